import { codeFromName, refuse, type sheetCalls } from '@traip/contract';
import { writeTable } from '../../../platform/csv/write-table.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { isEntered, listEntered } from '../../exchange/teams/queries.ts';
import { findCompetition } from '../read/queries.ts';
import { words } from '../words/words.ts';

export const teamsCsv: Handler<typeof sheetCalls.teams> = async (context, { params, query }) => {
  const { db, caller } = context;
  const competition = await findCompetition(db, caller?.userId ?? null, params.id);
  if (!competition) return refuse('NOT_FOUND');
  const entered = (await listEntered(db, params.id)).filter(isEntered);
  const { name, code, seed } = words[query.locale ?? context.locale];
  return {
    fileName: `${codeFromName(competition.name)}.csv`,
    content: writeTable(
      [name, code, seed],
      entered.map((team) => [team.name, team.code, team.seed]),
    ),
  };
};
