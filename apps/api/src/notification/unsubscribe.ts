import { type notificationCalls, type Refusal, refuse } from '@traip/contract';
import type { Database } from '../platform/db/schema.ts';
import type { Context } from '../platform/routing/context.ts';
import type { Handler } from '../platform/routing/handler.ts';
import { preferencesOf } from './preference/preferences.ts';
import { choose, holdBack, isLivingUser } from './preference/queries.ts';
import { readUnsubscribeToken, type Unsubscribing } from './unsubscribe/token.ts';

/** Changes nothing: mail programs open links before their readers do. */
export const unsubscription: Handler<typeof notificationCalls.unsubscription> = async (
  context,
  { query },
) => {
  const link = await linkIn(context, query.token);
  return 'refused' in link ? link : standing(context.db, link);
};

export const unsubscribe: Handler<typeof notificationCalls.unsubscribe> = async (
  context,
  { query, body },
) => {
  const link = await linkIn(context, query.token);
  if ('refused' in link) return link;
  return context.db.transaction().execute(async (trx) => {
    const choice = { ...link, channel: 'mail', isOn: body.isOn } as const;
    await choose(trx, choice);
    if (!body.isOn) await holdBack(trx, choice);
    return standing(trx, link);
  });
};

async function linkIn(
  context: Pick<Context, 'db' | 'secret' | 'now'>,
  token: string,
): Promise<Unsubscribing | Refusal<'UNSUBSCRIBE_LINK_INVALID'>> {
  const link = await readUnsubscribeToken(context, token);
  const isGood = link !== undefined && (await isLivingUser(context.db, link.userId));
  return isGood ? link : refuse('UNSUBSCRIBE_LINK_INVALID', { field: 'token' });
}

async function standing(db: Database, { userId, kinds }: Unsubscribing) {
  const all = await preferencesOf(db, userId);
  const isOn = all.some(({ kind, mail }) => mail && kinds.includes(kind));
  return { kinds: [...kinds], isOn };
}
