import { firstDuplicate, type RankingBreach, rankingBreach } from './breach.ts';
import { byOrder, lowest, rankBy, type Ties } from './places.ts';
import { hasNoMark, type Status } from './status.ts';

/** One race result: a mark in milliseconds, or why there is none. */
export interface Entry {
  readonly id: string;
  readonly bib: string | null;
  readonly lane: number | null;
  readonly mark: number | null;
  readonly status: Status | null;
  /** The finishing order as judged from the photo or by eye. */
  readonly order: number | null;
}

/** The entries with a counting mark. */
export function finishersOf<Row extends Entry>(entries: readonly Row[]): readonly Row[] {
  return entries.filter(({ mark, status }) => mark !== null && status === null);
}

/** The finishers of one race, fastest first. */
export function fastestFirst<Row extends Entry>(
  entries: readonly Row[],
  ties: Ties,
): readonly (readonly Row[])[] {
  return rankBy(finishersOf(entries), [lowest((row) => row.mark ?? 0), byOrder(ties)]);
}

/** The problem that makes a list of entries invalid, if any. */
export function checkEntries(entries: readonly Entry[]): RankingBreach | null {
  return (
    firstDuplicate(entries) ?? firstDuplicate(entries, ({ bib }) => bib, 'BIB_TWICE') ?? checkMarks(entries)
  );
}

/** Two entries in one lane. */
export function checkLanes(entries: readonly Entry[]): RankingBreach | null {
  return firstDuplicate(entries, ({ lane }) => lane, 'LANE_TWICE');
}

function checkMarks(entries: readonly Entry[]): RankingBreach | null {
  for (const { id, mark, status } of entries) {
    if (mark === null && status === null) return rankingBreach('MARK_MISSING', id);
    if (mark !== null && status !== null && hasNoMark(status)) return rankingBreach('MARK_AND_STATUS', id);
  }
  return null;
}

/** An entry ordered behind one with a worse mark, or two different marks with the same order. */
export function checkOrder(entries: readonly Entry[]): RankingBreach | null {
  const ordered = finishersOf(entries).filter(({ order }) => order !== null);
  const sorted = ordered.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const wrong = sorted.find((row, index) => {
    const before = sorted[index - 1];
    if (before === undefined) return false;
    const gained = (row.mark ?? 0) - (before.mark ?? 0);
    return row.order === before.order ? gained !== 0 : gained < 0;
  });
  return wrong === undefined ? null : rankingBreach('ORDER_CONTRADICTS_MARK', wrong.id);
}
