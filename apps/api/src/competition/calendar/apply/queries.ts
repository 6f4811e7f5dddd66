import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';

/** After the row of the competition comes that of the phase, then its matches: everybody locks in this order. */
export async function lockPhase(
  trx: Trx,
  { organisationId }: OrganisationRef,
  phaseId: string,
): Promise<void> {
  await trx
    .selectFrom('phases')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('id', '=', phaseId)
    .forUpdate()
    .execute();
  await trx
    .selectFrom('matches')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('phaseId', '=', phaseId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Two calendars that want the same fields are written one after the other. */
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

/** A place, or none. */
export interface MatchSlot {
  readonly kickOff: Date | null;
  readonly fieldId: string | null;
}

/** Where a match goes, and where it was. */
export interface Move extends MatchSlot {
  readonly id: string;
  readonly payload: { readonly old: MatchSlot; readonly new: MatchSlot };
}

const rowsOf = (moves: readonly Move[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
    as moved (id uuid, "kickOff" timestamptz, "fieldId" uuid, payload jsonb)`;

interface PlanWriter extends OrganisationRef {
  readonly userId: string;
}

/** Tells in each match where it was and where it goes, as if somebody had written it by hand; before it moves. */
export async function notifyMoves(
  trx: Trx,
  { organisationId, userId }: PlanWriter,
  moves: readonly Move[],
  at: Date,
): Promise<void> {
  const kind = sql`case when kick_off is null then 'SCHEDULED' else 'RESCHEDULED' end`;
  const owned = sql`matches.id = moved.id and matches.organisation_id = ${organisationId}`;
  await sql`insert into match_events (id, organisation_id, match_id, seq, type, payload, created_by, created_at)
    select gen_random_uuid(), matches.organisation_id, matches.id,
      coalesce((select max(seq) from match_events where match_id = matches.id), 0) + 1, ${kind}, moved.payload,
      ${userId}::uuid, ${at}::timestamptz
    from matches join ${rowsOf(moves)} on ${owned}`.execute(trx);
  await sql`insert into live_changes (organisation_id, competition_id, match_id, kind, payload, at)
    select matches.organisation_id, competition_id, matches.id, ${kind}, jsonb_build_object('version', version + 1,
      'state', case when moved."kickOff" is null then 'CREATED' else 'SCHEDULED' end), ${at}::timestamptz
    from matches join ${rowsOf(moves)} on ${owned}`.execute(trx);
}

/** Writes all places in one statement. */
export async function moveMatches(
  trx: Trx,
  { organisationId }: OrganisationRef,
  moves: readonly Move[],
): Promise<void> {
  await sql`update matches set kick_off = moved."kickOff", field_id = moved."fieldId", version = version + 1,
      state = case when moved."kickOff" is null then 'CREATED' else 'SCHEDULED' end
    from ${rowsOf(moves)}
    where matches.id = moved.id and matches.organisation_id = ${organisationId}`.execute(trx);
}
