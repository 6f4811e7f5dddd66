import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';
import { leads } from '../entry/queries.ts';
import { isAnnounced } from '../match/queries.ts';

interface LicencesDecided extends Cause {
  readonly competitionId: string;
  readonly action: 'approve' | 'return' | 'revoke' | 'expire' | 'replace';
  readonly reason: string | null;
  /** The number of licences of each team. */
  readonly teams: readonly { readonly teamId: string; readonly count: number }[];
}

/** Notifies the leaders of each team of decisions on its licences. */
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

/** Roles responsible for a team's papers. */
const responsibleRoles = sql`('OWNER', 'COACH')`;

/** Sent only once, even if the team was renamed since. */
const isUnsent = sql`not exists (select 1 from notifications as told
  where told.user_id = news.user_id and told.key = news.key)`;

/** Licences or documents of a team that expire on one day. */
export interface Expiring {
  readonly competitionId: string;
  readonly teamId: string;
  readonly on: string;
  readonly count: number;
}

/** Notifies owner and coach once of what expires soon. */
export async function notifyExpiring(
  trx: Trx,
  kind: 'licences' | 'documents',
  expiring: readonly Expiring[],
  at: Date,
): Promise<void> {
  if (expiring.length === 0) return;
  await saveNotifications(
    trx,
    sql`select news.* from (select team_members.person_id as user_id, 'LICENCE' as kind,
        concat_ws(':', 'expiring', ${kind}::text, competitions.id, teams.id, ending."on") as key,
        jsonb_build_object('team', teams.name, 'competition', competitions.name, 'count', ending.count,
          'expiring', ${kind}::text, 'on', ending."on") as details,
        competitions.organisation_id, competitions.id as competition_id, null::uuid as match_id,
        teams.id as team_id, null::uuid as person_id
      from jsonb_to_recordset(${JSON.stringify(expiring)}::jsonb)
          as ending ("competitionId" uuid, "teamId" uuid, "on" text, count integer)
        join teams on teams.id = ending."teamId" and teams.deleted_at is null
        join competitions on competitions.id = ending."competitionId"
        join team_members on team_members.team_id = teams.id and team_members.left_at is null
          and team_members.role in ${responsibleRoles}) as news
      where ${isUnsent}`,
    { by: null, at },
  );
}

interface SquadDue {
  readonly competitionId: string;
  readonly teamId: string;
  readonly closesAt: string;
  readonly days: number;
  readonly at: Date;
}

/** Reminds owner and coach to hand in the squad: once for each number of days and closing date. */
export async function notifySquadDue(
  db: Database,
  { competitionId, teamId, closesAt, days, at }: SquadDue,
): Promise<void> {
  await saveNotifications(
    db,
    sql`select news.* from (select team_members.person_id as user_id, 'SQUAD_DUE' as kind,
        concat_ws(':', 'squad', competitions.id, teams.id, ${closesAt}::text, ${days}::int) as key,
        jsonb_build_object('team', teams.name, 'competition', competitions.name, 'days', ${days}::int,
          'closesAt', extract(epoch from ${closesAt}::timestamptz) * 1000) as details,
        competitions.organisation_id, competitions.id as competition_id, null::uuid as match_id,
        teams.id as team_id, null::uuid as person_id
      from teams join competitions on competitions.id = ${competitionId}
        join team_members on team_members.team_id = teams.id and team_members.left_at is null
          and team_members.role in ${responsibleRoles}
      where teams.id = ${teamId} and ${isAnnounced}) as news
      where ${isUnsent}`,
    { by: null, at },
  );
}
