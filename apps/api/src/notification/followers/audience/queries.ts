import { type RawBuilder, sql } from 'kysely';
import { isFollowablePerson, isFollowableTeam } from '../../../platform/db/followable.ts';
import { matchRecipients } from '../../notify/match/queries.ts';

/** Followers of a competition, one of the teams or one of the players, as far as it is still public. */
export const followersOf = (competitionId: RawBuilder<unknown>, teamIds: RawBuilder<unknown>) => sql`(
  ${ofCompetition(competitionId)}
  union all
  select follows.user_id, follows.follower_id, follows.rings from teams join follows on follows.team_id = teams.id
    where teams.id in (${teamIds}) and ${isFollowableTeam}
  union all
  select follows.user_id, follows.follower_id, follows.rings from team_members
    join teams on teams.id = team_members.team_id and teams.deleted_at is null and teams.privacy = 'PUBLIC'
    join follows on follows.person_id = team_members.person_id
    join players on players.id = team_members.person_id and ${isFollowablePerson}
    where team_members.team_id in (${teamIds}) and team_members.left_at is null)`;

export const ofCompetition = (competitionId: RawBuilder<unknown>) =>
  sql`select follows.user_id, follows.follower_id, follows.rings from follows
    where follows.competition_id = ${competitionId}`;

/** Followers of a match, whatever they follow of it. */
export const followersOfMatch = followersOf(
  sql`matches.competition_id`,
  sql`matches.home_team_id, matches.away_team_id`,
);

/** Players, referees and guardians in a match get dates and results in any case. */
export const isNotifiedAnyway = sql`exists (select from ${matchRecipients} as people
  left join guardians on guardians.child_id = people.user_id and guardians.ended_at is null
  where follower.user_id in (people.user_id, guardians.user_id))`;
