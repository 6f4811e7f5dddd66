import type { NotificationPreferences, notificationCalls, Read } from '@traip/contract';
import type { Context } from '../platform/routing/context.ts';
import type { Handler } from '../platform/routing/handler.ts';
import { preferencesOf } from './preference/preferences.ts';
import { choose, holdBack } from './preference/queries.ts';
import { listDevices } from './push/queries.ts';

export const preferences: Handler<typeof notificationCalls.preferences> = ({ db, caller, push }) =>
  reply({ db, push }, caller.userId);

export const savePreference: Handler<typeof notificationCalls.savePreference> = (
  { db, caller, push },
  { body },
) =>
  db.transaction().execute(async (trx) => {
    const { userId } = caller;
    const choice = { userId, kinds: [body.kind], channel: body.channel, isOn: body.isOn };
    await choose(trx, choice);
    if (!body.isOn) await holdBack(trx, choice);
    return reply({ db: trx, push }, userId);
  });

async function reply(
  { db, push }: Pick<Context, 'db' | 'push'>,
  userId: string,
): Promise<Read<typeof NotificationPreferences>> {
  return {
    preferences: await preferencesOf(db, userId),
    devices: await listDevices(db, userId),
    pushKey: push.publicKey,
  };
}
