import type { NotificationKind } from '@traip/contract';
import { sql } from 'kysely';
import { isVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { MatchMoment } from '../../../platform/db/follow-tables.ts';
import type { FollowerNews } from '../../../platform/jobs/jobs.ts';
import { matchDetails, matchJoins, matchScore } from '../../notify/match/queries.ts';
import type { FollowerNotice } from '../audience/follower-notice.ts';
import { followersOfMatch, isNotifiedAnyway } from '../audience/queries.ts';

/** A moment's notification kind, and whether it is still true when sent: a later one may have come first. */
const live = { kind: 'FOLLOWED_LIVE', holds: sql`matches.state = 'IN_PROGRESS'` } as const;
const moments: Readonly<Record<MatchMoment, { kind: NotificationKind; holds: ReturnType<typeof sql> }>> = {
  KICK_OFF: live,
  SCORE: live,
  PERIOD: live,
  RESULT: {
    kind: 'FOLLOWED_RESULT',
    holds: sql`matches.state in ('FINISHED', 'CLOSED') and matches.home_score is not null
      and matches.away_score is not null`,
  },
  MOVED: { kind: 'FOLLOWED_CHANGE', holds: sql`matches.state = 'SCHEDULED'` },
  POSTPONED: { kind: 'FOLLOWED_CHANGE', holds: sql`matches.state = 'CREATED' and matches.kick_off is null` },
  CANCELLED: { kind: 'FOLLOWED_CHANGE', holds: sql`matches.state = 'CANCELLED'` },
};

/** One notification per follower and match, whatever they follow of it: each moment replaces the one before. */
export function matchNotice(moment: MatchMoment, { matchId, details }: FollowerNews): FollowerNotice {
  const { kind, holds } = moments[moment];
  const isNotified = kind === 'FOLLOWED_LIVE' ? sql`true` : sql`not ${isNotifiedAnyway}`;
  const facts =
    kind === 'FOLLOWED_CHANGE'
      ? matchDetails
      : sql`${matchDetails} - '{place,kickOff}'::text[] || ${matchScore}`;
  const momentDetails = moment === 'RESULT' ? details : { ...details, moment };
  return {
    rings: kind === 'FOLLOWED_RESULT' ? ['ALL', 'RESULTS'] : ['ALL'],
    audience: sql`select follower.* from matches
        join competitions on competitions.id = matches.competition_id and competitions.deleted_at is null
        join traips on traips.id = competitions.traip_id and traips.deleted_at is null
        cross join lateral ${followersOfMatch} as follower
      where matches.id = ${matchId} and matches.deleted_at is null and ${holds} and ${isVisibleTo(null)}
        and ${isNotified}`,
    news: (followerIds) => sql`select follower.id as user_id, ${kind}::text as kind,
        'match:' || matches.id || ':followed' as key, ${facts} || ${JSON.stringify(momentDetails)}::jsonb as details,
        matches.organisation_id, matches.competition_id, matches.id as match_id, null::uuid as team_id,
        null::uuid as person_id
      from ${matchJoins} cross join unnest(${followerIds}) as follower (id)
      where matches.id = ${matchId}`,
  };
}
