import type { LicenceState } from '@traip/engine/registration';
import { type Selectable, sql } from 'kysely';
import { insertMany, type NewRow } from '../../../platform/db/insert-many.ts';
import type { LicencesTable } from '../../../platform/db/licence-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

export type LicenceRecord = Selectable<LicencesTable>;

const idsIn = (ids: readonly string[]) => sql<string>`any(${sql.val([...ids])}::uuid[])`;

/** A team has at most one licence of a person in these states. */
const liveStates: readonly LicenceState[] = ['DRAFT', 'SUBMITTED', 'APPROVED', 'RETURNED'];

export function isLive({ state }: Pick<LicenceRecord, 'state'>): boolean {
  return liveStates.includes(state);
}

/** The licences of these people in a competition, with any team. */
export function listLicencesOf(
  db: Database,
  competitionId: string,
  personIds: readonly string[],
): Promise<LicenceRecord[]> {
  return db
    .selectFrom('licences')
    .selectAll()
    .where('competitionId', '=', competitionId)
    .where('personId', '=', idsIn(personIds))
    .orderBy('id')
    .execute();
}

export async function insertLicences(trx: Trx, licences: readonly NewRow<'licences'>[]): Promise<void> {
  await insertMany(trx, 'licences', licences);
}

export async function deleteLicences(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('licences').where('id', '=', idsIn(ids)).execute();
}

/** Saves the mutable columns of licences in one statement. */
export async function saveLicences(trx: Trx, licences: readonly LicenceRecord[]): Promise<void> {
  if (licences.length === 0) return;
  await sql`update licences set version = licences.version + 1, state = changed.state,
      is_staff = changed."isStaff", shirt = changed.shirt, sequence = changed.sequence, number = changed.number,
      playable_since = changed."playableSince", valid_until = changed."validUntil", reason = changed.reason, reply = changed.reply,
      submitted_by = changed."submittedBy", submitted_at = changed."submittedAt",
      decided_by = changed."decidedBy", decided_at = changed."decidedAt"
    from jsonb_to_recordset(${JSON.stringify(licences)}::jsonb) as changed (id uuid, state text, "isStaff" boolean,
      shirt integer, sequence integer, number text, "playableSince" date, "validUntil" date, reason text, reply text,
      "submittedBy" uuid, "submittedAt" timestamptz, "decidedBy" uuid, "decidedAt" timestamptz)
    where licences.id = changed.id`.execute(trx);
}
