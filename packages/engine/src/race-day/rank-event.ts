import { type AgeRule, type Born, isInGroup } from '../ranking/age-groups.ts';
import type { RankingBreach } from '../ranking/breach.ts';
import { roundUp } from '../ranking/marks.ts';
import type { Places, Ties } from '../ranking/places.ts';
import { type RaceEntry, rankRace } from '../ranking/race.ts';
import { type Status, sameStatus, statuses } from '../ranking/status.ts';
import type { GolfRules } from './golf-figures.ts';

/**
 * Times in milliseconds, distances in millimetres, points, laps: the lowest time is best, the highest of the
 * others. Golf is scored on cards and ranked by `rankGolfEvent`.
 */
export const eventKinds = ['TIME', 'DISTANCE', 'POINTS', 'LAPS', 'GOLF'] as const;
export type EventKind = (typeof eventKinds)[number];

/** From age `min` to age `max`, both inclusive; open-ended without `max`. */
export interface AgeBand {
  readonly key: string;
  readonly min: number;
  readonly max: number | null;
}

/** The rules for rankings by gender and age. */
export interface GroupRules {
  readonly bands: readonly AgeBand[];
  readonly ageRule: AgeRule;
}

/** From the start of the race, or from crossing the starting line. */
export const clocks = ['GUN', 'NET'] as const;
export type Clock = (typeof clocks)[number];

/** Which clock ranks overall, and which one the groups by gender and age. */
interface Clocks {
  readonly overallBy: Clock;
  readonly groupsBy: Clock;
}

export interface EventRules extends GroupRules, Clocks {
  readonly kind: EventKind;
  /** The unit of its marks: 10 for hundredths, 1000 for whole seconds. */
  readonly resolution: number;
  readonly ties: Ties;
  readonly rankedStatuses: readonly Status[];
}

/** A ranked entry. */
export interface Ranked extends Omit<Born, 'age'> {
  readonly id: string;
  readonly gender: string | null;
}

/** An entry with a result. */
export interface EventEntry extends Ranked {
  readonly mark: number | null;
  /** By the entry’s own clock; without one the race clock counts. */
  readonly netMark: number | null;
  /** The time for the laps, in milliseconds; undefined or null if not timed. */
  readonly elapsed?: number | null;
  readonly status: Status | null;
  readonly order: number | null;
}

export interface EventRow {
  readonly id: string;
  /** The row’s position in the list, from 1: placed entries first, then the others by status. */
  readonly position: number;
  readonly place: number | null;
  readonly genderPlace: number | null;
  readonly band: string | null;
  readonly bandPlace: number | null;
  /** Among entries of the same gender and age band. */
  readonly categoryPlace: number | null;
}

/**
 * Ranks everyone with a result: overall, by gender, by age and by both. Rows that nothing separates keep
 * their order.
 */
export function rankEvent(
  entries: readonly EventEntry[],
  rules: EventRules,
): readonly EventRow[] | RankingBreach {
  const overall = rankBy(entries, rules, rules.overallBy);
  if ('breach' in overall) return overall;
  if (rules.groupsBy === rules.overallBy) return overall;
  const groups = rankBy(entries, rules, rules.groupsBy);
  if ('breach' in groups) return groups;
  const inGroups = new Map(groups.map((row) => [row.id, row]));
  return overall.map((row) => {
    const { genderPlace = null, bandPlace = null, categoryPlace = null } = inGroups.get(row.id) ?? {};
    return { ...row, genderPlace, bandPlace, categoryPlace };
  });
}

/** Ranks by one clock. */
function rankBy(
  entries: readonly EventEntry[],
  rules: EventRules,
  clock: Clock,
): readonly EventRow[] | RankingBreach {
  const { ties, rankedStatuses } = rules;
  const everyone = { ...everyAge, key: '', rule: rules.ageRule };
  const rows = entries.map((entry) => raceEntry(entry, rules, clock));
  const ranking = rankRace(rows, { ties, rankedStatuses, groups: [everyone], noDoubleAward: 0 });
  if ('breach' in ranking) return ranking;
  const { places } = ranking;
  return groupRows(inOrder(entries, places), places, rules);
}

/** The mark by a clock. */
export function markBy<M extends number | null>(
  clock: Clock,
  { mark, netMark }: { readonly mark: M; readonly netMark: number | null },
): M | number {
  return clock === 'NET' ? (netMark ?? mark) : mark;
}

/** Places overall, and within that by gender, by age and by both. */
export function groupRows(
  inOrder: readonly Ranked[],
  places: Places,
  rules: GroupRules,
): readonly EventRow[] {
  const placeIn = groupPlaces();
  return inOrder.map((entry, index) => {
    const { id, gender } = entry;
    const place = places.get(id) ?? null;
    const band = bandOf(entry, rules);
    return {
      id,
      position: index + 1,
      place,
      genderPlace: gender === null ? null : placeIn(`gender ${gender}`, place),
      band,
      bandPlace: band === null ? null : placeIn(`band ${band}`, place),
      categoryPlace: gender === null || band === null ? null : placeIn(`both ${gender} ${band}`, place),
    };
  });
}

/** With one clock a group is a subset of the overall ranking, so overall ties are ties in the group. */
export function groupPlaces() {
  const groups = new Map<string, { size: number; overall: number; own: number }>();
  return (key: string, overall: number | null): number | null => {
    if (overall === null) return null;
    const group = groups.get(key) ?? { size: 0, overall: 0, own: 0 };
    const own = group.overall === overall ? group.own : group.size + 1;
    groups.set(key, { size: group.size + 1, overall, own });
    return own;
  };
}

/** The counting mark: times are rounded up to the next unit. */
export function countedMark(mark: number, { kind, resolution }: Pick<EventRules, 'kind' | 'resolution'>) {
  return kind === 'TIME' ? roundUp(mark, resolution) : mark;
}

/** The gap between a mark and the best, never negative. */
export function gapTo(best: number, mark: number, isLowestBest: boolean): number {
  return isLowestBest ? mark - best : best - mark;
}

/** Whether lower is better, as with times and strokes. */
export function isLowestBest(kind: EventKind, golf: Pick<GolfRules, 'rankedBy'> | null): boolean {
  return kind === 'TIME' || (kind === 'GOLF' && golf?.rankedBy !== 'STABLEFORD');
}

const unusedFields = { age: null, bib: null, lane: null, laps: null, segments: [], splits: [] } as const;

/** Races rank the lowest number first, so distances are inverted. */
function raceEntry({ netMark, elapsed, ...entry }: EventEntry, rules: EventRules, clock: Clock): RaceEntry {
  if (rules.kind === 'LAPS') return lapEntry({ ...entry, netMark, elapsed: elapsed ?? null }, rules);
  const mark = markBy(clock, { mark: entry.mark, netMark });
  const counted = mark === null ? null : countedMark(mark, rules);
  const lowestIsBest = counted === null || rules.kind === 'TIME' ? counted : -counted;
  return { ...entry, ...unusedFields, mark: lowestIsBest, groupMark: lowestIsBest };
}

/** Most laps win, then the shortest time. Untimed entries come after timed ones, in finishing order. */
function lapEntry({ mark, elapsed = null, ...entry }: EventEntry, { resolution }: EventRules): RaceEntry {
  const time = elapsed === null ? Number.MAX_SAFE_INTEGER : roundUp(elapsed, resolution);
  const timed = mark === null ? null : time;
  return { ...entry, ...unusedFields, laps: mark, mark: timed, groupMark: timed };
}

const everyAge = { gender: null, min: 0, max: Number.POSITIVE_INFINITY } as const;

/** The age band an entry is ranked in; null for none. */
export function bandOf(born: Omit<Born, 'age'>, { bands, ageRule: rule }: GroupRules): string | null {
  const person = { ...born, age: null, gender: null };
  const isIn = ({ key, min, max }: AgeBand) =>
    isInGroup(person, { key, min, max: max ?? Number.POSITIVE_INFINITY, gender: null, rule });
  return bands.find(isIn)?.key ?? null;
}

function inOrder(entries: readonly EventEntry[], places: Places): readonly EventEntry[] {
  const placeOf = ({ id }: EventEntry) => places.get(id) ?? Number.POSITIVE_INFINITY;
  const rankOf = ({ status }: EventEntry) =>
    status === null ? -1 : statuses.findIndex((one) => sameStatus(one, status));
  return entries.toSorted((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    return one === other ? rankOf(a) - rankOf(b) : one < other ? -1 : 1;
  });
}
