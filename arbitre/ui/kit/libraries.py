"""Where the window finds word lists and rule sets."""

from __future__ import annotations

from dataclasses import dataclass

from arbitre.application.lexicons.catalogue import Catalogue
from arbitre.application.presets.rulesets import RuleSets


@dataclass(frozen=True)
class Libraries:
    """The catalogue of word lists and the rule sets of this machine."""

    catalogue: Catalogue
    rule_sets: RuleSets
