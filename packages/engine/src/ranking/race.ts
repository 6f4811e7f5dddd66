import { type AgeGroup, type Born, isInGroup } from './age-groups.ts';
import { firstDuplicate, type RankingBreach, rankingBreach } from './breach.ts';
import { checkEntries, checkOrder, type Entry, finishersOf } from './entry.ts';
import { byOrder, highest, lowest, type Places, placesOf, rankBy, type Ties } from './places.ts';
import { type Status, sameStatus } from './status.ts';

/** One result of a race that may be ranked by group, with a different clock there (gun and net time). */
export interface RaceEntry extends Entry, Born {
  readonly groupMark: number | null;
  readonly laps: number | null;
  readonly gender: string | null;
  /** Times of the segments, null if not taken. */
  readonly segments: readonly (number | null)[];
  /** Times since the start, in course order. */
  readonly splits: readonly number[];
}

interface RaceRules {
  readonly ties: Ties;
  /** Statuses placed behind all finishers: lapped riders in mountain bike races. */
  readonly rankedStatuses: readonly Status[];
  readonly groups: readonly AgeGroup[];
  /** The top so many overall get no place in their group. */
  readonly noDoubleAward: number;
  /** With chip times or several heats, the finishing order only separates equal times. */
  readonly isSplitStart?: boolean;
}

interface RaceRanking {
  readonly places: Places;
  readonly groups: ReadonlyMap<string, Places>;
}

/** Ranks a race by time, overall and in every group. */
export function rankRace(entries: readonly RaceEntry[], rules: RaceRules): RaceRanking | RankingBreach {
  const breach = checkRace(entries, rules);
  if (breach !== null) return breach;
  const places = placesOf(entries, levelsOf(entries, rules));
  const groups = rules.groups.map((group) => {
    const members = entries
      .filter((entry) => isInGroup(entry, group))
      .filter(({ id }) => (places.get(id) ?? Number.POSITIVE_INFINITY) > rules.noDoubleAward)
      .map((entry) => ({ ...entry, mark: entry.groupMark }));
    return [group.key, placesOf(members, levelsOf(members, rules))] as const;
  });
  return { places, groups: new Map(groups) };
}

function levelsOf(entries: readonly RaceEntry[], rules: RaceRules): readonly (readonly RaceEntry[])[] {
  const finishers = finishersOf(entries);
  const isByLaps = finishers.length > 0 && finishers.every(({ laps }) => laps !== null);
  const laps = highest((row: RaceEntry) => (isByLaps ? (row.laps ?? 0) : 0));
  const time = lowest((row: RaceEntry) => row.mark ?? 0);
  const others = rules.rankedStatuses.flatMap((status) => behind(entries, status));
  return [...rankBy(finishers, [laps, time, byOrder(rules.ties)]), ...others];
}

/** Entries with a ranked status, in the order in which they were taken out. */
function behind(entries: readonly RaceEntry[], status: Status): readonly (readonly RaceEntry[])[] {
  const rows = entries.filter((row) => row.status !== null && sameStatus(row.status, status));
  return rankBy(rows, [highest((row) => row.laps ?? 0), byOrder('ORDER')]);
}

function checkRace(entries: readonly RaceEntry[], rules: RaceRules): RankingBreach | null {
  // Groups start in many heats or waves, so there the order only separates equal times.
  const isOneStart =
    rules.isSplitStart !== true && rules.groups.length === 0 && entries.every(({ laps }) => laps === null);
  return (
    checkEntries(entries) ??
    firstDuplicate(rules.groups.map(({ key }) => ({ id: key }))) ??
    (rules.ties === 'ORDER' && isOneStart ? checkOrder(entries) : null) ??
    checkParts(entries)
  );
}

function checkParts(entries: readonly RaceEntry[]): RankingBreach | null {
  for (const { id, mark, segments, splits } of entries) {
    const rising = [...splits, mark ?? Number.POSITIVE_INFINITY];
    if (splits.some((split, at) => split > (rising[at + 1] ?? 0)))
      return rankingBreach('SPLITS_NOT_RISING', id);
    if (mark !== null && !addUp(segments, mark)) return rankingBreach('SPLITS_DISAGREE', id);
  }
  return null;
}

/** Whether the segments add up to the total. Rounding may change each one by a unit of its clock. */
function addUp(segments: readonly (number | null)[], mark: number): boolean {
  if (segments.length === 0 || segments.includes(null)) return true;
  const times = segments.map((time) => time ?? 0);
  const unit = [1000, 100, 10].find((size) => [...times, mark].every((time) => time % size === 0)) ?? 1;
  const sum = times.reduce((total, time) => total + time, 0);
  return Math.abs(sum - mark) <= unit * times.length;
}
