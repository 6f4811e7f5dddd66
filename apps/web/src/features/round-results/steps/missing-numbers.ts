import type { RowView } from '../typed/row-status.ts';

/** The positions in the round of matches without a result. */
export function missingNumbers(rows: readonly RowView[]): readonly number[] {
  return rows.flatMap(({ match: { state } }, at) =>
    state === 'CREATED' || state === 'SCHEDULED' || state === 'IN_PROGRESS' ? [at + 1] : [],
  );
}
