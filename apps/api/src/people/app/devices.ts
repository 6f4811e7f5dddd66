import { randomUUIDv7 } from 'node:crypto';
import { type appCalls, refuse } from '@traip/contract';
import type { Caller } from '../../platform/authorization/caller.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt } from '../auth/limits.ts';
import { allowApp } from './allow-app.ts';
import { changeDevice, findWaitingDevice } from './endpoints/queries.ts';
import { listOrganisationsToActFor } from './queries.ts';

/** Codes are short enough to be typed, so attempts are limited. */
const countTry = (context: Context<Caller>) => countAttempt(context, 'device-code', context.caller.userId);

export const checkDevice: Handler<typeof appCalls.checkDevice> = async (context, { body: { code } }) => {
  const limited = await countTry(context);
  if (limited) return limited;
  const { db, caller, now } = context;
  const device = await findWaitingDevice(db, code, now());
  if (!device) return refuse('DEVICE_CODE_UNKNOWN');
  const { name, website, madeBy, scopes } = device;
  return {
    app: { name, website, madeBy },
    scopes,
    organisations: await listOrganisationsToActFor(db, caller.userId),
  };
};

export const allowDevice: Handler<typeof appCalls.allowDevice> = async (context, { body }) =>
  (await countTry(context)) ??
  context.db.transaction().execute(async (trx) => {
    const device = await findWaitingDevice(trx, body.code, context.now());
    if (!device) return refuse('DEVICE_CODE_UNKNOWN');
    const { appId, name, scopes } = device;
    const { organisationId } = body;
    const grantId = randomUUIDv7();
    const refused = await allowApp(trx, context, {
      grantId,
      app: { id: appId, name },
      scopes,
      organisationId,
    });
    if (refused) return refused;
    await changeDevice(trx, device.hash, { grantId });
    return { allowed: true as const };
  });

export const denyDevice: Handler<typeof appCalls.denyDevice> = async (context, { body }) =>
  (await countTry(context)) ??
  context.db.transaction().execute(async (trx) => {
    const device = await findWaitingDevice(trx, body.code, context.now());
    if (!device) return refuse('DEVICE_CODE_UNKNOWN');
    await changeDevice(trx, device.hash, { deniedAt: context.now() });
    return { denied: true as const };
  });
