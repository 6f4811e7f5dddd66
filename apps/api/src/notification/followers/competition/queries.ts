import { sql } from 'kysely';
import { isVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import { isFollowablePerson } from '../../../platform/db/followable.ts';
import type { FollowerNews } from '../../../platform/jobs/jobs.ts';
import type { FollowerNotice } from '../audience/follower-notice.ts';
import { followersOf, ofCompetition } from '../audience/queries.ts';

const accepted = sql`select participations.team_id from participations
  where participations.competition_id = competitions.id and participations.status = 'ACCEPTED'`;

/** Members of the competition's teams are notified of its fate anyway. */
const isNotifiedAsMember = sql`exists (select from team_members
  left join guardians on guardians.child_id = team_members.person_id and guardians.ended_at is null
  where team_members.team_id in (${accepted}) and team_members.left_at is null
    and follower.user_id in (team_members.person_id, guardians.user_id))`;

/** That a competition is cancelled. */
export function competitionNotice({ competitionId }: FollowerNews): FollowerNotice {
  return {
    rings: ['ALL'],
    audience: sql`select follower.* from competitions
        join traips on traips.id = competitions.traip_id and traips.deleted_at is null
        cross join lateral ${followersOf(sql`competitions.id`, accepted)} as follower
      where competitions.id = ${competitionId} and competitions.deleted_at is null
        and competitions.state = 'CANCELED' and ${isVisibleTo(null)} and not ${isNotifiedAsMember}`,
    news: (followerIds) => sql`select follower.id as user_id, 'FOLLOWED_CHANGE' as kind,
        'competition:' || competitions.id || ':followed' as key,
        jsonb_build_object('moment', 'OFF', 'competition', competitions.name, 'isCancelled', true) as details,
        competitions.organisation_id, competitions.id as competition_id, null::uuid as match_id,
        null::uuid as team_id, null::uuid as person_id
      from competitions cross join unnest(${followerIds}) as follower (id)
      where competitions.id = ${competitionId}`,
  };
}

/** Followers of those on the start list, as far as they can be followed. */
const runners = sql`select follows.user_id, follows.follower_id, follows.rings from race_entries
    join race_results on race_results.entry_id = race_entries.id
      and race_results.status is distinct from 'DNS' and race_results.status is distinct from 'WDR'
    join follows on follows.person_id = race_entries.person_id
    join players on players.id = race_entries.person_id and ${isFollowablePerson}
  where race_entries.race_id = races.id`;

/** How a race or a golf tournament ended, as far as its results are public. */
export function raceNotice({ raceId }: FollowerNews): FollowerNotice {
  return {
    rings: ['ALL', 'RESULTS'],
    audience: sql`select follower.* from races
        join competitions on competitions.id = races.competition_id and competitions.deleted_at is null
        join traips on traips.id = competitions.traip_id and traips.deleted_at is null
        cross join lateral (${ofCompetition(sql`races.competition_id`)} union all ${runners}) as follower
      where races.id = ${raceId} and races.publication in ('PROVISIONAL', 'OFFICIAL') and ${isVisibleTo(null)}`,
    news: (followerIds) => sql`select follower.id as user_id, 'FOLLOWED_RESULT' as kind,
        'race:' || races.id || ':followed' as key,
        jsonb_build_object('moment', 'RACE', 'raceId', races.id, 'name', races.name,
          'competition', competitions.name, 'isOfficial', races.publication = 'OFFICIAL',
          'edition', races.edition) as details,
        races.organisation_id, races.competition_id, null::uuid as match_id, null::uuid as team_id,
        null::uuid as person_id
      from races join competitions on competitions.id = races.competition_id
        cross join unnest(${followerIds}) as follower (id)
      where races.id = ${raceId}`,
  };
}
