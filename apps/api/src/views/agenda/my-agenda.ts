import { type agendaCalls, basePath, type MyAgenda, type Read } from '@traip/contract';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { writeKey } from './key.ts';
import { findAgenda } from './queries.ts';

export const myAgenda: Handler<typeof agendaCalls.mine> = async (context) =>
  agendaReply(context, await findAgenda(context.db, context.caller.userId));

/** The URL to subscribe to, in the caller's language. */
export function agendaReply(
  { keys, publicOrigin, locale }: Pick<Context, 'keys' | 'publicOrigin' | 'locale'>,
  agenda: { readonly id: string; readonly createdAt: Date } | undefined,
): Read<typeof MyAgenda> {
  if (agenda === undefined) return { address: null, createdAt: null };
  const path = `${basePath}/agenda/person/${writeKey(keys, agenda.id)}/calendar.ics`;
  return { address: `${publicOrigin}${path}?locale=${locale}`, createdAt: agenda.createdAt };
}
