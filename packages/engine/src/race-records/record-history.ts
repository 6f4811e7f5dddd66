/** A potential record: from a result, or from a list of earlier marks. */
export interface RecordMark {
  readonly id: string;
  /** The counting mark, in the unit of its kind. */
  readonly mark: number;
  /** A day such as 2027-03-14, or just a year; empty if unknown. A year sorts before its days. */
  readonly on: string;
  /** Marks of one race count as simultaneous; each listed mark has its own. */
  readonly race: string;
  /** Orders the races of a day. */
  readonly order: string;
}

/** A mark that was a record when it was set. */
interface SetRecord<M extends RecordMark> {
  readonly mark: M;
  /** Whether it equalled the record instead of beating it. */
  readonly isEqual: boolean;
  /** Whether there was no mark before it. */
  readonly isFirst: boolean;
}

export interface RecordHistory<M extends RecordMark> {
  /** The holders of the record, earliest first. */
  readonly holders: readonly M[];
  /** Every mark that was a record when it was set, in order. */
  readonly set: readonly SetRecord<M>[];
}

/** The records of one group: who broke or equalled them, and who holds them now. */
export function recordHistory<M extends RecordMark>(
  marks: readonly M[],
  isLowestBest: boolean,
): RecordHistory<M> {
  const isBetter = (one: number, other: number) => (isLowestBest ? one < other : one > other);
  let holders: readonly M[] = [];
  const set: SetRecord<M>[] = [];
  for (const moment of moments(marks)) {
    const best = moment.reduce((one, { mark }) => (isBetter(mark, one) ? mark : one), moment[0]?.mark ?? 0);
    const [holder] = holders;
    if (holder !== undefined && isBetter(holder.mark, best)) continue;
    const isEqual = holder?.mark === best;
    const shared = moment.filter(({ mark }) => mark === best);
    holders = isEqual ? [...holders, ...shared] : shared;
    set.push(...shared.map((mark) => ({ mark, isEqual, isFirst: holder === undefined })));
  }
  return { holders, set };
}

/** The marks of each race, in race order. */
function moments<M extends RecordMark>(marks: readonly M[]): readonly (readonly M[])[] {
  const races = [...Map.groupBy(marks, ({ race }) => race).values()];
  return races.toSorted(([a], [b]) => (a && b ? compare(a.on, b.on) || compare(a.order, b.order) : 0));
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
