import { randomUUIDv7 } from 'node:crypto';
import { type authCalls, type OAuthLogin, type Read, refuse } from '@traip/contract';
import type { User } from '../../platform/db/account-tables.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import type { ProviderIdentity } from '../../platform/services/identity-providers.ts';
import { countAttempt } from './limits.ts';
import { newAccount } from './new-account.ts';
import { findUserByEmail, findUserByIdentity, insertIdentity, lockEmail, replaceAccount } from './queries.ts';
import { deleteRegistrations } from './registrations.ts';
import { signInOrRequireSecondStep } from './sign-in.ts';

type Body = Read<typeof OAuthLogin>;

/** Trusts only what the provider confirms about the token, never the caller's claims. */
export const oauthLogin: Handler<typeof authCalls.oauthLogin> = async (context, { body }) => {
  const limited = await countAttempt(context, 'oauth-login', body.idToken ?? body.accessToken ?? '');
  if (limited) return limited;
  const provider = context.providers[body.provider];
  if (!provider) return refuse('PROVIDER_NOT_CONFIGURED');
  const identity = await provider(body);
  if (identity === 'unavailable') return refuse('PROVIDER_UNAVAILABLE');
  if (identity === 'invalid') return refuse('PROVIDER_TOKEN_INVALID');
  return context.db.transaction().execute(async (trx) => {
    const user = await findOrCreateAccount(context, trx, body, identity);
    if ('refused' in user) return user;
    return signInOrRequireSecondStep(context, trx, user, { by: body.provider });
  });
};

async function findOrCreateAccount(context: Context, trx: Trx, body: Body, identity: ProviderIdentity) {
  if (identity.email) await lockEmail(trx, identity.email);
  const existing = await findUserByIdentity(trx, body.provider, identity.subject);
  if (existing) return existing;
  if (!identity.email || !identity.emailVerified) return refuse('PROVIDER_EMAIL_UNVERIFIED');
  const holder = await findUserByEmail(trx, identity.email);
  if (holder?.emailVerifiedAt) return refuse('ACCOUNT_NOT_LINKED');
  const user = holder
    ? await claimUnverifiedAccount(context, trx, { holder, body, identity })
    : await createUser(context, trx, body, identity);
  const { provider } = body;
  await insertIdentity(trx, {
    provider,
    subject: identity.subject,
    userId: user.id,
    createdAt: context.now(),
  });
  return user;
}

/** The provider has verified an address that was only registered: nothing that a stranger entered stays. */
async function claimUnverifiedAccount(
  context: Context,
  trx: Trx,
  { holder, body, identity }: { holder: User; body: Body; identity: ProviderIdentity },
): Promise<User> {
  await deleteRegistrations(trx, holder.id);
  return replaceAccount(trx, holder.id, accountOf(context, body, identity));
}

function createUser(context: Context, trx: Trx, body: Body, identity: ProviderIdentity): Promise<User> {
  return trx
    .insertInto('users')
    .values({ id: randomUUIDv7(), createdAt: context.now(), ...accountOf(context, body, identity) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function accountOf(context: Context, body: Body, identity: ProviderIdentity) {
  const { email, firstName = body.firstName, surnames = body.surnames } = identity;
  const { locale = context.locale } = body;
  return newAccount({ email: email ?? '', locale, firstName, surnames }, context.now());
}
