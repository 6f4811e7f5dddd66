import { randomUUIDv7 } from 'node:crypto';
import type { WithdrawalMode } from '@traip/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import type { MatchEnding } from './withdraw-team.ts';

interface EndedBy {
  readonly organisationId: string;
  /** Null if another change caused it. */
  readonly byUser: string | null;
  readonly at: Date;
}

/** Keeps the participation, and stores how its results count. */
export async function markWithdrawn(
  trx: Trx,
  {
    participationId,
    mode,
    reason,
    byUser,
    at,
  }: {
    readonly participationId: string;
    readonly mode: WithdrawalMode;
    readonly reason: string | null;
    readonly byUser: string;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('participations')
    .set({ status: 'WITHDRAWN', withdrawalMode: mode, reason, decidedBy: byUser, decidedAt: at })
    .where('id', '=', participationId)
    .execute();
}

/** Ends unplayed matches with their events, in two statements. */
export async function writeEndings(trx: Trx, endings: readonly MatchEnding[], by: EndedBy): Promise<void> {
  if (endings.length === 0) return;
  const rows = endings.map(({ match, forfeit }) => ({
    id: match.id,
    state: forfeit === null ? 'CANCELLED' : 'CLOSED',
    result: forfeit?.result ?? null,
    home_score: forfeit?.result.score.home ?? null,
    away_score: forfeit?.result.score.away ?? null,
  }));
  await sql`update matches set state = fresh.state, result = fresh.result, version = version + 1,
      home_score = fresh.home_score, away_score = fresh.away_score,
      finished_at = case when fresh.state = 'CLOSED' then ${by.at}::timestamptz end,
      closed_at = case when fresh.state = 'CLOSED' then ${by.at}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as fresh(id uuid, state text, result jsonb, home_score integer, away_score integer)
    where matches.id = fresh.id`.execute(trx);
  await writeEvents(trx, endings, by);
}

async function writeEvents(
  trx: Trx,
  endings: readonly MatchEnding[],
  { organisationId, byUser, at }: EndedBy,
) {
  const events = endings.flatMap(({ match, forfeit }) => {
    const event = (type: string, nth: number, payload: object) => ({
      id: randomUUIDv7(),
      match_id: match.id,
      type,
      nth,
      payload,
    });
    return forfeit === null
      ? [event('CANCELLED', 1, { reason: 'WITHDRAWAL' })]
      : [event('MANUAL_RESULT', 1, forfeit.manualResult), event('CLOSE_MATCH', 2, { reason: 'WITHDRAWAL' })];
  });
  await sql`insert into match_events (id, organisation_id, match_id, seq, type, payload, created_by, created_at)
    select fresh.id, ${organisationId}::uuid, fresh.match_id, fresh.nth + coalesce((select max(known.seq)
      from match_events as known where known.match_id = fresh.match_id), 0),
      fresh.type, fresh.payload, ${byUser}::uuid, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as fresh(id uuid, match_id uuid, type text, nth integer, payload jsonb)`.execute(trx);
}
