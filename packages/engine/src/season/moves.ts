import type { EndedCompetition, Step } from './steps.ts';

/** Where a team plays next, and why. */
export interface Move {
  readonly team: string;
  readonly from: string;
  /** Null: it does not play on. */
  readonly to: string | null;
  readonly position: number | null;
  /** LEVEL: it stays because others with the same position would have to be told apart. */
  readonly why: 'UP' | 'DOWN' | 'STAYS' | 'LEVEL' | 'WITHDREW';
}

type Team = EndedCompetition['teams'][number];

/**
 * Who goes up and who goes down by the final tables: one move for each team of each competition. The best go up before the
 * last go down, and teams that withdrew take places of those that would go down. Teams without a position come after
 * all others, and stay.
 */
export function proposeMoves(
  competitions: readonly EndedCompetition[],
  steps: readonly Step[],
): readonly Move[] {
  return competitions.flatMap((competition) => movesOf(competition, steps));
}

function movesOf({ id, teams }: EndedCompetition, steps: readonly Step[]): readonly Move[] {
  const playing = teams.filter(({ withdrawn }) => !withdrawn);
  const ranked = playing.toSorted((one, other) => orderOf(one) - orderOf(other));
  const upward = steps.find(({ below }) => below === id);
  const up = cut(ranked, upward?.up ?? 0);
  const lowest = ranked.filter((team) => !up.taken.includes(team)).toReversed();
  const places = steps.flatMap((step) =>
    step.above === id ? Array.from({ length: step.down }, () => step.below) : [],
  );
  const down = cut(lowest, Math.max(0, places.length - (teams.length - playing.length)));
  // The best of those who go down take the first places.
  const goals = new Map(down.taken.toReversed().map(({ team }, index) => [team, places[index] ?? null]));
  return teams.map((one): Move => {
    const { team, position, withdrawn } = one;
    const move = { team, from: id, position };
    if (withdrawn) return { ...move, to: null, why: 'WITHDREW' };
    if (upward && up.taken.some((other) => other.team === team))
      return { ...move, to: upward.above, why: 'UP' };
    const below = goals.get(team);
    if (below !== undefined) return { ...move, to: below, why: 'DOWN' };
    const isLevel = [...up.level, ...down.level].some((other) => other.team === team);
    return { ...move, to: id, why: isLevel ? 'LEVEL' : 'STAYS' };
  });
}

const orderOf = ({ position }: Team) => position ?? Number.MAX_SAFE_INTEGER;
const hasPosition = ({ position }: Team) => position !== null;

/** The first so many, and those whom the cut would have to tell apart. */
function cut(ranked: readonly Team[], count: number) {
  const last = ranked[count - 1];
  const next = ranked[count];
  const isClear = last === undefined || next === undefined || orderOf(last) !== orderOf(next);
  if (isClear) return { taken: ranked.slice(0, count).filter(hasPosition), level: [] };
  const level = ranked.filter((team) => orderOf(team) === orderOf(last));
  const clear = ranked.slice(0, ranked.indexOf(level[0] ?? last));
  return { taken: clear.filter(hasPosition), level: level.filter(hasPosition) };
}
