import { type Insertable, type Selectable, sql } from 'kysely';
import type { TeamScope } from '../../../platform/authorization/scope.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { TeamQrsTable } from '../../../platform/db/team-tables.ts';

export function insertQr(db: Database, qr: Insertable<TeamQrsTable>): Promise<Selectable<TeamQrsTable>> {
  return db.insertInto('teamQrs').values(qr).returningAll().executeTakeFirstOrThrow();
}

/** A QR code of a team that is not deleted, valid or not, with the name of its creator. */
export function findQr(db: Database, hash: string) {
  return db
    .selectFrom('teamQrs')
    .innerJoin('teams', 'teams.id', 'teamQrs.teamId')
    .innerJoin('users as creator', 'creator.id', 'teamQrs.createdBy')
    .leftJoin('players as person', 'person.id', 'teamQrs.personId')
    .select(['teamQrs.id', 'teamQrs.teamId', 'teamQrs.role', 'teamQrs.uses', 'teamQrs.maxUses'])
    .select(['teamQrs.expiresAt', 'teamQrs.revokedAt', 'teamQrs.personId'])
    .select(['person.firstName', 'person.surnames', 'person.birthday'])
    .select(sql<string>`trim(creator.first_name || ' ' || creator.surnames)`.as('invitedBy'))
    .where('teamQrs.hash', '=', hash)
    .where('teams.deletedAt', 'is', null)
    .executeTakeFirst();
}

export function isWorking(
  {
    revokedAt,
    expiresAt,
    uses,
    maxUses,
  }: Pick<Selectable<TeamQrsTable>, 'revokedAt' | 'expiresAt' | 'uses' | 'maxUses'>,
  now: Date,
): boolean {
  return revokedAt === null && expiresAt > now && uses < maxUses;
}

/** False if no uses are left, or it has expired or was revoked. */
export async function consumeQrUse(trx: Trx, id: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('teamQrs')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .whereRef('uses', '<', 'maxUses')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const maxQrs = 50;

/** The valid QR codes of a team, newest first. */
export function listValidQrs(db: Database, { teamId }: TeamScope, now: Date) {
  return db
    .selectFrom('teamQrs')
    .select(['id', 'role', 'uses', 'maxUses', 'createdAt', 'expiresAt'])
    .where('teamId', '=', teamId)
    .where('personId', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .whereRef('uses', '<', 'maxUses')
    .orderBy('createdAt', 'desc')
    .limit(maxQrs)
    .execute();
}

export async function revokeQr(db: Database, { teamId }: TeamScope, id: string, now: Date): Promise<void> {
  await db
    .updateTable('teamQrs')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('teamId', '=', teamId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** So that a removed member has no way back in. */
export async function revokeQrsOf(
  trx: Trx,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('teamQrs')
    .set({ revokedAt: now })
    .where('teamId', '=', teamId)
    .where('createdBy', '=', userId)
    .where('revokedAt', 'is', null)
    .execute();
}
