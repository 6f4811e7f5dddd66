import { type deletedCalls, deletedKinds } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { listDeleted as list } from './queries.ts';
import { restorableSince, restorableUntil } from './restorable.ts';

export const listDeleted: Handler<typeof deletedCalls.list> = async ({ db, scope, now }) => {
  const since = restorableSince(now());
  const lists = await Promise.all(deletedKinds.map((kind) => list(db, scope, kind, since)));
  const items = lists.flat().toSorted((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime());
  return { items: items.map((item) => ({ ...item, restorableUntil: restorableUntil(item.deletedAt) })) };
};
