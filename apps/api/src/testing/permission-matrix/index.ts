import { type Role, roles } from '../fixtures/roles.ts';
import { accountTable } from './account.ts';
import { competitionTable } from './competition.ts';
import { matchTable } from './match.ts';
import { organisationTable } from './organisation.ts';
import { shownTable } from './shown.ts';
import { teamTable } from './team.ts';
import { traipTable } from './traip.ts';
import { venueTable } from './venue.ts';

/** The expected answer of one call for every role. */
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
 * Who can make which call, written by hand from the decisions on permissions and not derived from the
 * contract. `+` is authorized (whatever the call then replies), a number is the status of the refusal. The
 * columns are `roles` of `fixtures.ts`. The team belongs to the organisation and plays in its competition;
 * everyone can see both.
 */
export const permissionMatrix: readonly Row[] = tables.flatMap(({ inPublic }) => rowsOf(inPublic));

/** The same with a private team and Traip, visible only to the team's people and the organisation's staff. */
export const privatePermissionMatrix: readonly Row[] = tables.flatMap(({ inPrivate = '' }) =>
  rowsOf(inPrivate),
);

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
