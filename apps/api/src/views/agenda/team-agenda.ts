import { type agendaCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { agendaFile } from './agenda-file.ts';
import { publicTeamNamed } from './queries.ts';

/** Of a public team, what everybody may see. */
export const teamAgenda: Handler<typeof agendaCalls.team> = async (context, { params, query }) => {
  const name = await publicTeamNamed(context.db, params.id);
  if (name === undefined) return refuse('NOT_FOUND');
  const reach = { teamId: params.id };
  return agendaFile(context, { name, reach, userId: null, locale: query.locale ?? context.locale });
};
