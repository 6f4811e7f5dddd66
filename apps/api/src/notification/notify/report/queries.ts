import type { MatchResult } from '@traip/engine/match';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';
import { leads } from '../entry/queries.ts';
import { matchDetails, matchJoins } from '../match/queries.ts';

interface ReportNews extends Cause {
  readonly matchId: string;
  /** The team that reported the result; the leaders of the other team are notified. */
  readonly teamId: string;
  readonly result: MatchResult;
  readonly isDisputed: boolean;
}

/** One notification per match; the next report replaces it. */
export function notifyReport(trx: Trx, news: ReportNews): Promise<void> {
  const { matchId, teamId, result, isDisputed, ...cause } = news;
  const { score } = result;
  const bout = result.bout === undefined ? {} : { bout: result };
  const report = JSON.stringify({ score: [score.home, score.away], ...bout, isDisputed });
  return saveNotifications(
    trx,
    sql`select team_members.person_id as user_id, 'RESULT_REPORTED' as kind, 'match:' || matches.id || ':report' as key,
        ${matchDetails} - '{place,kickOff}'::text[] || ${report}::jsonb || jsonb_build_object('team', teller.name) as details,
        matches.organisation_id, matches.competition_id, matches.id as match_id, team_members.team_id,
        null::uuid as person_id
      from ${matchJoins}
        join teams as teller on teller.id = ${teamId}
        join team_members on team_members.team_id in (matches.home_team_id, matches.away_team_id)
          and team_members.team_id <> ${teamId} and team_members.left_at is null and ${leads}
      where matches.id = ${matchId}`,
    cause,
  );
}
