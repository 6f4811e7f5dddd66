import { randomUUIDv7 } from 'node:crypto';
import { type Refusal, refuse } from '@traip/contract';
import { signAccessToken } from '../../platform/authorization/access-token.ts';
import { hashSecret, newSecret } from '../../platform/authorization/secrets.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Services } from '../../platform/services/services.ts';

export const refreshTokenDays = 30;
/** Who refreshes without end still proves once in half a year who they are. */
export const longestSessionDays = 180;
/** Two tabs that refresh in the same moment must both live: an old token is still good this long. */
export const raceGraceSeconds = 10;

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Begins a family of refresh tokens: one login, one family. */
export async function startSession(services: Services, trx: Trx, userId: string): Promise<TokenPair> {
  const session = { id: randomUUIDv7(), userId, createdAt: services.now(), endedAt: null };
  await trx.insertInto('sessions').values(session).execute();
  return issueTokens(services, trx, session);
}

/** Exchanges a refresh token. One that was exchanged before, outside the grace, is stolen: its family ends. */
export async function rotateSession(
  services: Services,
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
  if (!token.rotatedAt) {
    await trx.updateTable('refreshTokens').set({ rotatedAt: now }).where('hash', '=', hash).execute();
  }
  const { sessionId: id, userId, createdAt } = token;
  return issueTokens(services, trx, { id, userId, createdAt });
}

/** Ends the family to which a refresh token belongs; an unknown token ends nothing. */
export async function endSessionOf(trx: Trx, refreshToken: string, now: Date): Promise<void> {
  const token = await lockToken(trx, hashSecret(refreshToken));
  if (token) await endSession(trx, token.sessionId, now);
}

export async function endAllSessions(trx: Trx, userId: string, now: Date): Promise<void> {
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

/** Locks the session row, so that two exchanges of one family happen one after the other. */
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

async function issueTokens(services: Services, trx: Trx, session: OpenSession): Promise<TokenPair> {
  const createdAt = services.now();
  const { id: sessionId, userId } = session;
  const refreshToken = newSecret();
  const expiresAt = earlier(
    daysAfter(createdAt, refreshTokenDays),
    daysAfter(session.createdAt, longestSessionDays),
  );
  await trx
    .insertInto('refreshTokens')
    .values({ hash: hashSecret(refreshToken), sessionId, createdAt, expiresAt, rotatedAt: null })
    .execute();
  return { accessToken: await signAccessToken(services, { userId, sessionId }), refreshToken };
}

const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
const earlier = (one: Date, other: Date) => (one < other ? one : other);
const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;
