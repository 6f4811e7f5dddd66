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
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { folded } from '../csv/read-table.ts';
import { enterMatched } from './enter-matched.ts';
import { type MatchedTeam, matchTeams } from './match-teams.ts';
import { findCandidates, isIn, listEntered } from './queries.ts';
import { readTeams, type TeamRow } from './read-teams.ts';

/** Shows what a table of teams would do, or does all of it. */
export const importTeams: Handler<typeof exchangeCalls.importTeams> = (context, { body }) =>
  withStaffCompetitionLock(context, 'teams.manage', body.competitionId, async (trx, competition, actor) => {
    const read = readTeams(body.csv);
    if (read === 'UNREADABLE') return refuse('CSV_UNREADABLE', { field: 'csv' });
    if (read === 'TOO_LONG' || read.length > mostRows) return refuse('COMPETITION_FULL', { field: 'csv' });
    const entered = await listEntered(trx, competition.id);
    const rows = await matched(trx, actor, read, entered);
    const room = await roomFor(trx, competition, rows, entered.filter(isIn).length);
    if (isRefusal(room)) return room;
    if (body.mode === 'PREVIEW') return outcomeOf('PREVIEW', rows, 0);
    if (rows.some(({ problems }) => problems.length > 0))
      return refuse('IMPORT_HAS_PROBLEMS', { field: 'csv', details: outcomeOf('PREVIEW', rows, 0).rows });
    const written = await enterMatched(trx, actor, { competition, rows, phaseId: room, at: context.now() });
    if (isRefusal(written)) return written;
    if (written > 0) await updateCompetitionRow(trx, actor, competition.id);
    return outcomeOf('COMMIT', rows, written);
  });

/** No format takes more. */
const mostRows = 1024;

async function matched(
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

/** The phase that takes the teams; null while there is none. */
async function roomFor(
  trx: Trx,
  competition: CompetitionRecord,
  rows: readonly MatchedTeam[],
  present: number,
): Promise<
  string | null | Refusal<'COMPETITION_OVER' | 'COMPETITION_UNDER_WAY' | 'COMPETITION_FULL' | 'PHASE_UNKNOWN'>
> {
  const coming = rows.filter(({ outcome }) => outcome !== 'ENTERED').length;
  const refusal = await capacityRefusal(trx, competition, coming === 0);
  if (refusal) return refusal;
  if (present + coming > (competition.maxTeams ?? mostRows))
    return refuse('COMPETITION_FULL', { field: 'csv' });
  const phase = choosePhase(await listPhases(trx, competition.id), undefined);
  return isRefusal(phase) ? phase : (phase?.id ?? null);
}

function outcomeOf(
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
