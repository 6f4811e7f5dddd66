import { firstDuplicate, type RankingBreach, rankingBreach } from './breach.ts';
import { checkEntries, checkLanes, type Entry, fastestFirst } from './entry.ts';
import { byOrder, lowest, type Places, placesOf, rankBy, type Ties } from './places.ts';

interface SwimRules {
  readonly ties: Ties;
  /** The lanes of the fastest, the second, …; null for the usual ones, from the centre. */
  readonly laneOrder: readonly number[] | null;
  /** All finals in a single list by time. */
  readonly mergeFinals: boolean;
}

interface SwimInput {
  readonly prelims: readonly Entry[];
  readonly swimOff: readonly Entry[];
  /** The finals, best first: everyone in one is placed ahead of everyone in the next. */
  readonly finals: readonly (readonly Entry[])[];
}

interface SwimRanking {
  readonly prelims: Places;
  readonly swimOff: Places;
  readonly final: Places;
  /** Lanes of the first final; null for swimmers that neither time, swim-off nor order separates. */
  readonly lanes: ReadonlyMap<string, number | null>;
}

const eightLanes = [4, 5, 3, 6, 2, 7, 1, 8];
const tenLanes = [...eightLanes, 0, 9];

/** Ranks preliminaries, swim-off and finals, and assigns the lanes of the first final. */
export function rankSwimming(input: SwimInput, rules: SwimRules): SwimRanking | RankingBreach {
  const { prelims, swimOff, finals } = input;
  const [first = []] = finals;
  const lanes = rules.laneOrder ?? (first.length > eightLanes.length ? tenLanes : eightLanes);
  const breach = checkSwimming(input) ?? checkLaneOrder(lanes, first.length);
  if (breach !== null) return breach;
  const lists = rules.mergeFinals ? [finals.flat()] : finals;
  const levels = lists.flatMap((entries) => fastestFirst(entries, rules.ties));
  return {
    prelims: placesOf(prelims, fastestFirst(prelims, rules.ties)),
    swimOff: placesOf(swimOff, fastestFirst(swimOff, rules.ties)),
    final: placesOf(finals.flat(), levels),
    lanes: seedLanes(first, input, lanes),
  };
}

/** The fastest in the preliminaries gets the first lane of the list, and so on. */
function seedLanes(
  final: readonly Entry[],
  { prelims, swimOff }: SwimInput,
  lanes: readonly number[],
): ReadonlyMap<string, number | null> {
  const heats = new Map(prelims.map((entry) => [entry.id, entry]));
  const extra = new Map(swimOff.map(({ id, mark }) => [id, mark]));
  const seeds = final.map(({ id, lane }) => {
    const { mark = null, order = null } = heats.get(id) ?? {};
    const drawn = lane === null ? -1 : lanes.indexOf(lane);
    return { id, mark, order, again: extra.get(id) ?? null, drawn };
  });
  const levels = rankBy(seeds, [
    lowest((seed) => seed.mark ?? Number.POSITIVE_INFINITY),
    lowest((seed) => seed.again ?? Number.POSITIVE_INFINITY),
    byOrder('ORDER'),
    // An unrecorded draw shows in the lanes they swam in.
    (level) => (level.every(({ drawn }) => drawn >= 0) ? (a, b) => a.drawn - b.drawn : () => 0),
  ]);
  const places = placesOf(seeds, levels);
  const isAlone = new Map(levels.flatMap((level) => level.map(({ id }) => [id, level.length === 1])));
  return new Map(
    final.map(({ id }) => {
      const place = places.get(id) ?? null;
      return [id, place !== null && isAlone.get(id) === true ? (lanes[place - 1] ?? null) : null];
    }),
  );
}

function checkLaneOrder(lanes: readonly number[], swimmers: number): RankingBreach | null {
  const duplicate = firstDuplicate(
    lanes.map((lane) => ({ id: `${lane}` })),
    ({ id }) => id,
    'LANE_TWICE',
  );
  return duplicate ?? (swimmers > lanes.length ? rankingBreach('LANES_TOO_FEW', `${lanes.length}`) : null);
}

function checkSwimming({ prelims, swimOff, finals }: SwimInput): RankingBreach | null {
  const checks = [
    checkEntries(prelims),
    checkEntries(swimOff),
    checkEntries(finals.flat()),
    checkLanes(swimOff),
    ...finals.map(checkLanes),
  ];
  const known = new Set(prelims.map(({ id }) => id));
  const unknownEntry = [...swimOff, ...finals.flat()].find(({ id }) => !known.has(id));
  return (
    checks.find((breach) => breach !== null) ??
    (known.size > 0 && unknownEntry !== undefined ? rankingBreach('UNKNOWN', unknownEntry.id) : null)
  );
}
