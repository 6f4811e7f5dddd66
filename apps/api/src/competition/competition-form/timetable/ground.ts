import { randomUUIDv7 } from 'node:crypto';
import { type Refusal, refuse } from '@traip/contract';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import { lockFields } from '../../calendar/apply/queries.ts';
import { findFields } from '../../calendar/problem/queries.ts';
import { insertVenue, isNameTaken } from '../../venue/queries.ts';
import { type Form, type FormTransaction, isChosen } from '../form/form.ts';

type GroundInput = NonNullable<Form['timetable']>['venue'];

/** A venue and those of its fields that are played on. */
export interface Ground {
  readonly venueId: string;
  readonly fieldIds: readonly string[];
  readonly openings: readonly { readonly weekday: number; readonly from: string; readonly to: string }[];
  readonly isNew: boolean;
}

export async function resolveGround(
  transaction: FormTransaction,
  venue: GroundInput,
): Promise<Ground | Refusal<'VENUE_UNKNOWN'>> {
  if (!isChosen(venue)) return createGround(transaction, venue);
  const { trx, scope } = transaction;
  const own = (await findFields(trx, scope)).filter(({ venueId }) => venueId === venue.id);
  const [first] = own;
  if (!first) return refuse('VENUE_UNKNOWN', { field: 'timetable.venue.id' });
  const fieldIds = own.slice(0, venue.fields).map(({ id }) => id);
  await lockFields(trx, scope, fieldIds);
  return { venueId: venue.id, fieldIds, openings: first.openings, isNew: false };
}

/** Nobody cares about the name of a ground that they did not type: a taken one gets a number. */
async function createGround(
  { trx, scope, at }: FormTransaction,
  { name, fields }: Extract<GroundInput, { name: string }>,
): Promise<Ground> {
  let free = name;
  for (let number = 2; await isNameTaken(trx, scope, { name: free }); number += 1)
    free = `${name.slice(0, 74)} ${number}`;
  const venueId = randomUUIDv7();
  const own = fields.map((field) => ({ id: randomUUIDv7(), name: field }));
  const place = { address: null, city: null, latitude: null, longitude: null };
  await insertVenue(trx, scope, {
    id: venueId,
    name: free,
    ...place,
    fields: own,
    openings: [],
    createdAt: at,
  });
  await insertAuditEntry(trx, {
    organisationId: scope.organisationId,
    subjectKind: 'VENUE',
    subjectId: venueId,
    action: 'CREATED',
    byUser: scope.userId,
    at,
  });
  return { venueId, fieldIds: own.map(({ id }) => id), openings: [], isNew: true };
}
