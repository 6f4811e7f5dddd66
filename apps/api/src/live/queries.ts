import { sql } from 'kysely';
import { liveChannel } from '../db/listen.ts';
import type { Trx } from '../db/schema.ts';

/** That something changed in a match, and the little that a follower needs to know before asking for more. */
export interface LiveChange {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly matchId: string;
  readonly kind: string;
  /** What is to be told besides how the match stands. */
  readonly payload: Record<string, unknown>;
  readonly at: Date;
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
export async function publish(trx: Trx, change: LiveChange): Promise<void> {
  const { organisationId, competitionId, matchId, kind, payload, at } = change;
  await sql`with written as (
      insert into live_changes (organisation_id, competition_id, match_id, kind, at, payload)
      select ${organisationId}::uuid, ${competitionId}::uuid, matches.id, ${kind}::text, ${at}::timestamptz,
        ${standing} || ${JSON.stringify(payload)}::jsonb
      from matches where matches.id = ${matchId}
      returning id)
    select pg_notify(${liveChannel}, '') from written`.execute(trx);
}
