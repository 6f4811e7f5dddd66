/** A mark that may be a record: of one result, or from a list of earlier ones. */
export interface RecordMark {
  readonly id: string;
  /** As it counts, in the unit of its kind. */
  readonly mark: number;
  /** The day as 2027-03-14, or a year alone; empty if nobody knows. A year comes before its days. */
  readonly on: string;
  /** Marks of one race are set at the same moment; of a list each has its own. */
  readonly race: string;
  /** Which race of a day comes first. */
  readonly order: string;
}

/** A mark that was a record when it was set. */
interface SetRecord<M extends RecordMark> {
  readonly mark: M;
  /** As good as the best before it; else it was better. */
  readonly isEqual: boolean;
  /** Nobody has any mark before it. */
  readonly isFirst: boolean;
}

export interface RecordHistory<M extends RecordMark> {
  /** Who holds the record, the first to set it first. */
  readonly holders: readonly M[];
  /** Every mark that was a record when it was set, in that order. */
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

/** The marks of each race, the first race first. */
function moments<M extends RecordMark>(marks: readonly M[]): readonly (readonly M[])[] {
  const races = [...Map.groupBy(marks, ({ race }) => race).values()];
  return races.toSorted(([a], [b]) => (a && b ? compare(a.on, b.on) || compare(a.order, b.order) : 0));
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
