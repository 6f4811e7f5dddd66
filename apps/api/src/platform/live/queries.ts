import { sql } from 'kysely';
import { liveChannel } from '../db/listen.ts';
import type { Trx } from '../db/schema.ts';

/** Something that those who follow a competition hear of. */
export interface LiveNews {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  readonly at: Date;
}

/** That something changed in a match, and the little that a follower needs to know before asking for more. */
export interface LiveChange extends LiveNews {
  readonly matchId: string;
}

const score = sql`case when matches.home_score is not null and matches.away_score is not null
  then jsonb_build_object('home', matches.home_score, 'away', matches.away_score) end`;

/** Without the person: who scored is asked for by those who may know. */
const lastEvent = sql`(select jsonb_build_object('id', id, 'type', type, 'teamId', team_id, 'period', period,
    'minute', minute, 'second', second, 'kind', kind, 'value', value)
  from match_events where match_id = matches.id and deleted_at is null order by seq desc limit 1)`;

const standing = sql`jsonb_build_object('state', matches.state, 'version', matches.version, 'score', ${score},
  'lastEvent', ${lastEvent})`;

/**
 * Told to those who follow live with the change itself: no commit, no news. The notice says only that there is
 * something: a hundred changes of one transaction are one notice.
 */
export async function publish(trx: Trx, { matchId, ...news }: LiveChange): Promise<void> {
  await publishEach(trx, [matchId], news);
}

/** The same of many matches, each with how it stands. */
export async function publishEach(
  trx: Trx,
  matchIds: readonly string[],
  { organisationId, competitionId, kind, payload, at }: LiveNews,
): Promise<void> {
  if (matchIds.length === 0) return;
  await sql`with written as (
      insert into live_changes (organisation_id, competition_id, match_id, kind, at, payload)
      select ${organisationId}::uuid, ${competitionId}::uuid, matches.id, ${kind}::text, ${at}::timestamptz,
        ${standing} || ${JSON.stringify(payload)}::jsonb
      from matches where matches.id = any(${sql.val(matchIds)}::uuid[])
      returning id)
    select pg_notify(${liveChannel}, '') from written`.execute(trx);
}

/** Told of the whole competition, or of a phase of it. */
export async function publishNews(trx: Trx, news: LiveNews): Promise<void> {
  const { organisationId, competitionId, kind, payload, at } = news;
  await sql`with written as (
      insert into live_changes (organisation_id, competition_id, kind, at, payload)
      values (${organisationId}::uuid, ${competitionId}::uuid, ${kind}::text, ${at}::timestamptz,
        ${JSON.stringify(payload)}::jsonb)
      returning id)
    select pg_notify(${liveChannel}, '') from written`.execute(trx);
}
