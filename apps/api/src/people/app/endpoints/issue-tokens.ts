import { randomUUIDv7 } from 'node:crypto';
import type { TokenScope } from '@traip/contract';
import { hashSecret } from '../../../platform/authorization/secrets.ts';
import { hintOf, newTokenSecret } from '../../../platform/authorization/token-secret.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Grant, insertGrantedToken, insertRefreshToken } from './queries.ts';

const accessSeconds = 3600;
/** Counted from its last use. */
const refreshDays = 90;

interface Issued {
  readonly app: { readonly name: string };
  readonly grant: Grant;
  /** Fewer than were granted, if the app requests fewer. */
  readonly scopes?: readonly TokenScope[];
  /** The refresh token that is stored already, if this is a repeated response. */
  readonly known?: string | undefined;
  /** The refresh token to store. */
  readonly next?: string;
  readonly at: Date;
}

/** The same kind of token as people create: it is looked up, counted and checked in the same way. */
export async function issueTokens(trx: Trx, { app, grant, known, at, ...issued }: Issued) {
  const { scopes = grant.scopes, next = newTokenSecret('ort') } = issued;
  const { grantId, userId, organisationId, role } = grant;
  const secret = newTokenSecret('oat');
  await insertGrantedToken(trx, {
    id: randomUUIDv7(),
    grantId,
    userId,
    organisationId,
    role,
    name: app.name,
    scopes: JSON.stringify(scopes),
    hash: hashSecret(secret),
    hint: hintOf(secret),
    createdAt: at,
    expiresAt: new Date(at.getTime() + accessSeconds * 1000),
    lastUsedAt: null,
    revokedAt: null,
  });
  if (known === undefined) {
    const expiresAt = new Date(at.getTime() + refreshDays * 86_400_000);
    await insertRefreshToken(trx, { hash: hashSecret(next), grantId, expiresAt });
  }
  return {
    access_token: secret,
    token_type: 'Bearer' as const,
    expires_in: accessSeconds,
    refresh_token: known ?? next,
    scope: scopes.join(' '),
  };
}
