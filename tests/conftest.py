"""What every test stands on: no display, folders of its own, hypothesis the same on every machine."""

import os
import shutil
import tempfile

import pytest
from hypothesis import HealthCheck, settings

# Before the first import of Qt: a test never opens a window on anybody's screen unless it is told to.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# The same examples at every run: what is new is looked for in the long tests, not in somebody's submission.
settings.register_profile(
    "test", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("long", parent=settings.get_profile("test"), derandomize=False, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))

_HOME = "ARBITRE_TEST_HOME"


def pytest_configure(config: pytest.Config) -> None:
    """Keep the settings, caches and copies that the program makes away from those of the person who runs the tests."""
    if _HOME in os.environ:
        # A worker of pytest-xdist shares the compiled lists of the process that started it, and nothing else: another
        # worker's copies and settings are not its own.
        _use(os.path.join(os.environ[_HOME], os.environ.get("PYTEST_XDIST_WORKER", "main")), cache=False)
        return
    home = tempfile.mkdtemp(prefix="arbitre-tests-")
    os.environ[_HOME] = home
    _use(home, cache=True)

    def forget() -> None:
        del os.environ[_HOME]
        shutil.rmtree(home, ignore_errors=True)

    config.add_cleanup(forget)


def _use(home: str, *, cache: bool) -> None:
    names = ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_DOCUMENTS_DIR"]
    for name in [*names, "XDG_CACHE_HOME"] if cache else names:
        os.environ[name] = os.path.join(home, name.lower())
