import { hash } from 'node:crypto';
import { createTable, inputsHash, outlooks, type Table } from '@traip/engine/standings';
import type { Trx } from '../../../platform/db/schema.ts';
import type { StoredStanding } from '../../../platform/db/standing-tables.ts';
import { anyTime, type PhaseFacts, readFacts } from '../facts/facts.ts';
import { findCompetitionId } from '../facts/queries.ts';
import { type GroupInput, tableInputs, type View } from './table-input.ts';

/** One table of a phase. */
export interface GroupTable {
  readonly groupKey: string | null;
  readonly table: Table;
}

/** Computes a table. Stored data is valid, so a breach is a bug. */
export function tableOf({ groupKey, input }: GroupInput): GroupTable {
  const table = createTable(input);
  if ('breach' in table) throw new Error(`No table of group ${groupKey}: ${JSON.stringify(table)}`);
  return { groupKey, table };
}

/** All tables of a phase. */
export function tablesOf(facts: PhaseFacts, view: View = {}): readonly GroupTable[] {
  return tableInputs(facts, view).map(tableOf);
}

/** Identifies the inputs of a table, to tell whether a stored one is current. */
export const hashOf = ({ input }: GroupInput) => inputsHash(input, (text) => hash('sha256', text));

/** Limited because others wait for the lock: enough for the last four matches; before, one team at a time. */
const maxOutcomes = 100;

/** Rows with the ranks each team can still reach, if all remaining matches are known. */
export function rowsWithOutlook(table: Table): StoredStanding[] {
  const { meetings } = table.setting.rules;
  const reach = new Map(
    (meetings === undefined ? [] : outlooks(table, maxOutcomes)).map(({ team, best, worst }) => [
      team,
      { best, worst },
    ]),
  );
  return table.rows.map((row) => ({ ...row, outlook: reach.get(row.team) ?? null }));
}

/** Every team in the tables of a phase. */
export async function teamsInTables(trx: Trx, phaseId: string): Promise<ReadonlySet<string>> {
  const competitionId = await findCompetitionId(trx, phaseId);
  const facts = await readFacts(trx, competitionId, anyTime, ({ id }) => id === phaseId);
  return new Set(facts.flatMap((phase) => tableInputs(phase)).flatMap(({ input }) => input.teams));
}
