import type { Insertable } from 'kysely';
import type { PushDevicesTable, PushKeysTable } from '../../platform/db/notification-tables.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

type Keys = Omit<PushKeysTable, 'id'>;

/** The keys of this server: those that are kept here, else the given ones, which are kept from now on. */
export async function keepKeys(db: Database, made: Keys): Promise<Keys> {
  await db
    .insertInto('pushKeys')
    .values({ id: 1, ...made })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('pushKeys').select(['publicKey', 'privateKey']).executeTakeFirstOrThrow();
}

/** The devices of somebody that ring: those whose session has ended do not. */
function ringing(db: Database) {
  return db
    .selectFrom('pushDevices')
    .innerJoin('sessions', 'sessions.id', 'pushDevices.sessionId')
    .where('sessions.endedAt', 'is', null);
}

export function listDevices(db: Database, userId: string) {
  return ringing(db)
    .select(['pushDevices.id', 'pushDevices.label', 'pushDevices.createdAt as since'])
    .where('pushDevices.userId', '=', userId)
    .orderBy('pushDevices.createdAt', 'desc')
    .execute();
}

/** A device that rings, in the language of its owner. */
export function findDevice(db: Database, id: string) {
  return ringing(db)
    .innerJoin('users', 'users.id', 'pushDevices.userId')
    .select(['pushDevices.id', 'pushDevices.endpoint', 'pushDevices.p256dh', 'pushDevices.auth'])
    .select('users.locale')
    .where('pushDevices.id', '=', id)
    .executeTakeFirst();
}

export type Device = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

/** Keeps a device; the same browser is the same device, whoever has signed in there since. */
export async function keepDevice(trx: Trx, device: Insertable<PushDevicesTable>): Promise<string> {
  const { userId, sessionId, p256dh, auth, label } = device;
  const { id } = await trx
    .insertInto('pushDevices')
    .values(device)
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ userId, sessionId, p256dh, auth, label }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False: there is no such device of this person. */
export async function removeDevice(db: Database, { id, userId }: { id: string; userId: string }) {
  const { numDeletedRows } = await db
    .deleteFrom('pushDevices')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The push service says that nobody is there any more. */
export async function forgetDevice(db: Database, id: string): Promise<void> {
  await db.deleteFrom('pushDevices').where('id', '=', id).execute();
}
