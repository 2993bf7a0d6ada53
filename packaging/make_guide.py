"""Make the guide's page on how slips are graded, `docs/guide/correction.md`, from the program's own table of reasons.

Run it after a change of the table; a test fails while the page and the table differ.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "guide" / "correction.md"
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from arbitre.domain.rules.reasons import QUESTIONS, REASONS, ReasonRow  # noqa: E402 - the package lies beside this folder
from arbitre.domain.rules.rule_set import RuleSet  # noqa: E402
from arbitre.domain.rules.slip import Reason, Sanction  # noqa: E402

INTRODUCTION = """\
<!-- Written by packaging/make_guide.py from the table of reasons: change the table, not this page. -->

# Comment les bulletins sont corrigés

Le programme corrige chaque bulletin d’après le règlement de la partie : ce qui est payé, la sanction, l’article et le
motif. La correction ne dépend que du bulletin et de la position : deux arbitres qui saisissent le même bulletin
obtiennent la même correction, dans n’importe quel ordre. Cette page suit le règlement de la FISF de 2023, le choix par
défaut ; les articles sont les siens. Un autre règlement peut payer autrement (voir les règlements fournis).

Le score payé avant pénalité s’appelle le *score de base* : c’est lui qui est comparé pour les solos.

L’arbitre a le dernier mot : il peut payer autrement, avec un motif, et les deux corrections restent au journal.

## Dans l’ordre

1. Pas de bulletin, bulletin blanc, hors délai ou plusieurs bulletins : zéro.
2. **Premier coup** : le meilleur score du mot est payé, où qu’il soit écrit.
3. **Coups suivants** : le mot est situé par sa référence, par ses lettres de raccord, ou par le mot de la grille qu’il
   prolonge.
4. La place est juste : le score écrit est payé s’il existe à cette place, sinon le score exact, avec un avertissement.
5. La place manque ou est fausse : le score écrit est payé moins {penalty} points s’il existe pour ce mot dans le sens
   où il est écrit, sinon zéro.
6. La place est juste mais le score est celui d’une autre place : la lecture qui paie le plus.
7. Un seul avertissement par coup, jamais ajouté à une pénalité ni à un zéro. Les avertissements de conduite s’ajoutent.
"""

SECTIONS: tuple[tuple[Sanction, str, str], ...] = (
    (Sanction.NONE, "Payé sans sanction", ""),
    (
        Sanction.WARNING,
        "Avertissement",
        "La solution est payée. Les {free} premiers avertissements d’une partie ne coûtent rien, chacun des suivants "
        "coûte {cost} points ; en blitz et en partie originale, les {free_original} premiers.",
    ),
    (
        Sanction.PENALTY,
        "Pénalité de {penalty} points",
        "Un score inférieur à {penalty} devient un zéro ; un score de {penalty} paie 0, avec un score de base de "
        "{penalty}.",
    ),
    (
        Sanction.ZERO,
        "Zéro",
        "Quand un mot refusé est rejoué avant que le joueur en ait été averti, le zéro devient une moyenne (5.9) : "
        "celle du coup chez le même arbitre, sans dépasser les points de la solution proposée. Jamais pour une erreur "
        "de grille ou de lettre.",
    ),
)

QUESTIONS_INTRODUCTION = """\
## Ce que l’arbitre décide

Quand le règlement laisse une décision à l’arbitre, le programme la demande au lieu de deviner, et seulement si la
réponse change ce qui est payé. La réponse est inscrite au journal et vaut pour tous les bulletins du coup.

Chaque réponse est montrée avec ce qu’elle paye. **Alt+1**, **Alt+2**… répondent : ni chiffre seul, ni lettre,
ni Entrée, qui sont déjà du bulletin suivant. **Échap** revient à la ligne, rien n’étant enregistré.
"""


def page() -> str:
    """The page as a Markdown text."""
    rules = RuleSet()
    values = {
        "penalty": rules.slip.penalty,
        "free": rules.warning.free,
        "free_original": rules.warning.free_original,
        "cost": rules.warning.cost,
    }
    parts = [INTRODUCTION.format(**values)]
    for sanction, title, text in SECTIONS:
        parts.append(f"## {title.format(**values)}\n")
        if text:
            parts.append(text.format(**values) + "\n")
        rows = [(reason, row) for reason, row in REASONS.items() if sanction in row.sanctions]
        parts.append("\n".join(["| motif | articles | nom |", "|---|---|---|", *map(_line, rows)]) + "\n")
    parts.append(QUESTIONS_INTRODUCTION)
    parts.append("\n".join(f"- {text}" for text in QUESTIONS.values()) + "\n")
    parts.append("## Sans le règlement\n")
    outside = [(reason, row) for reason, row in REASONS.items() if not row.sanctions]
    parts.append("\n".join(f"- {row.sentence} (`{reason}`)" for reason, row in outside) + "\n")
    return "\n".join(parts)


def _line(item: tuple[Reason, ReasonRow]) -> str:
    reason, row = item
    return f"| {row.sentence} | {', '.join(sorted(row.articles))} | `{reason}` |"


def main() -> None:
    """Write the page."""
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
