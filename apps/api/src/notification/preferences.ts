import type { NotificationPreferences, notificationCalls, Read } from '@traip/contract';
import type { Context } from '../platform/routing/context.ts';
import type { Handler } from '../platform/routing/handler.ts';
import { preferencesOf } from './preference/preferences.ts';
import { cancelPending, savePreferences } from './preference/queries.ts';
import { listDevices } from './push/queries.ts';

export const preferences: Handler<typeof notificationCalls.preferences> = ({ db, caller, push }) =>
  preferencesReply({ db, push }, caller.userId);

export const savePreference: Handler<typeof notificationCalls.savePreference> = (
  { db, caller, push },
  { body },
) =>
  db.transaction().execute(async (trx) => {
    const { userId } = caller;
    const change = { userId, kinds: [body.kind], channel: body.channel, isOn: body.isOn };
    await savePreferences(trx, change);
    if (!body.isOn) await cancelPending(trx, change);
    return preferencesReply({ db: trx, push }, userId);
  });

async function preferencesReply(
  { db, push }: Pick<Context, 'db' | 'push'>,
  userId: string,
): Promise<Read<typeof NotificationPreferences>> {
  return {
    preferences: await preferencesOf(db, userId),
    devices: await listDevices(db, userId),
    pushKey: push.publicKey,
  };
}
