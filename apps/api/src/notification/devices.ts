import { randomUUIDv7 } from 'node:crypto';
import { type notificationCalls, refuse } from '@traip/contract';
import type { Handler } from '../platform/routing/handler.ts';
import { forgetFollowerDevice } from './followers/devices/queries.ts';
import { listDevices, removeDevice as remove, saveDevice } from './push/queries.ts';
import { pushRefusal } from './push/service.ts';

const maxDevices = 20;

export const addDevice: Handler<typeof notificationCalls.addDevice> = async (context, { body }) => {
  const { db, caller, push, now } = context;
  const { endpoint, label } = body;
  const { p256dh, auth } = body.keys;
  const refusal = pushRefusal(push, body);
  if (refusal) return refusal;
  return db.transaction().execute(async (trx) => {
    const device = { id: randomUUIDv7(), ...caller, endpoint, p256dh, auth, label, createdAt: now() };
    const id = await saveDevice(trx, device);
    if (id === undefined) return refuse('PUSH_DEVICE_TAKEN', { field: 'endpoint' });
    // From now on it gets the account's notifications.
    await forgetFollowerDevice(trx, device);
    const exceedsLimit = id === device.id && (await listDevices(trx, caller.userId)).length > maxDevices;
    if (!exceedsLimit) return { id };
    await remove(trx, { id, userId: caller.userId });
    return refuse('TOO_MANY_DEVICES');
  });
};

export const removeDevice: Handler<typeof notificationCalls.removeDevice> = async (
  { db, caller },
  { params },
) => {
  const isRemoved = await remove(db, { id: params.id, userId: caller.userId });
  return isRemoved ? { removed: true as const } : refuse('NOT_FOUND');
};
