import { sql } from 'kysely';
import type { MovedFacts } from '../../../platform/db/person-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Pair } from '../licences/queries.ts';

export function listMemberships(trx: Trx, personId: string) {
  return trx.selectFrom('teamMembers').selectAll().where('personId', '=', personId).execute();
}

type Membership = Awaited<ReturnType<typeof listMemberships>>[number];

const isMembership = ({ teamId, joinedAt }: Pick<Membership, 'teamId' | 'joinedAt'>, personId: string) =>
  sql<boolean>`team_id = ${teamId} and person_id = ${personId} and joined_at = ${joinedAt}`;

export async function moveMembership(
  trx: Trx,
  membership: Pick<Membership, 'teamId' | 'personId' | 'joinedAt'>,
  to: string,
): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({ personId: to })
    .where(isMembership(membership, membership.personId))
    .execute();
}

export async function deleteMembership(trx: Trx, membership: Membership): Promise<void> {
  await trx.deleteFrom('teamMembers').where(isMembership(membership, membership.personId)).execute();
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
    .where(isMembership(remaining, remaining.personId))
    .execute();
}

/** Moves the membership back, or restores it if it had been merged into another. */
export async function restoreMembership(
  trx: Trx,
  { from, to }: Pair,
  { twin, ...membership }: MovedFacts['memberships'][number],
): Promise<void> {
  const joinedAt = new Date(membership.joinedAt);
  const restored = {
    ...membership,
    joinedAt,
    leftAt: membership.leftAt === null ? null : new Date(membership.leftAt),
  };
  if (twin === null) return moveMembership(trx, { ...restored, personId: from }, to);
  await trx
    .updateTable('teamMembers')
    .set(twin)
    .where('teamId', '=', restored.teamId)
    .where('personId', '=', from)
    .where('leftAt', 'is', null)
    .execute();
  await trx
    .insertInto('teamMembers')
    .values({ ...restored, personId: to })
    .execute();
}
