import { randomUUIDv7 } from 'node:crypto';
import { type Refusal, refuse } from '@traip/contract';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import { type FieldInput, findFields } from '../../timetable/ground/queries.ts';
import { lockFields } from '../../timetable/moves/queries.ts';
import { insertVenue, isNameTaken } from '../../venue/queries.ts';
import { type Form, type FormTransaction, isChosen } from '../form/form.ts';

type GroundInput = NonNullable<Form['timetable']>['venue'];

/** A venue and the fields to be used. */
export interface Ground {
  readonly venueId: string;
  readonly fields: readonly FieldInput[];
}

export async function resolveGround(
  transaction: FormTransaction,
  venue: GroundInput,
): Promise<Ground | Refusal<'VENUE_UNKNOWN'>> {
  if (!isChosen(venue)) return createGround(transaction, venue);
  const { trx, scope } = transaction;
  const own = (await findFields(trx, scope)).filter(({ venueId }) => venueId === venue.id);
  if (own.length === 0) return refuse('VENUE_UNKNOWN', { field: 'timetable.venue.id' });
  const fields = own.slice(0, venue.fields);
  await lockFields(
    trx,
    scope,
    fields.map(({ id }) => id),
  );
  return { venueId: venue.id, fields };
}

/** The form proposes the name of a new venue, so a taken name gets a number instead of a refusal. */
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
  return { venueId, fields: own.map(({ id }) => ({ id, venueId, openings: [] })) };
}
