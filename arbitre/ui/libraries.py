"""Where the window finds word lists and rule sets."""

from __future__ import annotations

from dataclasses import dataclass

from arbitre.application.lexicons import Catalogue
from arbitre.application.rulesets import RuleSets


@dataclass(frozen=True)
class Libraries:
    """The catalogue of word lists and the rule sets of this machine."""

    catalogue: Catalogue
    rule_sets: RuleSets
