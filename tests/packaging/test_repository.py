"""What is tracked is fit to be published, and the tree keeps to its own rules."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import arbitre_build
import dev
import pytest

ROOT = Path(__file__).resolve().parents[2]

# Spelled in pieces, so that this file does not hold what it forbids.
REGISTRIES = re.compile(
    "|".join(
        [
            r"pypi" + r"\.org/simple",
            r"pythonhosted" + r"\.org",
            r"registry\.npm" + r"js",
            r"npm" + r"js\.org",
            r"[a-z0-9-]+\.pkg" + r"\.dev",
            r"snapshot\.debian" + r"\.org",
            r"deb\.debian" + r"\.org",
            r"(?:extra-)?index-" + r"url",
            r"find-" + r"links",
        ]
    )
)
MACHINE_PATHS = re.compile(
    r"(?<![\w.])/(?:" + "|".join(["work", "root", "farm", "home/[a-z]+", "Users/[A-Za-z]+", r"tmp/bash\w*"]) + r")/"
)
GENERATED = re.compile(
    r"(?:^|/)(?:ui_[a-z0-9_]+\.py|[a-z0-9_]+_rc\.py|[^/]+\.(?:so|pyd|qm|pyc|o)|uv\.lock|poetry\.lock|package-lock\.json)$"
    r"|^arbitre/(?:_data|ui/forms)/|^arbitre/solver/[^/]+\.c$|^(?:build|dist)/|\.egg-info/"
)
BINARY = {".xz", ".gz", ".ttf", ".png", ".ico", ".icns", ".wav", ".ogg", ".xlsx", ".ods", ".pdf", ".arbitre", ".mo"}
LICENCES = ("LICENSE", "lexicons/licenses/", "resources/fonts/OFL.txt", "resources/fonts/DejaVu.txt")
LONGEST_MODULE = 500


def git(*arguments: str) -> str:
    """Run git in the checkout, whoever owns it."""
    command = ["git", "-c", f"safe.directory={ROOT}", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout


def tracked() -> list[str]:
    """Return the tracked files that are there, with `/` between folders."""
    names = git("ls-files", "-z").split("\0")
    return [name for name in names if name and (ROOT / name).is_file()]


def texts() -> list[tuple[str, str]]:
    """Return name and text of every tracked text of our own."""
    own = [name for name in tracked() if Path(name).suffix not in BINARY and not name.startswith(LICENCES)]
    return [(name, (ROOT / name).read_text(encoding="utf-8", errors="replace")) for name in own]


def modules(*folders: str) -> list[str]:
    """Return the tracked Python files under `folders` (all of them without)."""
    return [name for name in tracked() if name.endswith(".py") and name.startswith(folders or ("",))]


def lines_that_match(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:120]}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


@pytest.mark.parametrize(
    "text",
    ["https://pypi" + ".org/simple/", "--extra-index-" + "url x", "https://europe-python.pkg" + ".dev/a/b"],
)
def test_the_pattern_knows_registry_addresses(text: str) -> None:
    assert REGISTRIES.search(text)


@pytest.mark.parametrize("text", ["open('/wo" + "rk/main/x')", "/ro" + "ot/.cache/", "see /ho" + "me/me/notes"])
def test_the_pattern_knows_machine_paths(text: str) -> None:
    assert MACHINE_PATHS.search(text)


def test_no_tracked_file_holds_a_registry_address() -> None:
    assert lines_that_match(REGISTRIES) == []


def test_no_tracked_file_holds_a_path_of_somebodys_machine() -> None:
    assert lines_that_match(MACHINE_PATHS) == []


def test_nothing_generated_is_tracked() -> None:
    assert [name for name in tracked() if GENERATED.search(name)] == []


def test_what_the_build_makes_is_ignored() -> None:
    made = [
        "arbitre/ui/forms/ui_desk.py",
        "arbitre/ui/forms/__init__.py",
        "arbitre/ui/resources_rc.py",
        "arbitre/_data/i18n/arbitre_it.qm",
        "arbitre/solver/search.cpython-311-x86_64-linux-gnu.so",
        "build/cython/x.c",
        "dist/arbitre.whl",
        ".venv/bin/python",
        "uv.lock",
    ]
    assert git("check-ignore", "--no-index", *made).splitlines() == made


def test_packaging_is_no_package() -> None:
    """With an `__init__.py` it would hide the library `packaging`, which pip and pytest import."""
    assert "packaging/__init__.py" not in tracked()
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_every_module_opens_with_one_sentence() -> None:
    wrong = []
    for name in modules():
        docstring = ast.get_docstring(ast.parse((ROOT / name).read_text(encoding="utf-8"))) or ""
        sentence = " ".join(docstring.split("\n\n", 1)[0].split())
        if not sentence.endswith((".", ":", "?")):
            wrong.append(f"{name}: {sentence!r}")
    assert wrong == []


def test_modules_are_short_enough_to_be_read() -> None:
    lengths = {
        name: len((ROOT / name).read_text(encoding="utf-8").splitlines()) for name in modules("arbitre/", "packaging/")
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_the_domain_imports_the_standard_library_and_itself_only() -> None:
    foreign = []
    for name in modules("arbitre/domain/"):
        for node in ast.walk(ast.parse((ROOT / name).read_text(encoding="utf-8"))):
            imported: list[str] = []
            if isinstance(node, ast.Import):
                imported = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                imported = [node.module or ""]
            foreign += [
                f"{name}:{module}"
                for module in imported
                if module.split(".")[0] not in sys.stdlib_module_names
                and module != "arbitre.domain"
                and not module.startswith("arbitre.domain.")
            ]
    assert foreign == []


def test_mypy_overlooks_compiled_modules_and_no_other() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    overlooked = {
        name
        for override in settings["tool"]["mypy"]["overrides"]
        if override.get("ignore_errors")
        for name in override["module"]
    }
    compiled = {f"arbitre.solver.{path.stem}" for path in arbitre_build.compiled_modules()}
    generated = {"arbitre.ui.forms.*", "arbitre.ui.resources_rc"}
    assert overlooked == compiled | generated


def test_no_unfinished_mark_is_left() -> None:
    mark = re.compile(r"#\s*(?:" + "TO" + "DO|FIX" + "ME|XX" + "X)")
    assert lines_that_match(mark) == []


def test_constraints_are_versions_without_addresses() -> None:
    lines = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert [pin for pin in pins if not re.fullmatch(r"[A-Za-z0-9_.-]+==[0-9][A-Za-z0-9.]*", pin)] == []
    pinned = {re.split("==", pin)[0].lower().replace("_", "-") for pin in pins}
    wanted = {re.split(r"[^A-Za-z0-9_.-]", name)[0].lower().replace("_", "-") for name in dev.requirements()}
    assert wanted - pinned == set()


def test_the_version_is_the_same_everywhere() -> None:
    import arbitre

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first = re.search(r"^## \[?([0-9][^\]\s]*)", changelog, re.MULTILINE)
    assert first is not None
    assert settings["project"]["version"] == arbitre.__version__ == first.group(1)


def test_every_word_list_tells_where_it_comes_from() -> None:
    lexicons = ROOT / "lexicons"
    folders = {path.parent for path in lexicons.glob("*/*.txt.xz")}
    assert folders
    for folder in folders:
        source = (folder / "SOURCE.md").read_text(encoding="utf-8")
        for link in re.findall(r"\]\(([^)]+)\)", source):
            assert (folder / link).is_file(), f"{folder.name}/SOURCE.md: {link}"
        for words in folder.glob("*.txt.xz"):
            assert words.name in source, f"{folder.name}/SOURCE.md does not name {words.name}"


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "docs/architecture.md"])
def test_documents_name_commands_that_exist(document: str) -> None:
    named = re.findall(r"packaging/dev\.py ([a-z]+)", (ROOT / document).read_text(encoding="utf-8"))
    assert named
    assert set(named) <= set(dev.COMMANDS)


def test_contributing_tells_every_command() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert [name for name in dev.COMMANDS if f"packaging/dev.py {name}" not in text] == []


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "docs/architecture.md"])
def test_links_of_documents_lead_somewhere(document: str) -> None:
    source = ROOT / document
    links = re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", source.read_text(encoding="utf-8"))
    assert [link for link in links if not (source.parent / link).exists()] == []


def test_continuous_integration_runs_what_a_developer_runs() -> None:
    entry = ROOT / ".ci" / "run"
    commands = [line for line in entry.read_text(encoding="utf-8").splitlines() if "python" in line]
    assert commands == ["exec python3 packaging/dev.py test"]
    assert git("ls-files", "--stage", ".ci/run").startswith("100755")
