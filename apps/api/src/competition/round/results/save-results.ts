import { isDeepStrictEqual } from 'node:util';
import {
  isRefusal,
  type Read,
  type ResultsOfRound,
  refuse,
  type roundCalls,
  type SavedResults,
} from '@traip/contract';
import type { MatchResult, MatchStatus } from '@traip/engine/match';
import type { Handler } from '../../../platform/routing/handler.ts';
import type { LockedMatch } from '../../match/desk/locked-match.ts';
import { outcomeError } from '../../match/reply/outcome-error.ts';
import { recordResult } from '../../match/result/add-manual-result.ts';
import { type RoundWriter, withRoundLock } from '../lock/with-round-lock.ts';

type ResultInput = Read<typeof ResultsOfRound>['results'][number];
type Outcome = Read<typeof SavedResults>['outcomes'][number];

export const saveResults: Handler<typeof roundCalls.saveResults> = (context, { params, body }) =>
  withRoundLock(context, params.competitionId, async (writer) => {
    const outcomes: Outcome[] = [];
    for (const result of body.results) outcomes.push(await saveOne(writer, result));
    return { outcomes };
  });

async function saveOne({ trx, change }: RoundWriter, result: ResultInput): Promise<Outcome> {
  const { version, ...submitted } = result;
  const { matchId } = submitted;
  const outcome = await change(matchId, async (locked, { isBatched }) => {
    // A result sent again after a lost reply is the same, although the match has a newer version.
    if (isKnown(locked, submitted)) return 'UNCHANGED';
    if (version !== locked.match.version) return refuse('STALE_VERSION');
    const input = { ...submitted, outcome: 'NORMAL', reason: null, force: false } as const;
    return (await recordResult(trx, locked, input, { isBatched })) ?? 'CHANGED';
  });
  if (isRefusal(outcome)) return { matchId, status: 'REFUSED', error: outcomeError(outcome) };
  return { matchId, status: outcome === 'CHANGED' ? 'SAVED' : 'UNCHANGED', error: null };
}

const over: readonly MatchStatus[] = ['FINISHED', 'CLOSED'];

/** Whether the match has this result already. */
function isKnown({ match }: LockedMatch, submitted: Omit<ResultInput, 'version'>): boolean {
  const result = match.result as MatchResult | null;
  if (!over.includes(match.state) || result?.outcome !== 'NORMAL') return false;
  const isSame = (one: unknown, other: unknown) => one === undefined || isDeepStrictEqual(one, other);
  return (
    isSame(submitted.score, result.score) &&
    isSame(
      submitted.sets,
      result.sets.map(({ home, away }) => ({ home, away })),
    ) &&
    isDeepStrictEqual(submitted.shootOut ?? null, result.shootOut) &&
    (submitted.method ?? null) === result.method &&
    isSameBout(submitted, result)
  );
}

/** A report with cards doesn't have to name the winner. */
function isSameBout(submitted: Omit<ResultInput, 'version'>, result: MatchResult): boolean {
  const { winner = null, stoppedAt, scoreCards } = submitted;
  const isSameWinner = scoreCards !== undefined || winner === result.winnerByMethod;
  return (
    isSameWinner &&
    (stoppedAt === undefined || isDeepStrictEqual(stoppedAt, result.stoppedAt)) &&
    (scoreCards === undefined || isDeepStrictEqual(scoreCards, result.scoreCards))
  );
}
