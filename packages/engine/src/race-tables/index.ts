import type { RankingBreach } from '../ranking/breach.ts';
import { clubsTable, teamsTable } from './club-tables.ts';
import type { CountedRace, Start, TableKind, TableRow, TableRules } from './facts.ts';
import { seriesTable } from './series-table.ts';
import { generalTable, pointsTable, stageTeamsTable } from './stage-tables.ts';

export {
  pointsBases,
  type Start,
  type TableCell,
  type TableKind,
  type TableRow,
  type TableRules,
  tableKinds,
} from './facts.ts';
export { clubKey } from './table-rows.ts';

/** A table over races, best first. Rows that nothing separates stay in order of first appearance. */
export function tabulate(
  kind: TableKind,
  rules: TableRules,
  races: readonly CountedRace[],
  starts: readonly Start[],
): readonly TableRow[] | RankingBreach {
  switch (kind) {
    case 'SERIES':
      return seriesTable(rules, races, starts);
    case 'GENERAL':
      return generalTable(rules, races, starts);
    case 'POINTS':
    case 'MOUNTAINS':
      return pointsTable(kind, rules, races, starts);
    case 'STAGE_TEAMS':
      return stageTeamsTable(rules, races, starts);
    case 'TEAMS':
      return teamsTable(rules, races, starts);
    case 'CLUBS':
      return clubsTable(rules, races, starts);
  }
}
