import { errorCatalogue, isRefusal, type Read, type ResultByHand } from '@traip/contract';
import type { MatchActor } from '../../../competition/match/desk/actor.ts';
import { lockMatch } from '../../../competition/match/desk/locked-match.ts';
import { recordResult } from '../../../competition/match/result/add-manual-result.ts';
import { advance } from '../../../competition/progression/index.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { MatchedResult } from './match-results.ts';
import type { Fixture } from './queries.ts';

export interface RowProblem {
  readonly line: number;
  readonly column: string;
  readonly message: { readonly es: string; readonly en: string };
}

interface ImportTarget {
  readonly organisationId: string;
  readonly actor: MatchActor;
  readonly at: Date;
}

type DueResult = MatchedResult & { readonly fixture: Fixture };

/** Writes results one by one and computes each table once at the end; refusals are reported row by row. */
export async function writeResults(
  trx: Trx,
  rows: readonly MatchedResult[],
  target: ImportTarget,
): Promise<readonly RowProblem[]> {
  const due = rows.filter(
    (row): row is DueResult => row.fixture !== null && (row.outcome === 'NEW' || row.outcome === 'CHANGED'),
  );
  const problems: RowProblem[] = [];
  for (const row of due) {
    const problem = await writeOne(trx, row, target);
    if (problem) problems.push(problem);
  }
  return problems.length > 0 ? problems : advanceTables(trx, due, target.at);
}

async function writeOne(
  trx: Trx,
  { line, fixture, score, sets }: DueResult,
  { organisationId, actor, at }: ImportTarget,
): Promise<RowProblem | null> {
  const locked = await lockMatch(trx, { organisationId }, { matchId: fixture.id, depth: 'PHASE', actor, at });
  if (isRefusal(locked)) return problemOf(line, locked.refused);
  const result: Read<typeof ResultByHand> = {
    matchId: fixture.id,
    outcome: 'NORMAL',
    reason: null,
    force: false,
    ...(score ? { score } : {}),
    ...(sets.length > 0 ? { sets: [...sets] } : {}),
  };
  const recorded = await recordResult(trx, locked, result, { isBatched: true });
  return isRefusal(recorded) ? problemOf(line, recorded.refused) : null;
}

/** Advancing one match of each table updates the whole table. */
async function advanceTables(trx: Trx, rows: readonly DueResult[], at: Date): Promise<readonly RowProblem[]> {
  const rowByTable = new Map(rows.map((row) => [`${row.fixture.phaseId} ${row.fixture.groupKey}`, row]));
  for (const { line, fixture } of rowByTable.values()) {
    const { phaseId, id: matchId } = fixture;
    const advanced = await advance(trx, { phaseId, matchId, at });
    if (isRefusal(advanced)) return [problemOf(line, advanced.refused)];
  }
  return [];
}

function problemOf(line: number, code: keyof typeof errorCatalogue): RowProblem {
  return { line, column: 'homeScore', message: errorCatalogue[code].message };
}
