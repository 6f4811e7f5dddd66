import { codeFromName, refuse, type sheetCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findCompetition } from '../read/queries.ts';
import { readMatches } from '../read/read-matches.ts';
import { matchTable } from './match-table.ts';

export const matchesCsv: Handler<typeof sheetCalls.matches> = async (context, { params, query }) => {
  const userId = context.caller?.userId ?? null;
  const competition = await findCompetition(context.db, userId, params.id);
  if (!competition) return refuse('NOT_FOUND');
  const matches = await readMatches(context, userId, { competitionId: params.id });
  return {
    fileName: `${codeFromName(competition.name)}.csv`,
    content: matchTable(matches, query.locale ?? context.locale),
  };
};
