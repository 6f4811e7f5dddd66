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
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type MatchedResult, matchResults } from './match-results.ts';
import { listFixtures } from './queries.ts';
import { type ResultRow, readResults } from './read-results.ts';
import { type RowProblem, writeResults } from './write-results.ts';

const mostRows = 500;

type Outcome = Read<typeof ResultImportOutcome>;

/** A preview does everything and takes it back: whatever would be refused is seen in it. */
export const importResults: Handler<typeof exchangeCalls.importResults> = async (context, { body }) => {
  const read = readResults(body.csv);
  if (read === 'UNREADABLE') return refuse('CSV_UNREADABLE', { field: 'csv' });
  if (read === 'TOO_LONG' || read.length > mostRows) return refuse('TOO_MANY_ROWS', { field: 'csv' });
  const { db, scope, now } = context;
  const trx = await db.startTransaction().execute();
  try {
    const tried = await attempt(trx, scope, { competitionId: body.competitionId, read, at: now() });
    const isKept = body.mode === 'COMMIT' && !('refused' in tried) && !hasProblems(tried);
    await (isKept ? trx.commit() : trx.rollback()).execute();
    if ('refused' in tried || body.mode === 'PREVIEW') return tried;
    return hasProblems(tried)
      ? refuse('IMPORT_HAS_PROBLEMS', { field: 'csv', details: tried.rows })
      : { ...tried, mode: 'COMMIT', written: tried.rows.filter(isWritten).length };
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
};

const hasProblems = ({ rows }: Outcome) => rows.some(({ problems }) => problems.length > 0);
const isWritten = ({ outcome }: Outcome['rows'][number]) => outcome === 'NEW' || outcome === 'CHANGED';

async function attempt(
  trx: Trx,
  scope: OrganisationScope,
  { competitionId, read, at }: { competitionId: string; read: readonly ResultRow[]; at: Date },
): Promise<Outcome | Refusal<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'COMPETITION_OVER'>> {
  const actor = await resolveActor(trx, scope, at);
  if ('refused' in actor) return actor;
  const competition = await lockCompetition(trx, scope, competitionId);
  if (!competition) return refuse('NOT_FOUND');
  if (isOver(competition)) return refuse('COMPETITION_OVER');
  const rows = matchResults(read, await listFixtures(trx, competitionId));
  const isSound = rows.every(({ problems }) => problems.length === 0);
  const { organisationId } = scope;
  const problems = isSound ? await writeResults(trx, rows, { organisationId, actor, at }) : [];
  return { mode: 'PREVIEW', rows: rows.map((row) => replyOf(row, problems)), written: 0 };
}

function replyOf(row: MatchedResult, problems: readonly RowProblem[]): Outcome['rows'][number] {
  const { line, home, away, score, outcome, fixture } = row;
  const refused = problems.filter((problem) => problem.line === line);
  return {
    line,
    home,
    away,
    score,
    outcome,
    matchId: fixture?.id ?? null,
    problems: [
      ...row.problems.map(({ column, sentence }) => ({ column, message: sentences[sentence] })),
      ...refused.map(({ column, message }) => ({ column, message })),
    ],
  };
}
