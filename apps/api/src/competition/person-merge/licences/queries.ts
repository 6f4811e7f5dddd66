import type { LicenceState, RegistrationRules } from '@traip/engine/registration';
import { sql } from 'kysely';
import { effectiveRole } from '../../../platform/db/effective-role.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

/** Two people, in the direction in which facts move. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** Two active licences in one competition: of the merged person and of the kept one. */
export interface Meeting {
  readonly id: string;
  readonly state: LicenceState;
  readonly reason: string | null;
  readonly teamId: string;
  readonly team: string;
  readonly keptId: string;
  readonly keptState: LicenceState;
  readonly keptReason: string | null;
  readonly keptTeamId: string;
  readonly keptTeam: string;
  readonly competitionId: string;
  readonly competition: string;
  readonly organisationId: string;
  readonly rules: RegistrationRules | null;
}

const counts = (alias: string) =>
  sql`${sql.ref(`${alias}.state`)} in ('DRAFT', 'SUBMITTED', 'APPROVED', 'RETURNED')`;

export async function listMeetings(db: Database, { from, to }: Pair): Promise<readonly Meeting[]> {
  const { rows } = await sql<Meeting>`
    select merged.id, merged.state, merged.reason, merged.team_id, merged_team.name as team,
      kept.id as kept_id, kept.state as kept_state, kept.reason as kept_reason, kept.team_id as kept_team_id,
      kept_team.name as kept_team, competitions.id as competition_id, competitions.name as competition,
      competitions.organisation_id, competitions.registration_rules as rules
    from licences as merged
      join licences as kept on kept.competition_id = merged.competition_id and kept.person_id = ${to}
        and ${counts('kept')}
      join competitions on competitions.id = merged.competition_id
      join teams as merged_team on merged_team.id = merged.team_id
      join teams as kept_team on kept_team.id = kept.team_id
    where merged.person_id = ${from} and ${counts('merged')}
    order by competitions.name, merged.id, kept.id`.execute(db);
  return rows;
}

/** Which of these organisations the user runs. */
export async function listRun(db: Database, userId: string, organisationIds: readonly string[]) {
  const rows = await db
    .selectFrom('organisationMembers as own')
    .select('organisationId')
    .where('userId', '=', userId)
    .where(effectiveRole('own'), 'in', ['super-admin', 'admin'])
    .where('organisationId', '=', sql<string>`any(${sql.val([...organisationIds])}::uuid[])`)
    .execute();
  return new Set(rows.map(({ organisationId }) => organisationId));
}

export async function setLicenceState(
  trx: Trx,
  id: string,
  { state, reason }: { readonly state: LicenceState; readonly reason: string | null },
): Promise<void> {
  await trx
    .updateTable('licences')
    .set({ state, reason, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}
