"""The build backend compiles what changed, only that, and says what is wrong with what it is given."""

import os
import platform
import sys
from pathlib import Path

import arbitre_build
import pytest

FORM = """<?xml version="1.0" encoding="UTF-8"?>
<ui version="4.0"><class>Hello</class>
 <widget class="QDialog" name="Hello">
  <layout class="QVBoxLayout" name="column">
   <item><widget class="QPushButton" name="go"><property name="text"><string>Aller</string></property></widget></item>
  </layout>
 </widget>
</ui>
"""
TRANSLATION = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
 <context><name>Hello</name><message><source>Aller</source><translation>Go</translation></message></context>
</TS>
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small source tree that the backend takes for its own."""
    monkeypatch.setattr(arbitre_build, "ROOT", tmp_path)
    for name, folder in {
        "FORMS": "forms",
        "FORMS_PACKAGE": "arbitre/ui/forms",
        "TRANSLATIONS": "resources/i18n",
        "SOLVER": "arbitre/solver",
        "DATA": "arbitre/_data",
    }.items():
        (tmp_path / folder).mkdir(parents=True)
        monkeypatch.setattr(arbitre_build, name, tmp_path / folder)
    monkeypatch.setattr(arbitre_build, "QRC", tmp_path / "resources" / "arbitre.qrc")
    monkeypatch.setattr(arbitre_build, "QRC_MODULE", tmp_path / "arbitre" / "ui" / "resources_rc.py")
    (tmp_path / "forms" / "hello.ui").write_text(FORM, encoding="utf-8")
    (tmp_path / "resources" / "i18n" / "arbitre_en.ts").write_text(TRANSLATION, encoding="utf-8")
    (tmp_path / "resources" / "tick.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    (tmp_path / "resources" / "arbitre.qrc").write_text(
        "<RCC><qresource prefix='/'><file>tick.svg</file></qresource></RCC>", encoding="utf-8"
    )
    return tmp_path


def edit_later(path: Path) -> None:
    """Give `path` a date after everything that was made."""
    later = path.stat().st_mtime_ns + 60 * 10**9
    os.utime(path, ns=(later, later))


def test_everything_is_made_once(tree: Path) -> None:
    made = {path.relative_to(tree).as_posix() for path in arbitre_build.generate()}
    assert made == {
        "arbitre/ui/forms/__init__.py",
        "arbitre/ui/forms/ui_hello.py",
        "arbitre/ui/resources_rc.py",
        "arbitre/_data/i18n/arbitre_en.qm",
    }
    assert arbitre_build.generate() == []


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("forms/hello.ui", "arbitre/ui/forms/ui_hello.py"),
        ("resources/tick.svg", "arbitre/ui/resources_rc.py"),
        ("resources/i18n/arbitre_en.ts", "arbitre/_data/i18n/arbitre_en.qm"),
    ],
)
def test_only_what_changed_is_made_again(tree: Path, source: str, target: str) -> None:
    arbitre_build.generate()
    edit_later(tree / source)
    assert arbitre_build.generate() == [tree / target]


def test_what_lost_its_source_goes(tree: Path) -> None:
    arbitre_build.generate()
    (tree / "forms" / "hello.ui").unlink()
    (tree / "resources" / "i18n" / "arbitre_en.ts").unlink()
    (tree / "resources" / "arbitre.qrc").unlink()
    assert arbitre_build.generate() == []
    left = [path.name for path in (tree / "arbitre").rglob("*") if path.is_file()]
    assert left == ["__init__.py"]


def test_a_form_is_compiled_with_its_types(tree: Path) -> None:
    arbitre_build.generate()
    code = (tree / "arbitre" / "ui" / "forms" / "ui_hello.py").read_text(encoding="utf-8")
    assert "def setupUi(self, Hello: QDialog) -> None:" in code
    assert "def retranslateUi(self, Hello: QDialog) -> None:" in code
    assert "self.go = QPushButton(" in code


def test_a_broken_form_is_named_and_replaces_nothing(tree: Path) -> None:
    arbitre_build.generate()
    good = (tree / "arbitre" / "ui" / "forms" / "ui_hello.py").read_text(encoding="utf-8")
    (tree / "forms" / "hello.ui").write_text("<ui>", encoding="utf-8")
    edit_later(tree / "forms" / "hello.ui")
    with pytest.raises(arbitre_build.BuildError, match=r"hello\.ui"):
        arbitre_build.generate()
    assert (tree / "arbitre" / "ui" / "forms" / "ui_hello.py").read_text(encoding="utf-8") == good
    assert not list((tree / "arbitre" / "ui" / "forms").glob(".making-*"))


def test_a_missing_icon_is_named(tree: Path) -> None:
    (tree / "resources" / "tick.svg").unlink()
    with pytest.raises(arbitre_build.BuildError, match=r"tick\.svg"):
        arbitre_build.make_resources()


def test_a_tool_that_is_missing_is_named() -> None:
    with pytest.raises(arbitre_build.BuildError, match="no-such-tool"):
        arbitre_build.qt_tool("no-such-tool")


@pytest.mark.parametrize("tool", ["uic", "rcc", "lrelease", "lupdate"])
def test_the_tools_of_qt_are_found(tool: str) -> None:
    assert arbitre_build.qt_tool(tool).is_file()


def test_marked_modules_are_compiled_and_others_are_not(tree: Path) -> None:
    solver = tree / "arbitre" / "solver"
    (solver / "fast.py").write_text("# cython: language_level=3\n", encoding="utf-8")
    (solver / "licensed.py").write_text("# a line\n# cython: language_level=3, cdivision=True\n", encoding="utf-8")
    (solver / "plain.py").write_text('"""A plain module; see # cython: language_level=3."""\n', encoding="utf-8")
    (solver / "bits.pxd").write_text("", encoding="utf-8")
    assert [path.name for path in arbitre_build.compiled_modules()] == ["fast.py", "licensed.py"]
    fast, _ = arbitre_build.extensions()
    assert (fast.name, fast.sources, fast.optional) == ("arbitre.solver.fast", ["arbitre/solver/fast.py"], True)
    assert fast.depends == ["arbitre/solver/bits.pxd"]


def test_flags_follow_compiler_and_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(sys, "platform", "linux")
    assert arbitre_build.compile_flags("unix") == ["-O3", "-g0", "-mpopcnt"]
    assert arbitre_build.compile_flags("msvc") == ["/O2"]
    monkeypatch.setattr(platform, "machine", lambda: "aarch64")
    assert arbitre_build.compile_flags("unix") == ["-O3", "-g0"]
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert arbitre_build.compile_flags("unix") == ["-O3", "-g0"]


def test_a_wheel_holds_the_data(tree: Path) -> None:
    for name in ("lexicons/fr/tiles.toml", "resources/rulesets/fisf-2023.toml", "resources/fonts/OFL.txt"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text("x", encoding="utf-8")
    (tree / "arbitre" / "_data" / "fonts").mkdir()
    (tree / "arbitre" / "_data" / "fonts" / "gone.ttf").write_text("old", encoding="utf-8")
    arbitre_build.copy_data()
    data = tree / "arbitre" / "_data"
    copied = sorted(path.relative_to(data).as_posix() for path in data.rglob("*") if path.is_file())
    assert copied == ["fonts/OFL.txt", "lexicons/fr/tiles.toml", "rulesets/fisf-2023.toml"]
