import { sql } from 'kysely';
import { bellChannel } from '../../../platform/db/listen.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { FollowerNews } from '../../../platform/jobs/jobs.ts';

/** The rest is claimed with the next poll. */
const batchSize = 500;

/** Whether anybody at all follows the match: its competition, a team or somebody who plays. */
const isFollowed = sql`exists (select from follows where follows.competition_id = matches.competition_id)
  or exists (select from follows where follows.team_id in (matches.home_team_id, matches.away_team_id))
  or exists (select from team_members join follows on follows.person_id = team_members.person_id
    where team_members.team_id in (matches.home_team_id, matches.away_team_id)
      and team_members.left_at is null)`;

interface NewFollowerNews extends Omit<FollowerNews, 'at'> {
  readonly at: Date;
}

/** Writes down, with the change itself, what followers are to be told; whoever is at the desk waits for nobody. */
export async function queueFollowerNews(trx: Trx, news: NewFollowerNews): Promise<void> {
  const { matchId, moment, details, by, at } = news;
  await sql`with queued as (
      insert into follower_news (match_id, moment, details, by_user, at)
      select matches.id, ${moment}, ${JSON.stringify(details)}::jsonb, ${by}::uuid, ${at}::timestamptz
      from matches where matches.id = ${matchId} and (${isFollowed}) returning 1)
    select pg_notify(${bellChannel}, '') where exists (select 1 from queued)`.execute(trx);
}

/** Takes news out of the outbox, the oldest first; the caller must queue them. */
export async function claimFollowerNews(trx: Trx): Promise<FollowerNews[]> {
  const { rows } = await sql<Omit<FollowerNews, 'at'> & { at: Date }>`with waiting as (
      select id from follower_news order by at limit ${batchSize} for update skip locked),
    taken as (
      delete from follower_news using waiting where follower_news.id = waiting.id returning follower_news.*)
    select match_id as "matchId", moment, details, by_user as by, at from taken order by at`.execute(trx);
  return rows.map(({ at, ...news }) => ({ ...news, at: at.toISOString() }));
}
