import { type Role, roles } from '../stage.ts';
import { accountTable } from './account.ts';
import { competitionTable } from './competition.ts';
import { matchTable } from './match.ts';
import { organisationTable } from './organisation.ts';
import { shownTable } from './shown.ts';
import { teamTable } from './team.ts';
import { traipTable } from './traip.ts';
import { venueTable } from './venue.ts';

/** What each of those who can stand before the gate is answered. */
export type Row = readonly [call: string, expected: Readonly<Record<Role, string>>];

const tables = [
  accountTable,
  organisationTable,
  teamTable,
  traipTable,
  competitionTable,
  matchTable,
  venueTable,
  shownTable,
] as readonly { readonly inPublic: string; readonly inPrivate?: string }[];

/**
 * Who may make which call: written by hand from the decisions on permissions, not from the table that it is held
 * against. `+` passes the gate (whatever the call then says), a number is the status of the refusal.
 * Columns as in `stage.ts`. The team belongs to the organisation and plays in its competition; everybody may see both.
 */
export const whoMayWhat: readonly Row[] = tables.flatMap(({ inPublic }) => rowsOf(inPublic));

/**
 * The same where only the people of the team and the staff of the organisation may know that the team exists, or
 * the Traip in which it plays.
 */
export const whoMayWhatInPrivate: readonly Row[] = tables.flatMap(({ inPrivate = '' }) => rowsOf(inPrivate));

function rowsOf(table: string): Row[] {
  const [head = '', ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows.map(([call = '', ...cells]) => {
    if (String(head) !== String(['call', ...roles]) || cells.length !== roles.length)
      throw new Error(`The row ${call} does not have the columns ${roles.join(' ')}.`);
    return [call, Object.fromEntries(roles.map((role, at) => [role, cells[at]])) as Record<Role, string>];
  });
}
