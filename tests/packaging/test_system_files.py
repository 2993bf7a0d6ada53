"""The files that tell each system about the program agree with each other and with the program."""

import configparser
import plistlib
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
IDENTIFIER = "org.arbitre.Arbitre"
MIME_TYPE = "application/x-arbitre"
SHARED_MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def project() -> dict[str, str]:
    settings: dict[str, str] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return settings


def test_linux_opens_tournaments_with_the_program() -> None:
    desktop = configparser.ConfigParser(interpolation=None)
    desktop.optionxform = str  # type: ignore[assignment,method-assign]
    desktop.read(LINUX / f"{IDENTIFIER}.desktop", encoding="utf-8")
    entry = desktop["Desktop Entry"]
    assert entry["MimeType"] == f"{MIME_TYPE};"
    assert entry["Icon"] == IDENTIFIER
    assert entry["Exec"] == "arbitre %f"
    mime = ElementTree.parse(LINUX / f"{IDENTIFIER}.mime.xml").getroot()
    kind = mime.find(f"{SHARED_MIME}mime-type")
    assert kind is not None
    assert kind.get("type") == MIME_TYPE
    assert [glob.get("pattern") for glob in kind.iter(f"{SHARED_MIME}glob")] == ["*.arbitre"]


def test_linux_software_centres_are_told_the_version(project: dict[str, str]) -> None:
    component = ElementTree.parse(LINUX / f"{IDENTIFIER}.metainfo.xml").getroot()
    assert component.findtext("id") == IDENTIFIER
    assert component.findtext("project_license") == project["license"]
    assert component.findtext("launchable") == f"{IDENTIFIER}.desktop"
    assert component.findtext("provides/mediatype") == MIME_TYPE
    release = component.find("releases/release")
    assert release is not None
    assert release.get("version") == project["version"]


def test_macos_opens_tournaments_with_the_program(project: dict[str, str]) -> None:
    info = plistlib.loads((ROOT / "packaging" / "macos" / "Info.plist").read_bytes())
    assert info["CFBundleShortVersionString"] == project["version"]
    (declared,) = info["UTExportedTypeDeclarations"]
    tags = declared["UTTypeTagSpecification"]
    assert tags == {"public.filename-extension": ["arbitre"], "public.mime-type": MIME_TYPE}
    assert info["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]


def test_the_windows_installer_names_what_is_there(project: dict[str, str]) -> None:
    script = (ROOT / "packaging" / "windows" / "arbitre.iss").read_text(encoding="utf-8")
    assert f'#define Version "{project["version"]}"' in script
    assert 'Subkey: "Software\\Classes\\.arbitre"' in script
    assert f'"{MIME_TYPE}"' in script
    assert (ROOT / "LICENSE").is_file()
    spec = (ROOT / "packaging" / "arbitre.spec").read_text(encoding="utf-8")
    for name in set(re.findall(r"\{app\}\\([a-z-]+)\.exe", script)):
        assert f'program("{name}"' in spec


@pytest.mark.parametrize("name", ["arbitre.spec", "launch.py"])
def test_the_recipe_of_the_bundle_is_python(name: str) -> None:
    path = ROOT / "packaging" / name
    compile(path.read_text(encoding="utf-8"), str(path), "exec")


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A copy of the tree with a bundle in it, installed for an invented user by the script for Linux."""
    for name in ("packaging/linux", "resources/icons", "dist/arbitre", "home"):
        (tmp_path / name).mkdir(parents=True)
    for path in LINUX.iterdir():
        (tmp_path / "packaging" / "linux" / path.name).write_bytes(path.read_bytes())
    icon = "resources/icons/arbitre.svg"
    (tmp_path / icon).write_bytes((ROOT / icon).read_bytes())
    program = tmp_path / "dist" / "arbitre" / "arbitre"
    program.write_text("#!/bin/sh\necho started $1\n", encoding="utf-8")
    program.chmod(0o755)
    install(tmp_path)
    return tmp_path


def install(tree: Path, *arguments: str) -> str:
    """Run the script of `tree` as an invented user; return what it said."""
    command = ["sh", str(tree / "packaging" / "linux" / "install.sh"), *arguments]
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", env={"HOME": str(tree / "home"), "PATH": "/usr/bin:/bin"}
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


if sys.platform.startswith("linux"):

    def test_the_script_installs_and_takes_away_again(installed: Path) -> None:
        home = installed / "home" / ".local"
        program = home / "bin" / "arbitre"
        assert subprocess.run([program, "club.arbitre"], capture_output=True).stdout == b"started club.arbitre\n"
        assert (home / "share" / "applications" / f"{IDENTIFIER}.desktop").is_file()
        assert (home / "share" / "icons" / "hicolor" / "scalable" / "apps" / f"{IDENTIFIER}.svg").is_file()
        (home / "lib" / "arbitre" / "left-over").touch()
        install(installed)  # over itself: nothing of the version before stays
        assert not (home / "lib" / "arbitre" / "left-over").exists()
        assert "settings are left alone" in install(installed, "--remove")
        left = [path.name for path in home.rglob("*") if path.is_file() and "mime" not in path.parts]
        assert [name for name in left if name != "mimeinfo.cache"] == []
