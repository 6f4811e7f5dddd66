import type { Insertable } from 'kysely';
import type { PushDevicesTable, PushKeysTable } from '../../platform/db/notification-tables.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

type Keys = Omit<PushKeysTable, 'id'>;

/** The stored keys of this server; the given ones are stored if there are none. */
export async function findOrSaveKeys(db: Database, generated: Keys): Promise<Keys> {
  await db
    .insertInto('pushKeys')
    .values({ id: 1, ...generated })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('pushKeys').select(['publicKey', 'privateKey']).executeTakeFirstOrThrow();
}

/** Devices whose session has not ended. */
function activeDevices(db: Database) {
  return db
    .selectFrom('pushDevices')
    .innerJoin('sessions', 'sessions.id', 'pushDevices.sessionId')
    .where('sessions.endedAt', 'is', null);
}

export function listDevices(db: Database, userId: string) {
  return activeDevices(db)
    .select(['pushDevices.id', 'pushDevices.label', 'pushDevices.createdAt as since'])
    .where('pushDevices.userId', '=', userId)
    .orderBy('pushDevices.createdAt', 'desc')
    .execute();
}

/** An active device, with the language of its owner. */
export function findDevice(db: Database, id: string) {
  return activeDevices(db)
    .innerJoin('users', 'users.id', 'pushDevices.userId')
    .select(['pushDevices.id', 'pushDevices.endpoint', 'pushDevices.p256dh', 'pushDevices.auth'])
    .select('users.locale')
    .where('pushDevices.id', '=', id)
    .executeTakeFirst();
}

export type Device = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

/**
 * A browser is one device, whoever is signed in there. Undefined when it belongs to another user: an endpoint
 * is no secret, and knowing one must not be enough to take over the device or silence it. A user who signs in
 * on a shared device can present the keys of its subscription, which never leave the browser and this server.
 * It becomes a new device then, so that messages waiting for the previous user do not reach the next one. A
 * device whose session has ended gets nothing any more, and is free.
 */
export async function saveDevice(
  trx: Trx,
  device: Insertable<PushDevicesTable>,
): Promise<string | undefined> {
  const { userId, sessionId, endpoint, p256dh, auth, label } = device;
  await trx
    .deleteFrom('pushDevices')
    .where('endpoint', '=', endpoint)
    .where('userId', '!=', userId)
    .where(({ and, or, eb, exists, selectFrom }) =>
      or([
        and([eb('p256dh', '=', p256dh), eb('auth', '=', auth)]),
        exists(
          selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.id', '=', 'pushDevices.sessionId')
            .where('sessions.endedAt', 'is not', null),
        ),
      ]),
    )
    .execute();
  const saved = await trx
    .insertInto('pushDevices')
    .values(device)
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ sessionId, p256dh, auth, label })
        .where('pushDevices.userId', '=', userId),
    )
    .returning('id')
    .executeTakeFirst();
  return saved?.id;
}

/** False if the person has no such device. */
export async function removeDevice(db: Database, { id, userId }: { id: string; userId: string }) {
  const { numDeletedRows } = await db
    .deleteFrom('pushDevices')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** For a device that its push service reports as gone. */
export async function deleteDevice(db: Database, id: string): Promise<void> {
  await db.deleteFrom('pushDevices').where('id', '=', id).execute();
}
