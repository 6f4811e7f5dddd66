import { type agendaCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { agendaFile } from './agenda-file.ts';
import { findPublicTeamName } from './queries.ts';

/** Only public teams, and only their public matches. */
export const teamAgenda: Handler<typeof agendaCalls.team> = async (context, { params, query }) => {
  const name = await findPublicTeamName(context.db, params.id);
  if (name === undefined) return refuse('NOT_FOUND');
  const scope = { teamId: params.id };
  return agendaFile(context, { name, scope, userId: null, locale: query.locale ?? context.locale });
};
