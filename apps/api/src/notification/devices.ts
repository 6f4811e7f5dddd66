import { randomUUIDv7 } from 'node:crypto';
import { type notificationCalls, refuse } from '@traip/contract';
import type { Handler } from '../platform/routing/handler.ts';
import { listDevices, removeDevice as remove, saveDevice } from './push/queries.ts';
import { canEncryptFor } from './push/service.ts';

const maxDevices = 20;

export const addDevice: Handler<typeof notificationCalls.addDevice> = async (context, { body }) => {
  const { db, caller, push, now } = context;
  const { endpoint, label } = body;
  const { p256dh, auth } = body.keys;
  if (!push.isService(endpoint)) return refuse('PUSH_SERVICE_UNKNOWN', { field: 'endpoint' });
  if (!canEncryptFor(p256dh, auth)) return refuse('PUSH_SERVICE_UNKNOWN', { field: 'keys' });
  return db.transaction().execute(async (trx) => {
    const device = { id: randomUUIDv7(), ...caller, endpoint, p256dh, auth, label, createdAt: now() };
    const id = await saveDevice(trx, device);
    if (id === undefined) return refuse('PUSH_DEVICE_TAKEN', { field: 'endpoint' });
    const isOneTooMany = id === device.id && (await listDevices(trx, caller.userId)).length > maxDevices;
    if (!isOneTooMany) return { id };
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
