import { type ImportedResult, ImportedTeam, type Write } from '@traip/contract';
import { z } from 'zod';

/** A parsed row of any table, with its errors. */
export type ImportedRow = Write<typeof ImportedTeam> | Write<typeof ImportedResult>;

const Rows = z.array(z.looseObject(ImportedTeam.pick({ line: true, problems: true }).shape)).min(1);

/** The rows in a refusal, if any. */
export function rowsIn(details: unknown): readonly ImportedRow[] | null {
  return Rows.safeParse(details).success ? (details as readonly ImportedRow[]) : null;
}

export function wrongRows(rows: readonly ImportedRow[]): number {
  return rows.filter(({ problems }) => problems.length > 0).length;
}

/** How many rows change something. */
export function newRows(rows: readonly ImportedRow[]): number {
  const idle: readonly ImportedRow['outcome'][] = ['SAME', 'EMPTY', 'ENTERED'];
  return rows.filter(({ outcome }) => !idle.includes(outcome)).length;
}
