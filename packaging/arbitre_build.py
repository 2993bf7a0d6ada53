"""The in-tree build backend: setuptools, plus what Qt and Cython have to make first.

`generate()` compiles forms, resources and translations; the hooks of PEP 517 call it and then setuptools with the
compiled modules of the solver. Nothing is made again when its source is older than what was made from it. Run as a
script it builds in place, for a source tree that is installed already: `python packaging/arbitre_build.py`.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import setuptools
from setuptools import Extension
from setuptools.build_meta import _BuildMetaBackend
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
BACKEND = Path(__file__).resolve()

FORMS = ROOT / "forms"
FORMS_PACKAGE = ROOT / "arbitre" / "ui" / "forms"
QRC = ROOT / "resources" / "arbitre.qrc"
QRC_MODULE = ROOT / "arbitre" / "ui" / "resources_rc.py"
TRANSLATIONS = ROOT / "resources" / "i18n"
SOLVER = ROOT / "arbitre" / "solver"
DATA = ROOT / "arbitre" / "_data"
SHIPPED_RESOURCES = ("fonts", "icons", "sounds", "rulesets", "templates", "languages", "guides")
COMPILED_MARK = "# cython: language_level=3"


class BuildError(RuntimeError):
    """Something that the build needs is missing or refused its input."""


# ---- Qt: forms, resources, translations ------------------------------------------------------------------------------


def qt_tool(name: str) -> Path:
    """Return the real program behind `pyside6-<name>`: PySide6 keeps it in a different folder on each system."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise BuildError("PySide6 is not installed: the forms of the window cannot be compiled")
    home = Path(next(iter(spec.submodule_search_locations)))
    program = f"{name}.exe" if os.name == "nt" else name
    for folder in (home / "Qt" / "libexec", home, home / "Qt" / "bin", home / "bin"):
        if (folder / program).is_file():
            return folder / program
    raise BuildError(f"PySide6 in {home} has no {program}")


def _run_tool(name: str, *arguments: object) -> None:
    command = [str(qt_tool(name)), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace")
    if done.returncode or "warning" in done.stderr.lower():
        raise BuildError(f"{' '.join(command)}\n{done.stdout}{done.stderr}")


def is_current(target: Path, sources: Iterable[Path]) -> bool:
    """Tell whether `target` is at least as new as every one of its sources."""
    if not target.exists():
        return False
    made = target.stat().st_mtime_ns
    return all(source.stat().st_mtime_ns <= made for source in sources)


@contextlib.contextmanager
def _replacing(target: Path) -> Iterator[Path]:
    """Give a path to write to, and put it in place of `target` only when it is complete."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".making-") as folder:
        fresh = Path(folder, target.name)
        yield fresh
        os.replace(fresh, target)


def _typed_form(code: str, form: Path) -> str:
    """Return what uic wrote with its two methods annotated, so that a dialog can call them under `mypy --strict`."""
    widget = ElementTree.parse(form).getroot().find("widget")
    if widget is None:
        raise BuildError(f"{form}: no top-level widget")
    kind = widget.get("class", "QWidget")
    return re.sub(r"def (setupUi|retranslateUi)\(self, (\w+)\):", rf"def \1(self, \2: {kind}) -> None:", code)


def make_forms() -> list[Path]:
    """Compile `forms/*.ui` to `arbitre/ui/forms/ui_*.py`, drop those whose form is gone; return what was made."""
    forms = sorted(FORMS.glob("*.ui"))
    wanted = {FORMS_PACKAGE / f"ui_{form.stem}.py": form for form in forms}
    made = []
    for target, form in wanted.items():
        if is_current(target, (form, BACKEND)):
            continue
        with _replacing(target) as fresh:
            _run_tool("uic", "-g", "python", "--absolute-imports", form, "-o", fresh)
            fresh.write_text(_typed_form(fresh.read_text(encoding="utf-8"), form), encoding="utf-8", newline="\n")
        made.append(target)
    for left_over in FORMS_PACKAGE.glob("ui_*.py"):
        if left_over not in wanted:
            left_over.unlink()
    init = FORMS_PACKAGE / "__init__.py"
    if not init.exists():
        init.parent.mkdir(parents=True, exist_ok=True)
        init.write_text('"""What uic made of `forms/*.ui`; not committed."""\n', encoding="utf-8")
        made.append(init)
    return made


def make_resources() -> list[Path]:
    """Compile `resources/arbitre.qrc`, when there is one, to a module that registers it with Qt."""
    if not QRC.exists():
        QRC_MODULE.unlink(missing_ok=True)
        return []
    files = [QRC.parent / (node.text or "") for node in ElementTree.parse(QRC).getroot().iter("file")]
    missing = [str(file) for file in files if not file.is_file()]
    if missing:
        raise BuildError(f"{QRC} names files that do not exist: {', '.join(missing)}")
    if is_current(QRC_MODULE, (QRC, BACKEND, *files)):
        return []
    with _replacing(QRC_MODULE) as fresh:
        _run_tool("rcc", "-g", "python", QRC, "-o", fresh)
    return [QRC_MODULE]


def make_translations() -> list[Path]:
    """Compile `resources/i18n/*.ts` to `arbitre/_data/i18n/*.qm`, drop those whose source is gone."""
    wanted = {DATA / "i18n" / f"{source.stem}.qm": source for source in sorted(TRANSLATIONS.glob("*.ts"))}
    made = []
    for target, source in wanted.items():
        if is_current(target, (source, BACKEND)):
            continue
        with _replacing(target) as fresh:
            _run_tool("lrelease", "-silent", source, "-qm", fresh)
        made.append(target)
    for left_over in (DATA / "i18n").glob("*.qm"):
        if left_over not in wanted:
            left_over.unlink()
    return made


def generate() -> list[Path]:
    """Make every file that Python needs and that is not committed, extensions apart; return those made now."""
    return [*make_forms(), *make_resources(), *make_translations()]


def copy_data() -> None:
    """Copy word lists and resources into the package, for a wheel: they lie in no package of their own."""
    for folder in (ROOT / "lexicons", *(ROOT / "resources" / name for name in SHIPPED_RESOURCES)):
        target = DATA / folder.name
        shutil.rmtree(target, ignore_errors=True)
        if folder.is_dir():
            shutil.copytree(folder, target)


# ---- Cython: the compiled modules of the solver ----------------------------------------------------------------------


def compiled_modules() -> list[Path]:
    """Return the modules of the solver whose first lines say that Cython compiles them."""

    def is_marked(path: Path) -> bool:
        with path.open(encoding="utf-8") as lines:
            return any(line.startswith(COMPILED_MARK) for line, _ in zip(lines, range(10), strict=False))

    return [path for path in sorted(SOLVER.glob("*.py")) if is_marked(path)]


def extensions() -> list[Extension]:
    """Return the extensions to build. Optional: without a C compiler the program runs its plain-Python solver."""
    declarations = [str(path.relative_to(ROOT)) for path in sorted(SOLVER.glob("*.pxd"))]
    return [
        Extension(
            f"arbitre.solver.{path.stem}",
            [path.relative_to(ROOT).as_posix()],
            depends=[Path(name).as_posix() for name in declarations],
            optional=True,
        )
        for path in compiled_modules()
    ]


def compile_flags(compiler: str) -> list[str]:
    """Return the flags for `compiler` (distutils' name of it); baseline only: wheels are portable."""
    if compiler == "msvc":
        return ["/O2"]
    # Every x86-64 since 2008 counts bits in one instruction. Not on macOS, where one call compiles for two processors.
    popcount = ["-mpopcnt"] if platform.machine().lower() in {"x86_64", "amd64"} and sys.platform != "darwin" else []
    return ["-O3", "-g0", *popcount]


class BuildExtensions(build_ext):
    """Cython and the C compiler, only for what changed; an editable install takes what lies in place already."""

    def build_extensions(self) -> None:
        stale = [extension for extension in self.extensions if not self._take_current(extension)]
        try:
            from Cython.Build import cythonize
        except ImportError:
            print("Cython is not installed: the program will use its plain-Python solver", file=sys.stderr)
            return
        flags = compile_flags(self.compiler.compiler_type)
        with contextlib.chdir(ROOT):
            cythonized = cythonize(stale, build_dir="build/cython", language_level=3, quiet=not self.verbose)  # type: ignore[no-untyped-call]
        for extension, translated in zip(stale, cythonized, strict=True):
            extension.sources = translated.sources
            extension.extra_compile_args = flags
        everything, self.extensions = self.extensions, stale
        self.parallel = os.cpu_count() or 1
        try:
            super().build_extensions()
        finally:
            self.extensions = everything

    def _take_current(self, extension: Extension) -> bool:
        """Copy the extension from the source tree to the build folder when it is newer than all that it is made of."""
        built = Path(self.get_ext_fullpath(extension.name))
        in_place = SOLVER / built.name
        sources = [ROOT / name for name in (*extension.sources, *extension.depends)]
        if self.force or not is_current(in_place, (*sources, BACKEND)):
            return False
        built.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(in_place, built)
        return True


def _drop_stale_extensions() -> None:
    """Remove compiled modules whose source is gone: Python would go on importing them."""
    names = {path.stem for path in compiled_modules()}
    for suffix in ("so", "pyd"):
        for left_over in SOLVER.glob(f"*.{suffix}"):
            if left_over.name.split(".", 1)[0] not in names:
                left_over.unlink()


# ---- The hooks of PEP 517 and 660 ------------------------------------------------------------------------------------


class Backend(_BuildMetaBackend):
    """setuptools' backend with our extensions and our build command, in place of a `setup.py`."""

    def run_setup(self, setup_script: str = "setup.py") -> None:
        setuptools.setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtensions})


_backend = Backend()
get_requires_for_build_wheel = _backend.get_requires_for_build_wheel
get_requires_for_build_editable = _backend.get_requires_for_build_editable
get_requires_for_build_sdist = _backend.get_requires_for_build_sdist
prepare_metadata_for_build_wheel = _backend.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = _backend.prepare_metadata_for_build_editable
build_sdist = _backend.build_sdist


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Build a wheel that holds everything the program needs."""
    generate()
    copy_data()
    _drop_stale_extensions()
    return _backend.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Build what an editable install needs; data are read from the source tree."""
    generate()
    _drop_stale_extensions()
    return _backend.build_editable(wheel_directory, config_settings, metadata_directory)


def build_in_place() -> None:
    """Bring an editable install up to date with its sources."""
    os.chdir(ROOT)
    for path in generate():
        print("made", path.relative_to(ROOT).as_posix())
    _drop_stale_extensions()
    setuptools.setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildExtensions},
        script_args=["--quiet", "build_ext", "--inplace"],
    )


if __name__ == "__main__":
    try:
        build_in_place()
    except BuildError as error:
        sys.exit(f"arbitre_build: {error}")
