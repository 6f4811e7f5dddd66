import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Cause, writeNews } from '../../write/queries.ts';
import { leaders } from '../entry/queries.ts';

/** What the events of a match cost, or no longer do: the person themselves and those who lead their team hear of it. */
export async function tellOfSuspensions(
  trx: Trx,
  { matchId, ...cause }: Cause & { readonly matchId: string },
): Promise<void> {
  const lasts = sql`case when suspensions.status = 'REVOKED' then 0 else suspensions.matches end`;
  await writeNews(
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
          select team_members.user_id from team_members where team_members.team_id = suspensions.team_id
            and team_members.left_at is null and team_members.role in ${leaders}) as people
      where suspensions.origin_match_id = ${matchId} and suspensions.status in ('OPEN', 'REVOKED')`,
    cause,
  );
}
