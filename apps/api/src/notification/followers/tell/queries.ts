import type { FollowRings, NotificationKind } from '@traip/contract';
import { sql } from 'kysely';
import { isVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { FollowMoment } from '../../../platform/db/follow-tables.ts';
import { isFollowablePerson, isFollowableTeam } from '../../../platform/db/followable.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { FollowerNews } from '../../../platform/jobs/jobs.ts';
import { matchDetails, matchJoins, matchRecipients, matchScore } from '../../notify/match/queries.ts';
import { saveNotifications } from '../../write/queries.ts';

/** What a moment is told as, and whether it still holds when it is told: a later one may have come first. */
const live = { kind: 'FOLLOWED_LIVE', holds: sql`matches.state = 'IN_PROGRESS'` } as const;
const moments: Readonly<Record<FollowMoment, { kind: NotificationKind; holds: ReturnType<typeof sql> }>> = {
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

/** Everybody who follows the match in one way or another, as far as what they follow is still public. */
const follows = sql`(
  select follows.user_id, follows.rings from follows where follows.competition_id = matches.competition_id
  union all
  select follows.user_id, follows.rings from teams join follows on follows.team_id = teams.id
    where teams.id in (matches.home_team_id, matches.away_team_id) and ${isFollowableTeam}
  union all
  select follows.user_id, follows.rings from team_members
    join teams on teams.id = team_members.team_id and teams.deleted_at is null and teams.privacy = 'PUBLIC'
    join follows on follows.person_id = team_members.person_id
    join players on players.id = team_members.person_id and ${isFollowablePerson}
    where team_members.team_id in (matches.home_team_id, matches.away_team_id) and team_members.left_at is null)`;

/** Who plays there, referees or answers for a child there hears of dates and results anyway. */
const hearsAnyway = sql`exists (select from ${matchRecipients} as people
  left join guardians on guardians.child_id = people.user_id and guardians.ended_at is null
  where follower.user_id in (people.user_id, guardians.user_id))`;

const batchSize = 500;

/** Those who are to be told, by their ids, after the given one. */
export async function listFollowers(
  db: Database,
  { matchId, moment }: FollowerNews,
  after: string | null,
): Promise<string[]> {
  const { kind, holds } = moments[moment];
  const rings: readonly FollowRings[] = kind === 'FOLLOWED_RESULT' ? ['ALL', 'RESULTS'] : ['ALL'];
  const isTold = kind === 'FOLLOWED_LIVE' ? sql`true` : sql`not ${hearsAnyway}`;
  const { rows } = await sql<{ userId: string }>`select distinct follower.user_id as "userId"
    from matches join competitions on competitions.id = matches.competition_id and competitions.deleted_at is null
      join traips on traips.id = competitions.traip_id and traips.deleted_at is null
      cross join lateral ${follows} as follower
    where matches.id = ${matchId} and matches.deleted_at is null and ${holds} and ${isVisibleTo(null)}
      and follower.rings = any(${sql.val(rings)}::text[]) and ${isTold}
      and (${after}::uuid is null or follower.user_id > ${after}::uuid)
    order by follower.user_id limit ${batchSize}`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** One notification per person and match, whatever they follow of it: each moment replaces the one before. */
export async function saveFollowerNews(
  db: Database,
  { matchId, moment, details, by, at }: FollowerNews,
  userIds: readonly string[],
): Promise<void> {
  const { kind } = moments[moment];
  const facts =
    kind === 'FOLLOWED_CHANGE'
      ? matchDetails
      : sql`${matchDetails} - '{place,kickOff}'::text[] || ${matchScore}`;
  const told = moment === 'RESULT' ? details : { ...details, moment };
  await saveNotifications(
    db,
    sql`select follower.id as user_id, ${kind}::text as kind, 'match:' || matches.id || ':followed' as key,
        ${facts} || ${JSON.stringify(told)}::jsonb as details, matches.organisation_id, matches.competition_id,
        matches.id as match_id, null::uuid as team_id, null::uuid as person_id
      from ${matchJoins} cross join unnest(${sql.val(userIds)}::uuid[]) as follower (id)
      where matches.id = ${matchId}`,
    { by, at: new Date(at), isOwnAffair: true },
  );
}
