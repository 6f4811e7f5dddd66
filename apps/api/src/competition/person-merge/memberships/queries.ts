import { sql } from 'kysely';
import type { MovedFacts } from '../../../platform/db/person-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Pair } from '../licences/queries.ts';

export function listMemberships(trx: Trx, personId: string) {
  return trx.selectFrom('teamMembers').selectAll().where('personId', '=', personId).execute();
}

type Membership = Awaited<ReturnType<typeof listMemberships>>[number];

const theStay = ({ teamId, joinedAt }: Pick<Membership, 'teamId' | 'joinedAt'>, personId: string) =>
  sql<boolean>`team_id = ${teamId} and person_id = ${personId} and joined_at = ${joinedAt}`;

export async function moveMembership(
  trx: Trx,
  stay: Pick<Membership, 'teamId' | 'personId' | 'joinedAt'>,
  to: string,
): Promise<void> {
  await trx.updateTable('teamMembers').set({ personId: to }).where(theStay(stay, stay.personId)).execute();
}

export async function deleteMembership(trx: Trx, stay: Membership): Promise<void> {
  await trx.deleteFrom('teamMembers').where(theStay(stay, stay.personId)).execute();
}

/** Completes the remaining membership with data of the other one. */
export async function fillMembership(
  trx: Trx,
  remaining: Membership,
  { shirt, position, isDelegate }: Membership,
): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({
      shirt: remaining.shirt ?? shirt,
      position: remaining.position ?? position,
      isDelegate: remaining.isDelegate || isDelegate,
    })
    .where(theStay(remaining, remaining.personId))
    .execute();
}

/** Moves the membership back, or restores it if it had been merged into another. */
export async function putMembershipBack(
  trx: Trx,
  { from, to }: Pair,
  { twin, ...written }: MovedFacts['memberships'][number],
): Promise<void> {
  const joinedAt = new Date(written.joinedAt);
  const stay = { ...written, joinedAt, leftAt: written.leftAt === null ? null : new Date(written.leftAt) };
  if (twin === null) return moveMembership(trx, { ...stay, personId: from }, to);
  await trx
    .updateTable('teamMembers')
    .set(twin)
    .where('teamId', '=', stay.teamId)
    .where('personId', '=', from)
    .where('leftAt', 'is', null)
    .execute();
  await trx
    .insertInto('teamMembers')
    .values({ ...stay, personId: to })
    .execute();
}
