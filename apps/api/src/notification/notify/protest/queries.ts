import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';
import { leads } from '../entry/queries.ts';
import { matchDetails, matchJoins } from '../match/queries.ts';

interface SettledProtest extends Cause {
  readonly matchId: string;
  readonly teamId: string;
}

/** Notifies the leaders of both teams of the decision, once each. */
export async function notifyProtestSettled(
  trx: Trx,
  { matchId, teamId, ...cause }: SettledProtest,
): Promise<void> {
  await saveNotifications(
    trx,
    sql`select distinct on (team_members.person_id) team_members.person_id as user_id, 'PROTEST' as kind,
        concat_ws(':', 'protest', matches.id, protests.team_id) as key,
        ${matchDetails} || jsonb_build_object('team', protested.name, 'isUpheld', protests.outcome = 'UPHELD',
          'reason', protests.reason) as details,
        matches.organisation_id, matches.competition_id, matches.id as match_id, team_members.team_id,
        null::uuid as person_id
      from ${matchJoins}
        join protests on protests.match_id = matches.id and protests.team_id = ${teamId}
        join teams as protested on protested.id = protests.team_id
        join team_members on team_members.team_id in (matches.home_team_id, matches.away_team_id)
          and team_members.left_at is null and ${leads}
      where matches.id = ${matchId}
      order by team_members.person_id`,
    cause,
  );
}
