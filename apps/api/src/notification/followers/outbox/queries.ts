import { type RawBuilder, sql } from 'kysely';
import type { FollowMoment } from '../../../platform/db/follow-tables.ts';
import { bellChannel } from '../../../platform/db/listen.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { FollowerNews } from '../../../platform/jobs/jobs.ts';

/** The rest is claimed with the next poll. */
const batchSize = 500;

/** Whether anyone follows the competition, a team or one of the players. */
const isFollowed = (competitionId: RawBuilder<unknown>, teamIds: RawBuilder<unknown>) => sql`
  exists (select from follows where follows.competition_id = ${competitionId})
  or exists (select from follows where follows.team_id in (${teamIds}))
  or exists (select from team_members join follows on follows.person_id = team_members.person_id
    where team_members.team_id in (${teamIds}) and team_members.left_at is null)`;

/** Selects the match, competition or race with an id, if anyone follows it. */
const followed = {
  matchId: (
    id: string,
  ) => sql`select ${id}::uuid, null::uuid, null::uuid from matches where matches.id = ${id}
    and (${isFollowed(sql`matches.competition_id`, sql`matches.home_team_id, matches.away_team_id`)})`,
  competitionId: (id: string) => sql`select null::uuid, ${id}::uuid, null::uuid from competitions
    where competitions.id = ${id} and (${isFollowed(
      sql`competitions.id`,
      sql`select participations.team_id from participations where participations.competition_id = competitions.id`,
    )})`,
  raceId: (
    id: string,
  ) => sql`select null::uuid, null::uuid, ${id}::uuid from races where races.id = ${id} and (
    exists (select from follows where follows.competition_id = races.competition_id)
    or exists (select from race_entries join follows on follows.person_id = race_entries.person_id
      where race_entries.race_id = races.id))`,
};

interface NewFollowerNews extends Pick<FollowerNews, 'moment' | 'details' | 'by'> {
  readonly at: Date;
}

/** What the news is about: one of the three. */
type About = { [key in keyof typeof followed]: { readonly [is in key]: string } }[keyof typeof followed];

/** Records news for followers in the transaction of its cause, so that the desk does not wait for sending. */
export async function queueFollowerNews(trx: Trx, news: NewFollowerNews & About): Promise<void> {
  await followerNewsInsert(news).execute(trx);
}

/** The same insert, for running together with others. */
export function followerNewsInsert(news: NewFollowerNews & About): RawBuilder<unknown> {
  const about =
    'matchId' in news
      ? followed.matchId(news.matchId)
      : 'raceId' in news
        ? followed.raceId(news.raceId)
        : followed.competitionId(news.competitionId);
  return newsInsert(about, { ...news, details: JSON.stringify(news.details) });
}

/** News of a match, with its details as JSON; without a moment there is none. */
export function matchNewsInsert(matchId: string, news: NewsRow): RawBuilder<unknown> {
  return newsInsert(followed.matchId(matchId), news);
}

interface NewsRow extends Pick<NewFollowerNews, 'by' | 'at'> {
  readonly moment: FollowMoment | null;
  readonly details: string;
}

function newsInsert(about: RawBuilder<unknown>, { moment, details, by, at }: NewsRow): RawBuilder<unknown> {
  return sql`insert into follower_news (match_id, competition_id, race_id, moment, details, by_user, at)
    select about.*, ${moment}::text, ${details}::jsonb, ${by}::uuid, ${at}::timestamptz
    from (${about}) as about (match_id, competition_id, race_id) where ${moment}::text is not null
    returning pg_notify(${bellChannel}, '')`;
}

/** Takes news out of the outbox, oldest first; the caller must queue it. */
export async function claimFollowerNews(trx: Trx): Promise<FollowerNews[]> {
  const { rows } = await sql<Omit<FollowerNews, 'at'> & { at: Date }>`with waiting as (
      select id from follower_news order by at limit ${batchSize} for update skip locked),
    taken as (
      delete from follower_news using waiting where follower_news.id = waiting.id returning follower_news.*)
    select match_id as "matchId", competition_id as "competitionId", race_id as "raceId", moment, details,
      by_user as by, at
    from taken order by at`.execute(trx);
  return rows.map(({ at, ...news }) => ({ ...news, at: at.toISOString() }));
}
