import { randomUUIDv7 } from 'node:crypto';
import { type followCalls, refuse } from '@traip/contract';
import { forgetFollowerDevice, saveFollowerDevice } from '../../notification/followers/devices/queries.ts';
import { pushRefusal } from '../../notification/push/service.ts';
import { countAttempt } from '../../people/auth/limits.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { withSurvivors } from './merged/with-survivors.ts';
import { replaceFollows } from './stored/queries.ts';
import { listFollowable } from './targets/queries.ts';

/** What is not public is left out, as in an account. */
export const saveDevice: Handler<typeof followCalls.saveDevice> = async (context, { body }) => {
  const { db, push, now } = context;
  const { endpoint, keys, language: locale } = body;
  const refusal = (await countAttempt(context, 'follower-device', endpoint)) ?? pushRefusal(push, body);
  if (refusal) return refusal;
  return db.transaction().execute(async (trx) => {
    const at = now();
    const device = { id: randomUUIDv7(), endpoint, ...keys, locale, createdAt: at, usedAt: at };
    const deviceId = await saveFollowerDevice(trx, device);
    if (deviceId === undefined) return refuse('PUSH_DEVICE_TAKEN', { field: 'endpoint' });
    const { follows, merged } = await withSurvivors(trx, body.follows);
    const followable = new Set((await listFollowable(trx, follows)).map(({ id }) => id));
    const items = follows.filter(({ id }) => followable.has(id));
    await replaceFollows(trx, items, { deviceId, at });
    return { items, merged };
  });
};

export const forgetDevice: Handler<typeof followCalls.forgetDevice> = async (context, { body }) => {
  const { endpoint, keys } = body;
  const refusal = await countAttempt(context, 'follower-device', endpoint);
  if (refusal) return refusal;
  await forgetFollowerDevice(context.db, { endpoint, ...keys });
  return { removed: true as const };
};
