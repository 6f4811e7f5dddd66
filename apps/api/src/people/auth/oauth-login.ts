import { randomUUIDv7 } from 'node:crypto';
import { type authCalls, type OAuthLogin, type Read, refuse } from '@traip/contract';
import type { Trx, User } from '../../platform/db/schema.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import type { ProviderIdentity } from '../../platform/services/identity-providers.ts';
import { clubUserOf } from './club-user.ts';
import { countAttempt } from './limits.ts';
import {
  deleteMailTokens,
  findUserByEmail,
  findUserByIdentity,
  insertIdentity,
  lockAddress,
  markEmailVerified,
  setPasswordHash,
} from './queries.ts';
import { startSession } from './sessions.ts';
import { newUserCode } from './user-code.ts';

type Body = Read<typeof OAuthLogin>;

/** Believes only what the provider itself confirms about the token, never what the caller says. */
export const oauthLogin: Handler<typeof authCalls.oauthLogin> = async (context, { body }) => {
  const limited = await countAttempt(context, 'oauth-login', body.idToken ?? body.accessToken ?? '');
  if (limited) return limited;
  const provider = context.providers[body.provider];
  if (!provider) return refuse('PROVIDER_NOT_CONFIGURED');
  const identity = await provider(body);
  if (identity === 'unavailable') return refuse('PROVIDER_UNAVAILABLE');
  if (identity === 'invalid') return refuse('PROVIDER_TOKEN_INVALID');
  return context.db.transaction().execute(async (trx) => {
    const user = await accountFor(context, trx, body, identity);
    if ('refused' in user) return user;
    const tokens = await startSession(context, trx, user.id);
    context.log.info({ person: user.id, by: body.provider }, 'signed in');
    return { ...tokens, user: await clubUserOf(trx, user) };
  });
};

async function accountFor(context: Context, trx: Trx, body: Body, identity: ProviderIdentity) {
  if (identity.email) await lockAddress(trx, identity.email);
  const known = await findUserByIdentity(trx, body.provider, identity.subject);
  if (known) return known;
  if (!identity.email || !identity.emailVerified) return refuse('PROVIDER_EMAIL_UNVERIFIED');
  const holder = await findUserByEmail(trx, identity.email);
  if (holder?.emailVerifiedAt) return refuse('ACCOUNT_NOT_LINKED');
  const user = holder ? await takeOver(context, trx, holder) : await createUser(context, trx, body, identity);
  const { provider } = body;
  await insertIdentity(trx, {
    provider,
    subject: identity.subject,
    userId: user.id,
    createdAt: context.now(),
  });
  return user;
}

/** Somebody registered this address and never proved it. The provider's word does: their password goes. */
async function takeOver(context: Context, trx: Trx, holder: User): Promise<User> {
  await setPasswordHash(trx, holder.id, null);
  await deleteMailTokens(trx, holder.id, 'verify-email');
  await markEmailVerified(trx, holder.id, context.now());
  return holder;
}

function createUser(context: Context, trx: Trx, body: Body, identity: ProviderIdentity): Promise<User> {
  const firstName = identity.firstName ?? body.firstName ?? identity.email?.split('@')[0] ?? '';
  const surnames = identity.surnames ?? body.surnames ?? '';
  return trx
    .insertInto('users')
    .values({
      id: randomUUIDv7(),
      email: identity.email ?? '',
      userCode: newUserCode(firstName, surnames),
      firstName,
      surnames,
      birthday: null,
      favoriteSport: null,
      locale: body.locale ?? context.locale,
      passwordHash: null,
      emailVerifiedAt: context.now(),
      createdAt: context.now(),
      searchText: searchTextOf(firstName, surnames),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
