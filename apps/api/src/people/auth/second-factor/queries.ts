import { randomUUIDv7 } from 'node:crypto';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { StoredPasskey } from '../../../platform/db/second-factor-tables.ts';

const maxPasskeys = 20;

/** Oldest first. */
export function listPasskeys(db: Database, userId: string) {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(maxPasskeys)
    .execute();
}

/** Taken if the credential is a passkey already, of this or another person. */
export async function insertPasskey(
  trx: Trx,
  { userId, now, passkey }: { readonly userId: string; readonly now: Date; readonly passkey: StoredPasskey },
): Promise<'added' | 'too many' | 'taken'> {
  if ((await listPasskeys(trx, userId)).length >= maxPasskeys) return 'too many';
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values({
      ...passkey,
      transports: JSON.stringify(passkey.transports),
      id: randomUUIDv7(),
      userId,
      createdAt: now,
      usedAt: null,
    })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? 'added' : 'taken';
}

/** Locked, so that its counter grows with each use; its owner first, like all changes of second factors. */
export async function lockPasskey(trx: Trx, credentialId: string) {
  const found = trx.selectFrom('passkeys').where('credentialId', '=', credentialId);
  const passkey = await found.select('userId').executeTakeFirst();
  if (!passkey) return undefined;
  await trx.selectFrom('users').select('id').where('id', '=', passkey.userId).forNoKeyUpdate().execute();
  return found.selectAll().forUpdate().executeTakeFirst();
}

export async function markPasskeyUsed(
  trx: Trx,
  id: string,
  used: { readonly counter: number; readonly isSynced: boolean; readonly usedAt: Date },
): Promise<void> {
  await trx.updateTable('passkeys').set(used).where('id', '=', id).execute();
}

export async function renamePasskey(
  db: Database,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePasskey(trx: Trx, userId: string, id: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('id', '=', id).where('userId', '=', userId).execute();
}

export function lockAuthenticator(trx: Trx, userId: string) {
  return trx
    .selectFrom('authenticators')
    .selectAll()
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasAuthenticator(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces one that was begun and never confirmed. */
export async function insertAuthenticator(
  trx: Trx,
  { userId, sealedSecret, createdAt }: { userId: string; sealedSecret: string; createdAt: Date },
): Promise<void> {
  const begun = { sealedSecret, createdAt, confirmedAt: null, usedStep: 0 };
  await trx
    .insertInto('authenticators')
    .values({ userId, ...begun })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(begun))
    .execute();
}

export async function markAuthenticatorUsed(
  trx: Trx,
  userId: string,
  used: { readonly usedStep: number; readonly confirmedAt?: Date; readonly sealedSecret?: string },
): Promise<void> {
  await trx.updateTable('authenticators').set(used).where('userId', '=', userId).execute();
}

export async function deleteAuthenticator(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('authenticators').where('userId', '=', userId).execute();
}

/** Null while a password is enough to sign in. */
export async function countRecoveryCodesLeft(db: Database, userId: string): Promise<number | null> {
  const { total, left } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>('hash').filterWhere('usedAt', 'is', null).as('left'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return total === 0 ? null : left;
}

export async function hasProvider(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('userIdentities')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes all second factors of a user. */
export async function deleteSecondFactor(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('userId', '=', userId).execute();
  await trx.deleteFrom('authenticators').where('userId', '=', userId).execute();
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await trx.deleteFrom('challenges').where('userId', '=', userId).execute();
}

export async function deleteSecondFactorsSince(trx: Trx, userId: string, since: Date): Promise<void> {
  for (const table of ['passkeys', 'authenticators'] as const)
    await trx.deleteFrom(table).where('userId', '=', userId).where('createdAt', '>=', since).execute();
}
