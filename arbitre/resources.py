"""Where the data shipped with the program are: word lists, rule sets, fonts, icons, sounds, templates, translations."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parent

# What the build makes has no source form that could be read in its place.
_BUILT = frozenset({"i18n"})
_TOP_LEVEL = frozenset({"lexicons", "forms"})


def in_checkout() -> bool:
    """Tell whether the program runs from its source tree (an editable install) rather than from a wheel or bundle."""
    return (_CHECKOUT / "packaging" / "arbitre_build.py").is_file()


def data_path(name: str) -> Path:
    """Return the folder (or file) of shipped data called `name`: `"lexicons"`, `"rulesets"`, `"fonts/OFL.txt"`...

    In a source tree this is the folder that is edited (`lexicons/`, `resources/<name>/`), else the copy that the build
    put into the package. `"i18n"` (compiled translations) is always inside the package. The path need not exist: a
    build without sounds has none.
    """
    head = name.replace("\\", "/").split("/", 1)[0]
    if head in _BUILT or not in_checkout():
        return _PACKAGE / "_data" / name
    if head in _TOP_LEVEL:
        return _CHECKOUT / name
    return _CHECKOUT / "resources" / name
