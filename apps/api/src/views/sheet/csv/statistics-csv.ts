import { codeFromName, isRefusal, refuse, type sheetCalls } from '@traip/contract';
import { playerStats } from '../../../competition/statistics/player-stats.ts';
import { writeTable } from '../../../platform/csv/write-table.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { maxRows } from '../read/max-rows.ts';
import { findCompetition } from '../read/queries.ts';
import { decimal } from '../words/dates-and-numbers.ts';
import { playerName } from '../words/player-name.ts';
import { words } from '../words/words.ts';

/** Public player statistics, best first. */
export const statisticsCsv: Handler<typeof sheetCalls.statistics> = async (context, input) => {
  const { params, query } = input;
  const competition = await findCompetition(context.db, context.caller?.userId ?? null, params.id);
  if (!competition) return refuse('NOT_FOUND');
  const statsQuery = { competitionId: params.id, metric: query.metric, page: 1, limit: maxRows };
  const page = await playerStats(context, { ...input, params: undefined, query: statsQuery });
  if (isRefusal(page)) return refuse('NOT_FOUND');
  const locale = query.locale ?? context.locale;
  const { rank, player, team, value, matches, perMatch } = words[locale];
  const rows = page.items.map((row) => [
    row.rank,
    playerName(row.player, locale),
    row.team.name,
    row.value,
    row.matches,
    row.perMatch === null ? null : decimal(locale, row.perMatch),
  ]);
  return {
    fileName: `${codeFromName(competition.name)}.csv`,
    content: writeTable([rank, player, team, value, matches, perMatch], rows),
  };
};
