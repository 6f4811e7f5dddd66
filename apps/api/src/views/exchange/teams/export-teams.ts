import type { exchangeCalls } from '@traip/contract';
import { codeFromName } from '@traip/contract';
import { teamAnswers } from '../../../competition/registration/questions/team-answers.ts';
import { logAction } from '../../../platform/audit/log-action.ts';
import { writeTable } from '../../../platform/csv/write-table.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findCompetitionName, isEntered, listEntered } from './queries.ts';

const headings = {
  es: ['Nombre', 'Código', 'Cabeza de serie'],
  en: ['Name', 'Code', 'Seed'],
} as const;

/** The entered teams, with headings that the import understands. */
export const exportTeams: Handler<typeof exchangeCalls.exportTeams> = async (context, { params }) => {
  const { db, scope, locale } = context;
  const name = await findCompetitionName(db, scope, params.competitionId);
  const entered = await listEntered(db, params.competitionId);
  const { competitionId } = params;
  const teams = entered.filter(isEntered);
  const { labels, cellsOf } = await teamAnswers(db, competitionId, locale);
  const rows = teams.map((team) => [team.name, team.code, team.seed, ...cellsOf(team.teamId)]);
  const subject = { subjectKind: 'COMPETITION', subjectId: competitionId, competitionId } as const;
  await logAction(db, context, { ...subject, action: 'TEAMS_EXPORTED' });
  return { fileName: `${codeFromName(name)}.csv`, csv: writeTable([...headings[locale], ...labels], rows) };
};
