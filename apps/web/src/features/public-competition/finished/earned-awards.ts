/** In this order. The podium is shown above, so it isn't repeated. */
const earnedKinds = ['TOP_SCORER', 'BEST_ATTACK', 'BEST_DEFENCE', 'LONGEST_RUN', 'FAIR_PLAY'] as const;
type EarnedKind = (typeof earnedKinds)[number];

/** An award shared by more than two distinguishes no one. */
const maxWinners = 2;
/** Shorter winning runs are nothing special. */
const shortestRun = 3;

interface Team {
  readonly id: string;
  readonly name: string;
}

interface Row<T extends Team> {
  readonly team: T;
  readonly for: number;
  readonly against: number;
}

interface Scorer {
  readonly rank: number;
  readonly value: number;
}

interface Season<T extends Team, S extends Scorer> {
  readonly awards: readonly { readonly kind: string; readonly team: T }[];
  readonly rows: readonly Row<T>[];
  readonly scorers: readonly S[];
  readonly longestRun: { readonly wins: number; readonly teams: readonly T[] } | null;
  readonly cards: readonly { readonly teamId: string; readonly yellow: number; readonly red: number }[];
}

/** An award with the figure that earned it. */
export type EarnedAward<T, S> =
  | { readonly kind: 'TOP_SCORER'; readonly scorers: readonly S[]; readonly count: number }
  | {
      readonly kind: 'BEST_ATTACK' | 'BEST_DEFENCE' | 'LONGEST_RUN';
      readonly teams: readonly T[];
      readonly count: number;
    }
  | {
      readonly kind: 'FAIR_PLAY';
      readonly teams: readonly T[];
      readonly yellow: number;
      readonly red: number;
    };

export function earnedAwards<T extends Team, S extends Scorer>(
  season: Season<T, S>,
): readonly EarnedAward<T, S>[] {
  return earnedKinds.flatMap((kind) => makers[kind](season) as EarnedAward<T, S>[]);
}

type Maker = <T extends Team, S extends Scorer>(season: Season<T, S>) => readonly EarnedAward<T, S>[];

const makers: Readonly<Record<EarnedKind, Maker>> = {
  TOP_SCORER: ({ scorers }) => {
    const first = scorers.filter(({ rank }) => rank === 1);
    const count = first[0]?.value ?? 0;
    return isDistinct(first) && count > 0 ? [{ kind: 'TOP_SCORER', scorers: first, count }] : [];
  },
  BEST_ATTACK: (season) => byFigure('BEST_ATTACK', season, (row) => row.for),
  BEST_DEFENCE: (season) => byFigure('BEST_DEFENCE', season, (row) => row.against),
  LONGEST_RUN: ({ longestRun }) =>
    longestRun !== null && longestRun.wins >= shortestRun && isDistinct(longestRun.teams)
      ? [{ kind: 'LONGEST_RUN', teams: longestRun.teams, count: longestRun.wins }]
      : [],
  FAIR_PLAY: (season) => {
    const teams = winnersOf('FAIR_PLAY', season);
    // If no cards are recorded, fairness can't be compared.
    if (!season.cards.some(({ yellow, red }) => yellow + red > 0)) return [];
    const own = season.cards.find(({ teamId }) => teamId === teams[0]?.id);
    if (own === undefined || !isDistinct(teams)) return [];
    return [{ kind: 'FAIR_PLAY', teams, yellow: own.yellow, red: own.red }];
  },
};

const isDistinct = (winners: readonly unknown[]) => winners.length > 0 && winners.length <= maxWinners;

const winnersOf = <T extends Team, S extends Scorer>(kind: string, { awards }: Season<T, S>) =>
  awards.filter((award) => award.kind === kind).map(({ team }) => team);

function byFigure<T extends Team, S extends Scorer>(
  kind: 'BEST_ATTACK' | 'BEST_DEFENCE',
  season: Season<T, S>,
  figure: (row: Row<T>) => number,
): readonly EarnedAward<T, S>[] {
  const teams = winnersOf(kind, season);
  const row = season.rows.find(({ team }) => team.id === teams[0]?.id);
  return row !== undefined && isDistinct(teams) ? [{ kind, teams, count: figure(row) }] : [];
}
