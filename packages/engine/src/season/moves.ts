import type { EndedCompetition, Step } from './steps.ts';

/** Where a team plays next, and why. */
export interface Move {
  readonly team: string;
  readonly from: string;
  /** Null if the team does not play on. */
  readonly to: string | null;
  readonly position: number | null;
  /** LEVEL: it stays because it shares its position with teams that would have to be separated. */
  readonly why: 'UP' | 'DOWN' | 'STAYS' | 'LEVEL' | 'WITHDREW';
}

type Team = EndedCompetition['teams'][number];

/**
 * Who goes up and down by the final tables: one move for each team of each competition. Promotion is decided
 * before relegation, and withdrawn teams take up relegation places. Teams without a position rank after all
 * others, and stay.
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
  // The best of the relegated teams take the first places.
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

/** The first `count` teams, and those level across the cut. */
function cut(ranked: readonly Team[], count: number) {
  const last = ranked[count - 1];
  const next = ranked[count];
  const isClear = last === undefined || next === undefined || orderOf(last) !== orderOf(next);
  if (isClear) return { taken: ranked.slice(0, count).filter(hasPosition), level: [] };
  const level = ranked.filter((team) => orderOf(team) === orderOf(last));
  const clear = ranked.slice(0, ranked.indexOf(level[0] ?? last));
  return { taken: clear.filter(hasPosition), level: level.filter(hasPosition) };
}
