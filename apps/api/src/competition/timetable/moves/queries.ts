import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';

/** Serialises calendars that use the same fields. */
export async function lockFields(
  trx: Trx,
  { organisationId }: OrganisationRef,
  ids: readonly string[],
): Promise<void> {
  await trx
    .selectFrom('fields')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Both null if the match is not scheduled. */
interface MatchSlot {
  readonly kickOff: Date | null;
  readonly fieldId: string | null;
}

/** The new slot of a match, and the old one. */
export interface Move extends MatchSlot {
  readonly id: string;
  readonly payload: { readonly old: MatchSlot; readonly new: MatchSlot };
}

const moveRows = (moves: readonly Move[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
    as moved (id uuid, "kickOff" timestamptz, "fieldId" uuid, payload jsonb)`;

export interface MoveScope extends OrganisationRef {
  readonly userId: string;
}

/** Adds the events that scheduling each match manually would add. Must run before the matches move. */
export async function recordMoves(
  trx: Trx,
  { organisationId, userId }: MoveScope,
  moves: readonly Move[],
  at: Date,
): Promise<void> {
  const kind = sql`case when kick_off is null then 'SCHEDULED' else 'RESCHEDULED' end`;
  const owned = sql`matches.id = moved.id and matches.organisation_id = ${organisationId}`;
  await sql`insert into match_events (id, organisation_id, match_id, seq, type, payload, created_by, created_at)
    select gen_random_uuid(), matches.organisation_id, matches.id,
      coalesce((select max(seq) from match_events where match_id = matches.id), 0) + 1, ${kind}, moved.payload,
      ${userId}::uuid, ${at}::timestamptz
    from matches join ${moveRows(moves)} on ${owned}`.execute(trx);
  await sql`insert into live_changes (organisation_id, competition_id, match_id, kind, payload, at)
    select matches.organisation_id, competition_id, matches.id, ${kind}, jsonb_build_object('version', version + 1,
      'state', case when moved."kickOff" is null then 'CREATED' else 'SCHEDULED' end), ${at}::timestamptz
    from matches join ${moveRows(moves)} on ${owned}`.execute(trx);
}

/** Updates all slots in one statement. */
export async function moveMatches(
  trx: Trx,
  { organisationId }: OrganisationRef,
  moves: readonly Move[],
): Promise<void> {
  await sql`update matches set kick_off = moved."kickOff", field_id = moved."fieldId", version = version + 1,
      state = case when moved."kickOff" is null then 'CREATED' else 'SCHEDULED' end,
      postponed_from = case when moved."kickOff" is null then postponed_from end,
      postponed_reason = case when moved."kickOff" is null then postponed_reason end
    from ${moveRows(moves)}
    where matches.id = moved.id and matches.organisation_id = ${organisationId}`.execute(trx);
}
