import { type agendaCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { agendaFile } from './agenda-file.ts';
import { findCompetitionName } from './queries.ts';

export const competitionAgenda: Handler<typeof agendaCalls.competition> = async (
  context,
  { params, query },
) => {
  const name = await findCompetitionName(context.db, params.id);
  if (name === undefined) return refuse('NOT_FOUND');
  const scope = { competitionId: params.id };
  return agendaFile(context, { name, scope, userId: null, locale: query.locale ?? context.locale });
};
