import type { exchangeCalls } from '@traip/contract';
import { codeFromName } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { writeTable } from '../csv/write-table.ts';
import { competitionName, isIn, listEntered } from './queries.ts';

const headings = {
  es: ['Nombre', 'Código', 'Cabeza de serie'],
  en: ['Name', 'Code', 'Seed'],
} as const;

/** The teams that are in, under headings that an import understands again. */
export const exportTeams: Handler<typeof exchangeCalls.exportTeams> = async (
  { db, scope, locale },
  { params },
) => {
  const name = await competitionName(db, scope, params.competitionId);
  const entered = await listEntered(db, params.competitionId);
  const rows = entered.filter(isIn).map((team) => [team.name, team.code, team.seed]);
  return { fileName: `${codeFromName(name)}.csv`, csv: writeTable(headings[locale], rows) };
};
