import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';
import { leads } from '../entry/queries.ts';

interface LicencesDecided extends Cause {
  readonly competitionId: string;
  readonly action: 'approve' | 'return' | 'revoke';
  readonly reason: string | null;
  /** How many licences of each team. */
  readonly teams: readonly { readonly teamId: string; readonly count: number }[];
}

/** Tells the leaders of each team what became of its licences. */
export async function notifyLicencesDecided(
  trx: Trx,
  { competitionId, action, reason, teams, ...cause }: LicencesDecided,
): Promise<void> {
  if (teams.length === 0) return;
  await saveNotifications(
    trx,
    sql`select team_members.person_id as user_id, 'LICENCE' as kind,
        'licence:' || competitions.id || ':' || teams.id || ':' || ${action}::text as key,
        jsonb_build_object('team', teams.name, 'competition', competitions.name, 'count', decided.count,
          'decision', ${action}::text, 'reason', ${reason}::text,
          'decided', extract(epoch from ${cause.at}::timestamptz)) as details,
        competitions.organisation_id, competitions.id as competition_id, null::uuid as match_id,
        teams.id as team_id, null::uuid as person_id
      from jsonb_to_recordset(${JSON.stringify(teams)}::jsonb) as decided ("teamId" uuid, count integer)
        join teams on teams.id = decided."teamId"
        join competitions on competitions.id = ${competitionId}
        join team_members on team_members.team_id = teams.id and team_members.left_at is null
          and ${leads}`,
    cause,
  );
}
