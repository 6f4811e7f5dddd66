import { type agendaCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { agendaFile } from './agenda-file.ts';
import { readKey } from './key.ts';
import { findOwner } from './queries.ts';

const names = { es: 'Mis partidos en Traip', en: 'My matches on Traip' } as const;

/** As its owner sees them at this moment: who leaves a team or a competition does not hear of it here any more. */
export const personAgenda: Handler<typeof agendaCalls.person> = async (context, { params, query }) => {
  const { db, secret } = context;
  const agendaId = readKey(secret, params.key);
  const userId = agendaId === undefined ? undefined : await findOwner(db, agendaId);
  if (userId === undefined) return refuse('NOT_FOUND');
  const locale = query.locale ?? context.locale;
  return agendaFile(context, { name: names[locale], reach: { personId: userId }, userId, locale });
};
