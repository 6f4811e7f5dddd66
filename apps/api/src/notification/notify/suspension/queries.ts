import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';
import { leads } from '../entry/queries.ts';

/** Notifies the person and their team's leaders of suspensions from a match, new or revoked. */
export async function notifySuspensions(
  trx: Trx,
  { matchId, ...cause }: Cause & { readonly matchId: string },
): Promise<void> {
  const lasts = sql`case when suspensions.status = 'REVOKED' then 0 else suspensions.matches end`;
  await saveNotifications(
    trx,
    sql`select people.user_id, 'SUSPENSION' as kind, 'suspension:' || suspensions.origin_event_id as key,
        jsonb_build_object('competition', competitions.name, 'team', teams.name, 'matches', ${lasts}) as details,
        suspensions.organisation_id, suspensions.competition_id, null::uuid as match_id, suspensions.team_id,
        suspensions.player_id as person_id
      from suspensions
        join competitions on competitions.id = suspensions.competition_id
        join teams on teams.id = suspensions.team_id
        cross join lateral (
          select suspensions.player_id as user_id
          union
          select team_members.person_id as user_id from team_members where team_members.team_id = suspensions.team_id
            and team_members.left_at is null and ${leads}) as people
      where suspensions.origin_match_id = ${matchId} and suspensions.status in ('OPEN', 'REVOKED')`,
    cause,
  );
}
