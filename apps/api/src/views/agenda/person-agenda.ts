import { type agendaCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { agendaFile } from './agenda-file.ts';
import { readKey } from './key.ts';
import { findOwner } from './queries.ts';

const names = { es: 'Mis partidos en Traip', en: 'My matches on Traip' } as const;

/** What its owner may see at this moment: matches of a team they have left are gone. */
export const personAgenda: Handler<typeof agendaCalls.person> = async (context, { params, query }) => {
  const { db, keys } = context;
  const agendaId = readKey(keys, params.key);
  const userId = agendaId === undefined ? undefined : await findOwner(db, agendaId);
  if (userId === undefined) return refuse('NOT_FOUND');
  const locale = query.locale ?? context.locale;
  return agendaFile(context, { name: names[locale], scope: { personId: userId }, userId, locale });
};
