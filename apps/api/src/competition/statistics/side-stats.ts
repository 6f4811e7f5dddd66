import { isRefusal, type Read, refuse, type SideStats, type statisticsCalls } from '@traip/contract';
import {
  type PlayerMetric,
  playerMetrics,
  type SideFigure,
  type SideFigures,
  sideFigures,
  statisticsOf,
} from '@traip/engine/statistics';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { listRules, type StatsScope } from './players/queries.ts';
import { resolveScope } from './scope/resolve-scope.ts';
import { listResults, listTeams, sumEvents } from './sides/queries.ts';

type Row = Read<typeof SideStats>['rows'][number];

const none = { columns: [], rows: [] };

/** From the results of its matches, and from the events noted at the desk. */
export const sideStats: Handler<typeof statisticsCalls.sideStats> = async ({ db, caller }, { query }) => {
  const userId = caller?.userId ?? null;
  const resolved = await resolveScope(db, userId, query);
  if (isRefusal(resolved)) return resolved;
  const { competitionId, phaseId } = query;
  const [competition] = await listRules(db, [competitionId]);
  if (!competition) return refuse('NOT_FOUND');
  const columns = statisticsOf(competition.sportVariantKey)?.sides ?? [];
  if (columns.length === 0) return none;
  const rows = await sideRows(db, { competitionId, phaseId, userId }, columns);
  return {
    columns: columns.filter((column) => rows.some(({ values }) => (values[column] ?? 0) !== 0)),
    rows,
  };
};

async function sideRows(
  db: Database,
  scope: StatsScope & { readonly competitionId: string; readonly phaseId: string | undefined },
  columns: readonly SideFigure[],
): Promise<Row[]> {
  const sides = sideFigures(await listResults(db, scope));
  const eventSums = await sumEvents(db, scope, columns.filter(isPlayerMetric));
  const teams = await listTeams(db, [...sides.keys()]);
  const rows = teams.flatMap((team): Row[] => {
    const side = sides.get(team.id);
    if (side === undefined) return [];
    const all: Readonly<Record<string, number>> = { ...side.figures, ...eventSums.get(team.id) };
    const values = Object.fromEntries(columns.map((column) => [column, all[column] ?? 0]));
    return [{ team: teamInBrief(team), values, wonBy: side.methods }];
  });
  const figures = (row: Row) => sides.get(row.team.id)?.figures;
  return rows.toSorted(
    (a, b) => byFigures(figures(a), figures(b)) || a.team.name.localeCompare(b.team.name, 'es'),
  );
}

type Figures = SideFigures['figures'] | undefined;

/** By wins, then by the difference of points. */
function byFigures(a: Figures, b: Figures): number {
  const balance = (of: Figures) => (of?.scored ?? 0) - (of?.conceded ?? 0);
  return (b?.won ?? 0) - (a?.won ?? 0) || balance(b) - balance(a);
}

function isPlayerMetric(figure: SideFigure): figure is PlayerMetric {
  return Object.hasOwn(playerMetrics, figure);
}
