import { hash } from 'node:crypto';
import { createTable, inputsHash, outlooks, type Table } from '@traip/engine/standings';
import type { Trx } from '../../../platform/db/schema.ts';
import type { StoredStanding } from '../../../platform/db/standing-tables.ts';
import { anyDay, type PhaseFacts, readFacts } from '../facts/facts.ts';
import { competitionOfPhase } from '../facts/queries.ts';
import { type GroupInput, tableInputs, type View } from './table-input.ts';

/** One table of a phase. */
export interface GroupTable {
  readonly groupKey: string | null;
  readonly table: Table;
}

/** Reckons a table. What is stored has been checked: a table that cannot be made is a bug. */
export function tableOf({ groupKey, input }: GroupInput): GroupTable {
  const table = createTable(input);
  if ('breach' in table) throw new Error(`No table of group ${groupKey}: ${JSON.stringify(table)}`);
  return { groupKey, table };
}

/** All tables of a phase. */
export function tablesOf(facts: PhaseFacts, view: View = {}): readonly GroupTable[] {
  return tableInputs(facts, view).map(tableOf);
}

/** The name of everything that a table follows from. Every reader of a table asks for it. */
export const hashOf = ({ input }: GroupInput) => inputsHash(input, (text) => hash('sha256', text));

/** Tried one by one while others wait for the table: the last four matches, and before them each team alone. */
const mostEndings = 100;

/** Rows with the ranks that each team can still reach: only where every match to come is known. */
export function rowsWithOutlook(table: Table): StoredStanding[] {
  const { meetings } = table.setting.rules;
  const reach = new Map(
    (meetings === undefined ? [] : outlooks(table, mostEndings)).map(({ team, best, worst }) => [
      team,
      { best, worst },
    ]),
  );
  return table.rows.map((row) => ({ ...row, outlook: reach.get(row.team) ?? null }));
}

/** Everybody who stands in a table of a phase. */
export async function teamsInTables(trx: Trx, phaseId: string): Promise<ReadonlySet<string>> {
  const competitionId = await competitionOfPhase(trx, phaseId);
  const facts = await readFacts(trx, competitionId, anyDay, ({ id }) => id === phaseId);
  return new Set(facts.flatMap((phase) => tableInputs(phase)).flatMap(({ input }) => input.teams));
}
