import {
  type exchangeCalls,
  type Read,
  type Refusal,
  type ResultImportOutcome,
  refuse,
  sentences,
} from '@traip/contract';
import { lockCompetition } from '../../../competition/competition/queries.ts';
import { isOver } from '../../../competition/competition/reply/progress.ts';
import { resolveActor } from '../../../competition/match/desk/actor.ts';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type MatchedResult, matchResults } from './match-results.ts';
import { listFixtures } from './queries.ts';
import { type ResultRow, readResults } from './read-results.ts';
import { type RowProblem, writeResults } from './write-results.ts';

const maxRows = 500;

type Outcome = Read<typeof ResultImportOutcome>;

/** A preview writes everything and rolls it back, so that it shows all refusals. */
export const importResults: Handler<typeof exchangeCalls.importResults> = async (context, { body }) => {
  const parsed = readResults(body.csv);
  if (parsed === 'UNREADABLE') return refuse('CSV_UNREADABLE', { field: 'csv' });
  if (parsed === 'TOO_LONG' || parsed.length > maxRows) return refuse('TOO_MANY_ROWS', { field: 'csv' });
  const { db, scope, now } = context;
  const trx = await db.startTransaction().execute();
  try {
    const outcome = await writeAll(trx, scope, { competitionId: body.competitionId, parsed, at: now() });
    const isCommitted = body.mode === 'COMMIT' && !('refused' in outcome) && !hasProblems(outcome);
    if (isCommitted) {
      const { competitionId } = body;
      const subject = { subjectKind: 'COMPETITION', subjectId: competitionId, competitionId } as const;
      const details = { results: outcome.rows.filter(isSaved).length };
      await logAction(trx, context, { ...subject, action: 'RESULTS_IMPORTED', details });
    }
    await (isCommitted ? trx.commit() : trx.rollback()).execute();
    if ('refused' in outcome || body.mode === 'PREVIEW') return outcome;
    return hasProblems(outcome)
      ? refuse('IMPORT_HAS_PROBLEMS', { field: 'csv', details: outcome.rows })
      : { ...outcome, mode: 'COMMIT', written: outcome.rows.filter(isSaved).length };
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
};

const hasProblems = ({ rows }: Outcome) => rows.some(({ problems }) => problems.length > 0);
const isSaved = ({ outcome }: Outcome['rows'][number]) => outcome === 'NEW' || outcome === 'CHANGED';

async function writeAll(
  trx: Trx,
  scope: OrganisationScope,
  { competitionId, parsed, at }: { competitionId: string; parsed: readonly ResultRow[]; at: Date },
): Promise<Outcome | Refusal<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'COMPETITION_OVER'>> {
  const actor = await resolveActor(trx, scope, at);
  if ('refused' in actor) return actor;
  const competition = await lockCompetition(trx, scope, competitionId);
  if (!competition) return refuse('NOT_FOUND');
  if (isOver(competition)) return refuse('COMPETITION_OVER');
  const rows = matchResults(parsed, await listFixtures(trx, competitionId));
  const isValid = rows.every(({ problems }) => problems.length === 0);
  const { organisationId } = scope;
  const problems = isValid ? await writeResults(trx, rows, { organisationId, actor, at }) : [];
  return { mode: 'PREVIEW', rows: rows.map((row) => rowReply(row, problems)), written: 0 };
}

function rowReply(row: MatchedResult, problems: readonly RowProblem[]): Outcome['rows'][number] {
  const { line, home, away, score, outcome, fixture } = row;
  const refusals = problems.filter((problem) => problem.line === line);
  return {
    line,
    home,
    away,
    score,
    outcome,
    matchId: fixture?.id ?? null,
    problems: [
      ...row.problems.map(({ column, sentence }) => ({ column, message: sentences[sentence] })),
      ...refusals.map(({ column, message }) => ({ column, message })),
    ],
  };
}
