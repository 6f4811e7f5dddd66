import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { queueFollowerNews } from '../../followers/outbox/queries.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';
import { matchJoins, matchRecipients } from '../match/queries.ts';

interface WithdrawalEvent extends Cause {
  readonly competitionId: string;
  readonly matchIds: readonly string[];
}

/** The team of a match that has withdrawn from its competition. */
export const withdrawnTeamId = sql`(select participations.team_id from participations
  where participations.competition_id = matches.competition_id and participations.status = 'WITHDRAWN'
    and participations.team_id in (matches.home_team_id, matches.away_team_id)
  order by participations.decided_at desc limit 1)`;

/** Notifies everyone once how many of their matches are off because a team withdraws. */
export async function notifyWithdrawal(
  trx: Trx,
  { competitionId, matchIds, ...cause }: WithdrawalEvent,
): Promise<void> {
  if (matchIds.length === 0) return;
  const details = { matches: matchIds.map((id) => ({ id, was: null })) };
  await queueFollowerNews(trx, { competitionId, moment: 'WITHDRAWN', details, ...cause });
  await saveNotifications(
    trx,
    sql`select own.user_id, 'MATCH_CANCELLED' as kind,
        'withdrawal:' || own.competition_id || ':' || own.leaver_id || ':' || min(own.match_id::text) as key,
        jsonb_build_object('team', min(leaver.name), 'competition', min(own.competition), 'count', count(*)) as details,
        own.organisation_id, own.competition_id,
        case when count(*) = 1 then min(own.match_id::text)::uuid end as match_id,
        case when count(distinct own.team_id) = 1 then min(own.team_id::text)::uuid end as team_id,
        null::uuid as person_id
      from (
        select distinct on (people.user_id, matches.id) people.user_id, people.team_id, matches.id as match_id,
          ${withdrawnTeamId} as leaver_id, matches.organisation_id, matches.competition_id, competitions.name as competition
        from ${matchJoins} cross join lateral ${matchRecipients} as people
        where matches.id = any(${sql.val([...matchIds])}::uuid[])
        order by people.user_id, matches.id, people.team_id nulls last) as own
      join teams as leaver on leaver.id = own.leaver_id
      group by own.user_id, own.leaver_id, own.organisation_id, own.competition_id`,
    cause,
  );
}
