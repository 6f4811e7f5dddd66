import { type Refusal, refuse } from '@traip/contract';
import type { Services } from '../services/services.ts';
import type { Caller } from './caller.ts';
import { findToken, setTokenUsed } from './queries.ts';
import { hashSecret } from './secrets.ts';
import { isTokenSecret } from './token-secret.ts';

/** The caller of an access token. The token is looked up by its hash, so comparisons leak no timing. */
export async function identifyToken(
  { db, now }: Pick<Services, 'db' | 'now'>,
  secret: string,
): Promise<Caller | Refusal<'TOKEN_INVALID'>> {
  const at = now();
  const found = isTokenSecret(secret) ? await findToken(db, hashSecret(secret), at) : undefined;
  if (!found) return refuse('TOKEN_INVALID');
  const { id, name, scopes, userId, organisationId, role, lastUsedAt } = found;
  if (lastUsedAt === null || at.getTime() - lastUsedAt.getTime() >= 60_000) await setTokenUsed(db, id, at);
  const organisation = organisationId === null || role === null ? null : { organisationId, role };
  return { userId, sessionId: id, token: { id, name, scopes, organisation } };
}
