import {
  type CompetitionFile,
  type CompetitionImportOutcome,
  type exchangeCalls,
  isRefusal,
  type Read,
} from '@traip/contract';
import { withTransaction } from '../../../platform/db/with-transaction.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { fileRefusal } from './file-refusal.ts';
import { type FileTeamMatch, matchFileTeams } from './file-teams.ts';
import { importerRefusal } from './importer-refusal.ts';
import { saveFile } from './save-file.ts';

type File = Read<typeof CompetitionFile>;

/** Previews a file, or creates a draft from it. */
export const importCompetition: Handler<typeof exchangeCalls.importCompetition> = async (
  context,
  { body },
) => {
  const { db, scope, now } = context;
  const { file, traipId, mode } = body;
  const refusal = fileRefusal(file);
  if (refusal) return refusal;
  if (mode === 'PREVIEW') return buildOutcome('PREVIEW', file, null, await matchFileTeams(db, scope, file));
  return withTransaction(db, async (trx) => {
    const forbidden = await importerRefusal(trx, scope);
    if (forbidden) return forbidden;
    const teamMatches = await matchFileTeams(trx, scope, file);
    const competitionId = await saveFile({ trx, scope, at: now() }, file, { traipId, teamMatches });
    return isRefusal(competitionId)
      ? competitionId
      : buildOutcome('COMMIT', file, competitionId, teamMatches);
  });
};

function buildOutcome(
  mode: 'PREVIEW' | 'COMMIT',
  { phases, races }: File,
  competitionId: string | null,
  teamMatches: readonly FileTeamMatch[],
): Read<typeof CompetitionImportOutcome> {
  const matches = phases.flatMap((phase) => phase.matches);
  return {
    mode,
    competitionId,
    phases: phases.length,
    matches: matches.length,
    results: matches.filter(({ result }) => result !== null).length,
    races: races.length,
    teams: teamMatches.map(({ code, name, teamId }) => ({
      code,
      name,
      outcome: teamId ? 'EXISTING' : 'NEW',
    })),
  };
}
