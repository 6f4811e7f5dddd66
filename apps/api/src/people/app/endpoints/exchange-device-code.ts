import { hashSecret } from '../../../platform/authorization/secrets.ts';
import type { Exchange } from './exchange.ts';
import { issueTokens } from './issue-tokens.ts';
import { oauthError } from './oauth-error.ts';
import { changeDevice, findGrant, lockDevice, revokeGrant } from './queries.ts';

/** Clocks and networks are not exact: a second early is accepted. */
const toleranceSeconds = 1;
/** How many seconds are added for a device that polls too fast (RFC 8628, 3.5). */
const slowdownSeconds = 5;

/** Answers a device that polls whether its code was typed. */
export const exchangeDeviceCode: Exchange = async (trx, { app, form, at }) => {
  const { device_code: code } = form;
  if (code === undefined) return oauthError('invalid_request', 'device_code is missing');
  const hash = hashSecret(code);
  const device = await lockDevice(trx, hash);
  if (!device || device.appId !== app.id) return oauthError('invalid_grant', 'This device code is unknown');
  const { grantId, interval, askedAt } = device;
  if (device.deniedAt !== null) return oauthError('access_denied', 'Somebody refused it');
  if (device.usedAt !== null && grantId !== null) {
    await revokeGrant(trx, grantId, at);
    return oauthError('invalid_grant', 'This device code was used before: what it gave is revoked');
  }
  if (device.expiresAt <= at) return oauthError('expired_token', 'Ask for another code');
  if (grantId === null) {
    const isEarly =
      askedAt !== null && at.getTime() - askedAt.getTime() < (interval - toleranceSeconds) * 1000;
    await changeDevice(trx, hash, {
      askedAt: at,
      interval: isEarly ? interval + slowdownSeconds : interval,
    });
    return isEarly
      ? oauthError('slow_down', `Wait ${interval + slowdownSeconds} seconds between two requests`)
      : oauthError('authorization_pending', 'Nobody has typed the code yet');
  }
  const grant = await findGrant(trx, grantId);
  if (!grant?.works) return oauthError('access_denied', 'It was disconnected');
  await changeDevice(trx, hash, { usedAt: at });
  return issueTokens(trx, { app, grant, at });
};
