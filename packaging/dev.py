#!/usr/bin/env python3
"""Everything a developer does here, the same on Linux, Windows and macOS: run, test, lint and so on.

Needs Python 3.11 and its standard library only. Each command first does what is missing of the set-up (libraries of the
system through apt where it can and may, a virtual environment, packages, an editable install, compiled forms and
modules) and nothing a second time.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from marked_texts import OPTIONS, sources

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
OLDEST_PYTHON = (3, 11)
TRANSLATED = ("en", "it")  # French is the source


class DevError(Exception):
    """The command cannot go on; the text tells the person what to do."""


def say(text: str) -> None:
    """Print at once, in order with what the programs that we start print."""
    print(text, flush=True)


# ---- Libraries and programs of the system ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Need:
    """Something of the system: how it is looked for, and the Debian packages that bring it."""

    what: str
    packages: tuple[str, ...]
    present: Callable[[], bool]
    required: bool = True


def library(soname: str, package: str, *, required: bool = True) -> Need:
    """Return the need of a shared library, which is there when it can be loaded."""

    def present() -> bool:
        try:
            ctypes.CDLL(soname)
        except OSError:
            return False
        return True

    return Need(soname, (package,), present, required)


def program(name: str, package: str) -> Need:
    """Return the need of a program; none of those is required to go on."""
    return Need(name, (package,), lambda: shutil.which(name) is not None, required=False)


def _has_python_header() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


def _has_c_compiler() -> bool:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return False
    check = [compiler, "-fsyntax-only", "-x", "c", "-"]
    return subprocess.run(check, input=b"#include <stdlib.h>\n", capture_output=True).returncode == 0


_DISTRIBUTION_PYTHON = sys.base_prefix == "/usr"

# What Qt loads without a screen, and what its tools (uic, lrelease) load.
BASE = [
    Need("the Python module ensurepip", ("python3-venv",), lambda: importlib.util.find_spec("ensurepip") is not None),
    library("libglib-2.0.so.0", "libglib2.0-0"),
    library("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
    library("libbrotlidec.so.1", "libbrotli1"),
    library("libGL.so.1", "libgl1"),
    library("libEGL.so.1", "libegl1"),
    library("libxkbcommon.so.0", "libxkbcommon0"),
    library("libfontconfig.so.1", "libfontconfig1"),
    library("libdbus-1.so.3", "libdbus-1-3"),
    # Without these the program runs its plain-Python solver.
    Need("a C compiler", ("gcc", "libc6-dev"), _has_c_compiler, required=False),
    Need("Python.h", ("python3-dev",) if _DISTRIBUTION_PYTHON else (), _has_python_header, required=False),
]
DISPLAY = [
    library("libxcb-cursor.so.0", "libxcb-cursor0"),
    library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    library("libxcb-icccm.so.4", "libxcb-icccm4"),
    library("libxcb-image.so.0", "libxcb-image0"),
    library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    library("libxcb-render-util.so.0", "libxcb-render-util0"),
    library("libxcb-shape.so.0", "libxcb-shape0"),
    library("libwayland-cursor.so.0", "libwayland-cursor0", required=False),
    # Without sound the program beeps and flashes.
    library("libpulse.so.0", "libpulse0", required=False),
    library("libXrandr.so.2", "libxrandr2", required=False),
]
LONG = [
    *DISPLAY,
    program("pdftoppm", "poppler-utils"),
    program("Xvfb", "xvfb"),
    program("xauth", "xauth"),
    program("openbox", "openbox"),
    program("soffice", "libreoffice-calc-nogui"),
    program("chromium", "chromium"),
]


def apt_get() -> list[str] | None:
    """Return the start of an apt-get command that may install here, or None."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    if shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0:
        return ["sudo", "-n", "apt-get"]
    return None


def system_libraries(needs: Iterable[Need]) -> None:
    """Install what is missing of `needs` through apt, or say exactly what to install."""
    if not sys.platform.startswith("linux"):
        return
    missing = [need for need in needs if not need.present()]
    if not missing:
        return
    packages = list(dict.fromkeys(package for need in missing for package in need.packages))
    apt = apt_get()
    if apt and packages:
        say(f"== installing through apt: {' '.join(packages)}")
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run([*apt, "-qq", "update"], env=environment)
        subprocess.run(
            [*apt, "-qq", "-y", "install", "--no-install-recommends", *packages],
            env=environment,
            stdout=subprocess.DEVNULL,
        )
        missing = [need for need in missing if not need.present()]
    for need in missing:
        if not need.required:
            say(f"note: {need.what} is missing{_in_debian(need.packages)}; going on without")
    required = [need for need in missing if need.required]
    if required:
        packages = list(dict.fromkeys(package for need in missing for package in need.packages))
        lines = [f"  {need.what}{_in_debian(need.packages)}" for need in required]
        raise DevError(
            "missing on this system:\n"
            + "\n".join(lines)
            + f"\nOn Debian or Ubuntu: sudo apt-get install {' '.join(packages)}\nthen run the same command again."
        )


def _in_debian(packages: Sequence[str]) -> str:
    return f" (Debian: {' '.join(packages)})" if packages else ""


# ---- The virtual environment -----------------------------------------------------------------------------------------


def venv_program(name: str) -> str:
    """Return the path of a program of the virtual environment."""
    if os.name == "nt":
        return str(VENV / "Scripts" / f"{name}.exe")
    return str(VENV / "bin" / name)


def run(command: Sequence[str], *, env: dict[str, str] | None = None) -> int:
    """Run in the root of the source tree; return the exit status."""
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **(env or {})}).returncode


def must(command: Sequence[str], what: str) -> None:
    """Run, and give up when it fails."""
    status = run(command)
    if status:
        raise DevError(f"{what} failed (exit status {status}): {' '.join(command)}")


def make_environment() -> None:
    """Make the virtual environment unless one that works is there."""
    python = venv_program("python")
    if Path(python).exists() and subprocess.run([python, "-c", "import pip"], capture_output=True).returncode == 0:
        return
    say(f"== making the virtual environment {VENV.name}")
    must([sys.executable, "-m", "venv", "--clear", str(VENV)], "making the virtual environment")


def digest(*parts: str | bytes) -> str:
    total = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        total.update(len(data).to_bytes(8, "big") + data)
    return total.hexdigest()


def once(step: str, key: str, work: Callable[[], None]) -> None:
    """Do `work` unless it was done to its end with the same `key` before."""
    stamp = VENV / f"arbitre-{step}.stamp"
    if stamp.is_file() and stamp.read_text() == key:
        return
    stamp.unlink(missing_ok=True)
    work()
    stamp.write_text(key)


def requirements() -> list[str]:
    import tomllib  # not at the top: an older Python must get as far as being told so

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = settings["project"]
    return [*settings["build-system"]["requires"], *project["dependencies"], *project["optional-dependencies"]["dev"]]


def _pip(*arguments: str) -> list[str]:
    return [venv_program("python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", *arguments]


def set_up(needs: Iterable[Need] = ()) -> None:
    """Do whatever is missing between a fresh clone and a program that runs."""
    if sys.version_info < OLDEST_PYTHON:
        raise DevError(
            f"Python {'.'.join(map(str, OLDEST_PYTHON))} or newer is needed, this is {sys.version.split()[0]}"
        )
    system_libraries([*BASE, *needs])
    make_environment()
    wanted = requirements()

    def packages() -> None:
        say("== installing packages")
        must(_pip("--constraint", str(CONSTRAINTS), *wanted), "installing packages")

    def editable() -> None:
        say("== installing the program from its source tree")
        must(_pip("--no-build-isolation", "--no-deps", "--editable", str(ROOT)), "installing the program")

    # Not sys.version: apt may have brought another build of the same Python a moment ago.
    once("packages", digest(str(sys.version_info), CONSTRAINTS.read_bytes(), *wanted), packages)
    backend = ROOT / "packaging" / "arbitre_build.py"
    once("editable", digest(str(ROOT), (ROOT / "pyproject.toml").read_bytes(), backend.read_bytes()), editable)
    # Forms, translations and compiled modules that changed since; it looks at dates and makes nothing a second time.
    must([venv_program("python"), str(backend)], "building")


# ---- The commands ----------------------------------------------------------------------------------------------------


def has_display() -> bool:
    """Tell whether a window can be opened here."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def command_run(arguments: Sequence[str]) -> int:
    """Open the desk; without a display, play the demonstration headless."""
    if has_display():
        set_up(DISPLAY)
        return run([venv_program("arbitre"), *arguments])
    set_up()
    out = ROOT / "build" / "demo"
    shutil.rmtree(out, ignore_errors=True)
    say(f"No display here: the window cannot be opened. Playing the demonstration headless into {out}")
    return run([venv_program("arbitre"), "demo", "--out", str(out), *arguments])


def steps(wanted: Sequence[tuple[str, Sequence[str]]]) -> list[str]:
    """Run every step, also after one failed; return the names of those that did."""
    failed = []
    for name, command in wanted:
        start = time.monotonic()
        say(f"== {name}")
        status = run(command)
        if status:
            failed.append(name)
        say(f"== {name}: {'ok' if status == 0 else f'FAILED ({status})'}, {time.monotonic() - start:.1f} s")
    return failed


def lint() -> list[str]:
    return steps(
        [
            ("ruff check", [venv_program("ruff"), "check", "."]),
            ("ruff format", [venv_program("ruff"), "format", "--check", "."]),
            ("mypy --strict", [venv_program("mypy")]),
            ("import-linter", [venv_program("lint-imports"), "--no-logo"]),
        ]
    )


def run_pytest(*arguments: str, env: dict[str, str] | None = None) -> int:
    return run([venv_program("python"), "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", *arguments], env=env)


def command_lint(_arguments: Sequence[str]) -> int:
    """Run ruff, mypy --strict and import-linter."""
    set_up()
    failed = lint()
    say(f"FAILED: {', '.join(failed)}" if failed else "all clean")
    return 1 if failed else 0


def command_test(arguments: Sequence[str]) -> int:
    """Lint, then run pytest with warnings as errors; further arguments go to pytest, whose closing line is the last."""
    set_up()
    failed = lint()
    if failed:
        say(f"FAILED before the tests: {', '.join(failed)}")
    say("== pytest")
    status = run_pytest(*arguments)
    return status or (1 if failed else 0)


def command_long(arguments: Sequence[str]) -> int:
    """Run what is too slow for every run: the tests marked `long`, then a picture of every screen."""
    set_up(LONG)
    failed = []
    say("== pytest -m long")
    if run_pytest("-m", "long", *arguments, env={"HYPOTHESIS_PROFILE": "long"}):
        failed.append("pytest -m long")
    failed += _pictures(ROOT / "build" / "pictures")
    say(f"FAILED: {', '.join(failed)}" if failed else "all passed")
    return 1 if failed else 0


def _pictures(folder: Path) -> list[str]:
    """Draw every screen in two themes; return what failed."""
    arbitre = venv_program("arbitre")
    listed = subprocess.run([arbitre, "shot", "list"], cwd=ROOT, capture_output=True, encoding="utf-8")
    screens = listed.stdout.split()
    if listed.returncode or not screens:
        return [f"arbitre shot list ({listed.stderr.strip() or 'no screen'})"]
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shots = [
        (f"{screen}-{theme}.png", [arbitre, "shot", screen, "--theme", theme, "--out"])
        for screen in screens
        for theme in ("light", "dark")
    ]
    return steps([(f"picture {name}", [*command, str(folder / name)]) for name, command in shots])


def command_build(arguments: Sequence[str]) -> int:
    """Build a wheel into dist/; with `--bundle` also a folder that runs on a computer of this kind without Python."""
    options = argparse.ArgumentParser(prog="dev.py build")
    options.add_argument("--bundle", action="store_true", help="also a PyInstaller folder")
    bundle = options.parse_args(arguments).bundle
    set_up(DISPLAY if bundle else ())
    dist = ROOT / "dist"
    wheel = [venv_program("python"), "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    must([*wheel, "--no-build-isolation", "--no-deps", "--wheel-dir", str(dist), str(ROOT)], "building the wheel")
    say(f"wheels in {dist}: {', '.join(sorted(path.name for path in dist.glob('*.whl')))}")
    if bundle:
        must(_pip("--constraint", str(CONSTRAINTS), "pyinstaller"), "installing PyInstaller")
        spec = str(ROOT / "packaging" / "arbitre.spec")
        work = ["--distpath", str(dist), "--workpath", str(ROOT / "build" / "pyinstaller")]
        must([venv_program("pyinstaller"), "--noconfirm", "--clean", "--log-level", "WARN", *work, spec], "bundling")
        say(f"bundle in {dist / 'arbitre'}")
    return 0


def command_bench(arguments: Sequence[str]) -> int:
    """Measure solver and session on this machine."""
    set_up()
    return run([venv_program("arbitre"), "bench", *arguments])


def command_texts(_arguments: Sequence[str]) -> int:
    """Collect the texts of forms and modules into `resources/i18n/*.ts`; new ones are marked unfinished there."""
    set_up()
    folder = ROOT / "resources" / "i18n"
    folder.mkdir(exist_ok=True)
    targets = {folder / f"arbitre_{language}.ts" for language in TRANSLATED} | set(folder.glob("arbitre_*.ts"))
    found = sources(ROOT, ROOT / "build" / "marked_texts.py")
    read = [str(path.relative_to(ROOT)) for path in found]
    ts = [str(path.relative_to(ROOT)) for path in sorted(targets)]
    return run([venv_program("pyside6-lupdate"), *OPTIONS, *read, "-ts", *ts])


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "run": command_run,
    "test": command_test,
    "long": command_long,
    "lint": command_lint,
    "build": command_build,
    "bench": command_bench,
    "texts": command_texts,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line; further arguments go to the program that the command starts."""
    parser = argparse.ArgumentParser(
        prog="dev.py",
        description=(__doc__ or "").splitlines()[0],
        epilog="\n".join(f"{name:6} {(command.__doc__ or '').strip()}" for name, command in COMMANDS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("arguments", nargs=argparse.REMAINDER)
    options = parser.parse_args(arguments)
    try:
        return COMMANDS[options.command](options.arguments)
    except DevError as failure:
        sys.stdout.flush()
        print(f"dev.py: {failure}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
