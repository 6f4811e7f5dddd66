import { randomUUIDv7 } from 'node:crypto';
import { type Refusal, refuse } from '@traip/contract';
import { signAccessToken } from '../../platform/authorization/access-token.ts';
import { deriveSecret, hashSecret, newSecret } from '../../platform/authorization/secrets.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { countryOf } from '../../platform/http/country.ts';
import { type Device, deviceOf } from '../../platform/http/device.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Services } from '../../platform/services/services.ts';

const refreshTokenDays = 30;
/** After this, refreshing is not enough and the person must sign in again. */
const maxSessionDays = 180;
/** Two tabs may refresh at the same moment: a rotated token stays valid this long, and leads to the same new one. */
const raceGraceSeconds = 10;

interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Where a session is used. */
interface SessionLocation {
  readonly country: string | null;
  readonly address: string;
}

export interface SessionOrigin extends Device, SessionLocation {}

type SessionRequest = Services & Pick<Context, 'ip' | 'userAgent'>;

const locationOf = ({ ip }: SessionRequest): SessionLocation => ({
  country: countryOf(ip),
  address: networkOf(ip),
});

/** Starts a family of refresh tokens: one per login. Signing in counts as proof of identity. */
export async function startSession(
  request: SessionRequest,
  trx: Trx,
  userId: string,
): Promise<TokenPair & { session: OpenSession & SessionOrigin }> {
  const createdAt = request.now();
  const origin = { ...deviceOf(request.userAgent), ...locationOf(request) };
  const session = { id: randomUUIDv7(), userId, createdAt, endedAt: null, confirmedAt: createdAt, ...origin };
  await trx.insertInto('sessions').values(session).execute();
  const refreshToken = newSecret();
  await insertRefreshToken(request, trx, session, refreshToken);
  return { accessToken: await accessTokenOf(request, session), refreshToken, session };
}

export async function hasOtherSessions(trx: Trx, userId: string, id: string): Promise<boolean> {
  return (await otherSessions(trx, userId, id).executeTakeFirst()) !== undefined;
}

/** Whether the account was opened with the same browser in that country before. */
export async function hasSessionLike(
  trx: Trx,
  userId: string,
  { id, browser, system, country }: SessionOrigin & { readonly id: string },
): Promise<boolean> {
  const like = otherSessions(trx, userId, id)
    .where('browser', 'is not distinct from', browser)
    .where('system', 'is not distinct from', system)
    .where('country', 'is not distinct from', country);
  return (await like.executeTakeFirst()) !== undefined;
}

function otherSessions(trx: Trx, userId: string, id: string) {
  return trx.selectFrom('sessions').select('id').where('userId', '=', userId).where('id', '<>', id);
}

/** Records that the owner has confirmed their identity. */
export async function confirmSession(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('sessions').set({ confirmedAt: now }).where('id', '=', id).execute();
}

/** Exchanges a refresh token. Reuse of a rotated one, after the grace period, means theft: its session ends. */
export async function rotateSession(
  services: SessionRequest,
  trx: Trx,
  refreshToken: string,
): Promise<TokenPair | Refusal<'SESSION_EXPIRED'>> {
  const now = services.now();
  const hash = hashSecret(refreshToken);
  const token = await lockToken(trx, hash);
  if (!token || token.endedAt || token.expiresAt <= now) return refuse('SESSION_EXPIRED');
  if (token.rotatedAt && secondsBetween(token.rotatedAt, now) > raceGraceSeconds) {
    await endSession(trx, token.sessionId, now);
    return refuse('SESSION_EXPIRED');
  }
  const { sessionId: id, userId, createdAt } = token;
  const session = { id, userId, createdAt };
  const known = token.rotatedAt ? await findSuccessor(services, trx, refreshToken) : undefined;
  const successor = known ?? deriveSecret(services.keys['refresh-token'].current, refreshToken);
  if (known === undefined) {
    await trx.updateTable('refreshTokens').set({ rotatedAt: now }).where('hash', '=', hash).execute();
    await insertRefreshToken(services, trx, session, successor);
    await trx.updateTable('sessions').set(locationOf(services)).where('id', '=', id).execute();
  }
  return { accessToken: await accessTokenOf(services, session), refreshToken: successor };
}

/**
 * The token that this one is exchanged for. It is derived rather than random, so that every exchange gives
 * the same one although it is not stored.
 */
async function findSuccessor(
  { keys }: Services,
  trx: Trx,
  refreshToken: string,
): Promise<string | undefined> {
  const possible = keys['refresh-token'].accepted.map((key) => deriveSecret(key, refreshToken));
  const { hash } =
    (await trx
      .selectFrom('refreshTokens')
      .select('hash')
      .where('hash', 'in', possible.map(hashSecret))
      .executeTakeFirst()) ?? {};
  return possible.find((each) => hashSecret(each) === hash);
}

/** Ends the session of a refresh token; an unknown token ends nothing. */
export async function endSessionOf(trx: Trx, refreshToken: string, now: Date): Promise<void> {
  const token = await lockToken(trx, hashSecret(refreshToken));
  if (token) await endSession(trx, token.sessionId, now);
}

/** Signs a user out everywhere, programs too: an intruder keeps no token. */
export async function endAllSessions(trx: Trx, userId: string, now: Date): Promise<void> {
  for (const table of ['accessTokens', 'appGrants'] as const)
    await trx
      .updateTable(table)
      .set({ revokedAt: now })
      .where('userId', '=', userId)
      .where('revokedAt', 'is', null)
      .execute();
  await trx
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute();
}

async function endSession(trx: Trx, sessionId: string, now: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Locks the session row, to serialise exchanges of one family. */
function lockToken(trx: Trx, hash: string) {
  return trx
    .selectFrom('refreshTokens')
    .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
    .select(['sessionId', 'userId', 'sessions.createdAt', 'endedAt', 'expiresAt', 'rotatedAt'])
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

interface OpenSession {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
}

async function insertRefreshToken(
  services: Services,
  trx: Trx,
  session: OpenSession,
  refreshToken: string,
): Promise<void> {
  const createdAt = services.now();
  const expiresAt = earlier(
    daysAfter(createdAt, refreshTokenDays),
    daysAfter(session.createdAt, maxSessionDays),
  );
  await trx
    .insertInto('refreshTokens')
    .values({ hash: hashSecret(refreshToken), sessionId: session.id, createdAt, expiresAt, rotatedAt: null })
    .execute();
}

function accessTokenOf(services: Services, { id: sessionId, userId }: OpenSession): Promise<string> {
  return signAccessToken(services, { userId, sessionId });
}

const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
const earlier = (one: Date, other: Date) => (one < other ? one : other);
const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;
