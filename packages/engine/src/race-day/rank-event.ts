import { type AgeRule, type Born, isInGroup } from '../ranking/age-groups.ts';
import type { RankingBreach } from '../ranking/breach.ts';
import { roundUp } from '../ranking/marks.ts';
import type { Places, Ties } from '../ranking/places.ts';
import { type RaceEntry, rankRace } from '../ranking/race.ts';
import { type Status, sameStatus, statuses } from '../ranking/status.ts';
import type { GolfRules } from './golf-figures.ts';

/**
 * Times in milliseconds, distances in millimetres, points, laps: of times the lowest is best, of the others the highest.
 * Golf is counted on cards, and ranked by `rankGolfEvent`.
 */
export const eventKinds = ['TIME', 'DISTANCE', 'POINTS', 'LAPS', 'GOLF'] as const;
export type EventKind = (typeof eventKinds)[number];

/** From the age of `min` to that of `max`, both included; without a `max` it has no end. */
export interface AgeBand {
  readonly key: string;
  readonly min: number;
  readonly max: number | null;
}

/** What rankings by gender and age go by. */
export interface GroupRules {
  readonly bands: readonly AgeBand[];
  readonly ageRule: AgeRule;
}

/** From the start of the race, or from when somebody crossed the starting line. */
export const clocks = ['GUN', 'NET'] as const;
export type Clock = (typeof clocks)[number];

/** Which clock ranks all, and which one the groups by gender and age. */
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

/** Who is ranked. */
export interface Ranked extends Omit<Born, 'age'> {
  readonly id: string;
  readonly gender: string | null;
}

/** Somebody with a result. */
export interface EventEntry extends Ranked {
  readonly mark: number | null;
  /** By the clock of their own; without one that of the race counts. */
  readonly netMark: number | null;
  /** How long the laps took, in milliseconds; undefined or null where nobody timed them. */
  readonly elapsed?: number | null;
  readonly status: Status | null;
  readonly order: number | null;
}

export interface EventRow {
  readonly id: string;
  /** Where the row stands in the list, from 1: the placed first, then the others by status. */
  readonly position: number;
  readonly place: number | null;
  readonly genderPlace: number | null;
  readonly band: string | null;
  readonly bandPlace: number | null;
  /** Among those of one gender and one band. */
  readonly categoryPlace: number | null;
}

/** Ranks everybody with a result: over all, by gender, by age and by both. Rows that nothing separates keep their order. */
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

/** Everything by one clock. */
function rankBy(
  entries: readonly EventEntry[],
  rules: EventRules,
  clock: Clock,
): readonly EventRow[] | RankingBreach {
  const { ties, rankedStatuses } = rules;
  const everybody = { ...everyAge, key: '', rule: rules.ageRule };
  const rows = entries.map((entry) => raceEntry(entry, rules, clock));
  const ranking = rankRace(rows, { ties, rankedStatuses, groups: [everybody], noDoubleAward: 0 });
  if ('breach' in ranking) return ranking;
  const { places } = ranking;
  return groupRows(inOrder(entries, places), places, rules);
}

/** The mark that a clock gives. */
export function markBy<M extends number | null>(
  clock: Clock,
  { mark, netMark }: { readonly mark: M; readonly netMark: number | null },
): M | number {
  return clock === 'NET' ? (netMark ?? mark) : mark;
}

/** The places of a whole ranking, and within it those by gender, by age and by both. */
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

/** On one clock a group is the whole ranking with fewer people: who is level over all is level in it. */
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

/** What a mark counts as: times go up to the next unit. */
export function countedMark(mark: number, { kind, resolution }: Pick<EventRules, 'kind' | 'resolution'>) {
  return kind === 'TIME' ? roundUp(mark, resolution) : mark;
}

/** What of a mark is worse than the best, never negative. */
export function gapTo(best: number, mark: number, isLowestBest: boolean): number {
  return isLowestBest ? mark - best : best - mark;
}

/** Times and strokes are better when there are fewer of them. */
export function isLowestBest(kind: EventKind, golf: Pick<GolfRules, 'rankedBy'> | null): boolean {
  return kind === 'TIME' || (kind === 'GOLF' && golf?.rankedBy !== 'STABLEFORD');
}

const nothingElse = { age: null, bib: null, lane: null, laps: null, segments: [], splits: [] } as const;

/** A race is won by the lowest number, so the best distance becomes that. */
function raceEntry({ netMark, elapsed, ...entry }: EventEntry, rules: EventRules, clock: Clock): RaceEntry {
  if (rules.kind === 'LAPS') return lapEntry({ ...entry, netMark, elapsed: elapsed ?? null }, rules);
  const mark = markBy(clock, { mark: entry.mark, netMark });
  const counted = mark === null ? null : countedMark(mark, rules);
  const lowestIsBest = counted === null || rules.kind === 'TIME' ? counted : -counted;
  return { ...entry, ...nothingElse, mark: lowestIsBest, groupMark: lowestIsBest };
}

/** The most laps win, of as many the shortest time. Whoever was not timed stands behind who was, in the order at the line. */
function lapEntry({ mark, elapsed = null, ...entry }: EventEntry, { resolution }: EventRules): RaceEntry {
  const time = elapsed === null ? Number.MAX_SAFE_INTEGER : roundUp(elapsed, resolution);
  const timed = mark === null ? null : time;
  return { ...entry, ...nothingElse, laps: mark, mark: timed, groupMark: timed };
}

const everyAge = { gender: null, min: 0, max: Number.POSITIVE_INFINITY } as const;

/** The age group that somebody is ranked in; null: none. */
export function bandOf(born: Omit<Born, 'age'>, { bands, ageRule: rule }: GroupRules): string | null {
  const who = { ...born, age: null, gender: null };
  const isIn = ({ key, min, max }: AgeBand) =>
    isInGroup(who, { key, min, max: max ?? Number.POSITIVE_INFINITY, gender: null, rule });
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
