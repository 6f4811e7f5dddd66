import {
  type exchangeCalls,
  isRefusal,
  type Read,
  type Refusal,
  refuse,
  sentences,
  type TeamImportOutcome,
} from '@traip/contract';
import type { CompetitionRecord } from '../../../competition/competition/queries.ts';
import { updateCompetitionRow } from '../../../competition/competition/queries.ts';
import { listPhases } from '../../../competition/competition/reply/queries.ts';
import {
  type Actor,
  withStaffCompetitionLock,
} from '../../../competition/competition/with-competition-lock.ts';
import { capacityRefusal } from '../../../competition/entry/capacity-refusal.ts';
import { choosePhase } from '../../../competition/entry/choose-phase.ts';
import { folded } from '../../../platform/csv/folded.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { enterMatched } from './enter-matched.ts';
import { type MatchedTeam, matchTeams } from './match-teams.ts';
import { findCandidates, isEntered, listEntered } from './queries.ts';
import { readTeams, type TeamRow } from './read-teams.ts';

/** Previews a table of teams, or enters all of them. */
export const importTeams: Handler<typeof exchangeCalls.importTeams> = (context, { body }) =>
  withStaffCompetitionLock(context, 'teams.manage', body.competitionId, async (trx, competition, actor) => {
    const parsed = readTable(competition, body.csv);
    if (isRefusal(parsed)) return parsed;
    const entered = await listEntered(trx, competition.id);
    const rows = await matchRows(trx, actor, parsed, entered);
    const phaseId = await findPhaseFor(trx, competition, rows, entered.filter(isEntered).length);
    if (isRefusal(phaseId)) return phaseId;
    if (body.mode === 'PREVIEW') return buildOutcome('PREVIEW', rows, 0);
    if (rows.some(({ problems }) => problems.length > 0))
      return refuse('IMPORT_HAS_PROBLEMS', { field: 'csv', details: buildOutcome('PREVIEW', rows, 0).rows });
    const written = await enterMatched(trx, actor, { competition, rows, phaseId, at: context.now() });
    if (isRefusal(written)) return written;
    if (written > 0) await updateCompetitionRow(trx, actor, competition.id);
    return buildOutcome('COMMIT', rows, written);
  });

/** No format accepts more teams. */
const maxRows = 1024;

/** Players and pairs are entered by name, not by a table of teams. */
function readTable({ competitors }: CompetitionRecord, csv: string) {
  if (competitors !== 'TEAM') return refuse('COMPETITOR_DIFFERS', { field: 'csv' });
  const parsed = readTeams(csv);
  if (parsed === 'UNREADABLE') return refuse('CSV_UNREADABLE', { field: 'csv' });
  if (parsed === 'TOO_LONG' || parsed.length > maxRows) return refuse('COMPETITION_FULL', { field: 'csv' });
  return parsed;
}

async function matchRows(
  trx: Trx,
  { organisationId }: Actor,
  rows: readonly TeamRow[],
  entered: Awaited<ReturnType<typeof listEntered>>,
) {
  const names = rows.map(({ name }) => folded(name));
  const codes = rows.flatMap(({ code }) => code ?? []);
  const teams = await findCandidates(trx, { organisationId }, { names, codes });
  return matchTeams(rows, { organisationId, teams, entered });
}

/** The phase that the teams enter; null if there is none yet. */
async function findPhaseFor(
  trx: Trx,
  competition: CompetitionRecord,
  rows: readonly MatchedTeam[],
  enteredCount: number,
): Promise<
  string | null | Refusal<'COMPETITION_OVER' | 'COMPETITION_UNDER_WAY' | 'COMPETITION_FULL' | 'PHASE_UNKNOWN'>
> {
  const newCount = rows.filter(({ outcome }) => outcome !== 'ENTERED').length;
  const refusal = await capacityRefusal(trx, competition, newCount === 0);
  if (refusal) return refusal;
  if (enteredCount + newCount > (competition.maxTeams ?? maxRows))
    return refuse('COMPETITION_FULL', { field: 'csv' });
  const phase = choosePhase(await listPhases(trx, competition.id), undefined);
  return isRefusal(phase) ? phase : (phase?.id ?? null);
}

function buildOutcome(
  mode: 'PREVIEW' | 'COMMIT',
  rows: readonly MatchedTeam[],
  written: number,
): Read<typeof TeamImportOutcome> {
  return {
    mode,
    written,
    rows: rows.map(({ line, name, code, seed, outcome, problems }) => ({
      line,
      name,
      code,
      seed,
      outcome,
      problems: problems.map(({ column, sentence }) => ({ column, message: sentences[sentence] })),
    })),
  };
}
