import type { RowView } from '../typed/row-status.ts';

/** The places in the round of the matches that are not official and have no saved result. */
export function missingNumbers(rows: readonly RowView[]): readonly number[] {
  return rows.flatMap(({ match: { state } }, at) =>
    state === 'CREATED' || state === 'SCHEDULED' || state === 'IN_PROGRESS' ? [at + 1] : [],
  );
}
