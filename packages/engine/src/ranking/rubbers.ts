import { compareFractions, type Fraction, fraction } from '../exact/index.ts';
import { firstDuplicate, type RankingBreach, rankingBreach } from './breach.ts';
import { byOrder, type Places, placesOf, rankBy, type Ties } from './places.ts';

/** What a team won and lost: ties, rubbers, sets or games. A figure that only grows has no losses. */
export interface Figure {
  readonly won: number;
  readonly lost: number | null;
}

interface RubberTeam {
  readonly id: string;
  readonly figures: ReadonlyMap<string, Figure>;
  readonly order: number | null;
}

/** A figure and how it is compared: share won, difference, ratio, or just won. */
export interface FigureStep {
  readonly figure: string;
  readonly reading: 'PCT' | 'DIFF' | 'RATIO' | 'WON';
}

/** Ranks teams by their totals over ties of several rubbers; shares are exact, never rounded. */
export function rankRubbers(
  teams: readonly RubberTeam[],
  rules: { readonly steps: readonly FigureStep[]; readonly ties: Ties },
): Places | RankingBreach {
  const breach = firstDuplicate(teams) ?? checkFigures(teams, rules.steps);
  if (breach !== null) return breach;
  const steps = rules.steps.map(
    (step) => () => (a: RubberTeam, b: RubberTeam) =>
      compareFractions(
        amountOf(b.figures.get(step.figure), step),
        amountOf(a.figures.get(step.figure), step),
      ),
  );
  return placesOf(teams, rankBy(teams, [...steps, byOrder(rules.ties)]));
}

function amountOf(figure: Figure | undefined, { reading }: FigureStep): Fraction {
  const won = figure?.won ?? 0;
  const lost = figure?.lost ?? 0;
  switch (reading) {
    case 'PCT':
      return fraction(won, won + lost);
    case 'DIFF':
      return fraction(won - lost);
    case 'RATIO':
      return fraction(won, lost);
    case 'WON':
      return fraction(won);
  }
}

function checkFigures(teams: readonly RubberTeam[], steps: readonly FigureStep[]): RankingBreach | null {
  for (const { id, figures } of teams)
    for (const { figure, reading } of steps) {
      const own = figures.get(figure);
      if (own === undefined || (own.lost === null && reading !== 'WON'))
        return rankingBreach('FIGURES_MISSING', `${id}, ${figure}`);
    }
  return null;
}
