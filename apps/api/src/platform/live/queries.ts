import { type RawBuilder, sql } from 'kysely';
import { liveChannel } from '../db/listen.ts';
import type { Trx } from '../db/schema.ts';

/** A change that is sent to the followers of a competition. */
interface LiveChange {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  readonly at: Date;
}

/** A change of a match, with the little that a follower needs before fetching more. */
interface MatchLiveChange extends LiveChange {
  readonly matchId: string;
}

const score = sql`case when matches.home_score is not null and matches.away_score is not null
  then jsonb_build_object('home', matches.home_score, 'away', matches.away_score) end`;

/** Without the player: followers who may know them fetch the match. */
const lastEvent = sql`(select jsonb_build_object('id', id, 'type', type, 'teamId', team_id, 'period', period,
    'minute', minute, 'second', second, 'kind', kind, 'value', value)
  from match_events where match_id = matches.id and deleted_at is null order by seq desc limit 1)`;

const matchSummary = sql`jsonb_build_object('state', matches.state, 'version', matches.version, 'score', ${score},
  'lastEvent', ${lastEvent})`;

/**
 * Publishes a change to live followers within its own transaction. The notice has no payload, so that PostgreSQL folds a
 * hundred changes of one transaction into one notice.
 */
export async function publishMatchChange(trx: Trx, change: MatchLiveChange): Promise<void> {
  await matchChangeInsert(change).execute(trx);
}

/** The same insert, for running together with others. */
export function matchChangeInsert({ matchId, ...change }: MatchLiveChange): RawBuilder<unknown> {
  return matchChangesInsert([matchId], change);
}

/** The same with everything that a follower needs in the payload, as JSON: nothing is read. */
export function fullMatchChangeInsert(
  change: Omit<MatchLiveChange, 'payload'> & { readonly payload: string },
): RawBuilder<unknown> {
  const { organisationId, competitionId, matchId, kind, at, payload } = change;
  return sql`insert into live_changes (organisation_id, competition_id, match_id, kind, at, payload)
    values (${organisationId}::uuid, ${competitionId}::uuid, ${matchId}::uuid, ${kind}::text, ${at}::timestamptz,
      ${payload}::jsonb)
    returning pg_notify(${liveChannel}, '')`;
}

/** The same for many matches, each with its own state. */
export async function publishMatchChanges(
  trx: Trx,
  matchIds: readonly string[],
  change: LiveChange,
): Promise<void> {
  if (matchIds.length > 0) await matchChangesInsert(matchIds, change).execute(trx);
}

function matchChangesInsert(
  matchIds: readonly string[],
  { organisationId, competitionId, kind, payload, at }: LiveChange,
): RawBuilder<unknown> {
  return sql`insert into live_changes (organisation_id, competition_id, match_id, kind, at, payload)
    select ${organisationId}::uuid, ${competitionId}::uuid, matches.id, ${kind}::text, ${at}::timestamptz,
      ${matchSummary} || ${JSON.stringify(payload)}::jsonb
    from matches where matches.id = any(${sql.val(matchIds)}::uuid[])
    returning pg_notify(${liveChannel}, '')`;
}

/** A change of the whole competition, or of one of its phases. */
export async function publishCompetitionChange(trx: Trx, change: LiveChange): Promise<void> {
  const { organisationId, competitionId, kind, payload, at } = change;
  await sql`with inserted as (
      insert into live_changes (organisation_id, competition_id, kind, at, payload)
      values (${organisationId}::uuid, ${competitionId}::uuid, ${kind}::text, ${at}::timestamptz,
        ${JSON.stringify(payload)}::jsonb)
      returning id)
    select pg_notify(${liveChannel}, '') from inserted`.execute(trx);
}
