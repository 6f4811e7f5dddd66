import { randomUUIDv7 } from 'node:crypto';
import { type NewAccessToken, type Read, type Refusal, refuse, type TokenRole } from '@traip/contract';
import { hashSecret } from '../../platform/authorization/secrets.ts';
import { hintOf, newTokenSecret } from '../../platform/authorization/token-secret.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { countTokens, insertToken, type TokenOwner } from './queries.ts';

const maxTokens = 50;

interface NewToken {
  readonly owner: TokenOwner;
  readonly input: Read<typeof NewAccessToken> & { readonly role?: TokenRole };
  readonly at: Date;
}

/** The token itself leaves with the reply and is not stored. */
export async function makeToken(trx: Trx, { owner, input, at: createdAt }: NewToken) {
  if ((await countTokens(trx, owner)) >= maxTokens)
    return refuse('TOO_MANY_TOKENS') as Refusal<'TOO_MANY_TOKENS'>;
  const secret = newTokenSecret('scope' in owner ? 'org' : 'pat');
  const { name, scopes, days, role = null } = input;
  const expiresAt = new Date(createdAt.getTime() + days * 86_400_000);
  const token = {
    id: randomUUIDv7(),
    name,
    hint: hintOf(secret),
    scopes,
    createdAt,
    expiresAt,
    lastUsedAt: null,
  };
  const { userId, organisationId } =
    'scope' in owner ? owner.scope : { userId: owner.userId, organisationId: null };
  await insertToken(trx, {
    ...token,
    grantId: null,
    userId,
    organisationId,
    role,
    scopes: JSON.stringify(scopes),
    hash: hashSecret(secret),
    revokedAt: null,
  });
  return { secret, token };
}
