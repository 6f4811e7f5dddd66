import { sql } from 'kysely';
import { isVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { FollowerNews } from '../../../platform/jobs/jobs.ts';
import { matchDetails, matchJoins } from '../../notify/match/queries.ts';
import { withdrawnTeamId } from '../../notify/withdrawal/queries.ts';
import type { FollowerNotice } from '../audience/follower-notice.ts';
import { followersOf, followersOfMatch, isNotifiedAnyway } from '../audience/queries.ts';

/** News about many matches of one competition at once. */
interface ManyMatches {
  readonly matches: readonly { readonly id: string; readonly was: number | null }[];
  /** For an applied calendar. */
  readonly planId?: string;
  readonly phaseId?: string;
  /** The calendar was undone: some matches may have no date again. */
  readonly isUndone?: boolean;
}

/** The matches, as the news has them. */
const listed = (details: ManyMatches) =>
  sql`jsonb_to_recordset(${JSON.stringify(details.matches)}::jsonb) as listed (id uuid, was bigint)`;

function audienceOf({ competitionId, details }: FollowerNews) {
  const teams = sql`select side.team_id from ${listed(details as unknown as ManyMatches)}
    join matches on matches.id = listed.id
    cross join lateral (values (matches.home_team_id), (matches.away_team_id)) as side (team_id)`;
  return sql`select follower.* from competitions
      join traips on traips.id = competitions.traip_id and traips.deleted_at is null
      cross join lateral ${followersOf(sql`competitions.id`, teams)} as follower
    where competitions.id = ${competitionId} and competitions.deleted_at is null and ${isVisibleTo(null)}`;
}

/** Each match once for each follower concerned who is not notified of it anyway. */
const ofFollowers = (details: ManyMatches, followerIds: ReturnType<typeof sql>) => sql`
  select distinct on (follower.follower_id, matches.id) follower.follower_id, matches.id as match_id, listed.was,
    matches.organisation_id, matches.competition_id, competitions.name as competition,
    ${withdrawnTeamId} as leaver_id, matches.kick_off, ${matchDetails} as brief
  from ${matchJoins} join ${listed(details)} on listed.id = matches.id
    cross join lateral ${followersOfMatch} as follower
  where follower.follower_id = any(${followerIds}) and follower.rings = 'ALL' and not ${isNotifiedAnyway}
  order by follower.follower_id, matches.id`;

/** Followers of several of the matches get their number; followers of a single one get that match. */
export function calendarNotice(news: FollowerNews): FollowerNotice {
  const details = news.details as unknown as ManyMatches;
  const { isUndone = false } = details;
  const summary = sql`jsonb_build_object('competition', min(own.competition), 'count', count(*),
    'moved', count(${isUndone ? sql`own.kick_off` : sql`own.was`}), 'plan', ${details.planId ?? null}::text,
    'isUndone', ${isUndone}::boolean)`;
  return {
    rings: ['ALL'],
    audience: audienceOf(news),
    news: (followerIds) => sql`select own.follower_id as user_id, 'FOLLOWED_CHANGE' as kind,
        case when count(*) = 1 then 'match:' || min(own.match_id::text)
          else 'calendar:' || ${details.phaseId ?? null}::text end || ':followed' as key,
        case when count(*) = 1 then (array_agg(own.brief))[1] || jsonb_build_object('was', min(own.was),
            'isPostponed', count(own.kick_off) = 0)
          else ${summary} end || jsonb_build_object('moment', 'CALENDAR') as details,
        own.organisation_id, own.competition_id,
        case when count(*) = 1 then min(own.match_id::text)::uuid end as match_id, null::uuid as team_id,
        null::uuid as person_id
      from (${ofFollowers(details, followerIds)}) as own
      where ${isUndone}::boolean or own.kick_off is not null group by own.follower_id, own.organisation_id, own.competition_id`,
  };
}

/** One notification for all the matches that are off because a team withdraws. */
export function withdrawalNotice(news: FollowerNews): FollowerNotice {
  const details = news.details as unknown as ManyMatches;
  return {
    rings: ['ALL'],
    audience: audienceOf(news),
    news: (followerIds) => sql`select own.follower_id as user_id, 'FOLLOWED_CHANGE' as kind,
        'withdrawal:' || own.competition_id || ':' || own.leaver_id || ':' || min(own.match_id::text) || ':followed' as key,
        jsonb_build_object('moment', 'WITHDRAWN', 'team', min(leaver.name), 'competition', min(own.competition),
          'count', count(*)) as details,
        own.organisation_id, own.competition_id, null::uuid as match_id, null::uuid as team_id,
        null::uuid as person_id
      from (${ofFollowers(details, followerIds)}) as own join teams as leaver on leaver.id = own.leaver_id
      group by own.follower_id, own.leaver_id, own.organisation_id, own.competition_id`,
  };
}
