import { type notificationCalls, type Refusal, refuse } from '@traip/contract';
import type { Database } from '../platform/db/schema.ts';
import type { Context } from '../platform/routing/context.ts';
import type { Handler } from '../platform/routing/handler.ts';
import { preferencesOf } from './preference/preferences.ts';
import { cancelPending, isActiveUser, savePreferences } from './preference/queries.ts';
import { type Unsubscription, verifyUnsubscribeToken } from './unsubscribe/token.ts';

/** Changes nothing: mail clients open links before their readers do. */
export const unsubscription: Handler<typeof notificationCalls.unsubscription> = async (
  context,
  { query },
) => {
  const link = await verifyLink(context, query.token);
  return 'refused' in link ? link : subscriptionState(context.db, link);
};

export const unsubscribe: Handler<typeof notificationCalls.unsubscribe> = async (
  context,
  { query, body },
) => {
  const link = await verifyLink(context, query.token);
  if ('refused' in link) return link;
  return context.db.transaction().execute(async (trx) => {
    const change = { ...link, channel: 'mail', isOn: body.isOn } as const;
    await savePreferences(trx, change);
    if (!body.isOn) await cancelPending(trx, change);
    return subscriptionState(trx, link);
  });
};

async function verifyLink(
  context: Pick<Context, 'db' | 'keys' | 'now'>,
  token: string,
): Promise<Unsubscription | Refusal<'UNSUBSCRIBE_LINK_INVALID'>> {
  const link = await verifyUnsubscribeToken(context, token);
  const isValid = link !== undefined && (await isActiveUser(context.db, link.userId));
  return isValid ? link : refuse('UNSUBSCRIBE_LINK_INVALID', { field: 'token' });
}

async function subscriptionState(db: Database, { userId, kinds }: Unsubscription) {
  const all = await preferencesOf(db, userId);
  const isOn = all.some(({ kind, mail }) => mail && kinds.includes(kind));
  return { kinds: [...kinds], isOn };
}
