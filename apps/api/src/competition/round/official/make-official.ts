import { type ClosedRound, isRefusal, type Read, type roundCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { closeMatch } from '../../match/action/close.ts';
import { outcomeError } from '../../match/reply/outcome-error.ts';
import { type RoundWriter, withRoundLock } from '../lock/with-round-lock.ts';
import { listStates } from './queries.ts';

type Missing = Read<typeof ClosedRound>['missing'][number];

/** Closes matches with a result. Unfinished ones are listed and don't block the others. */
export const makeOfficial: Handler<typeof roundCalls.makeOfficial> = (context, { params, body }) =>
  withRoundLock(context, params.competitionId, async (writer) => {
    const matches = await listStates(writer.trx, context.scope, { ...params, ...body });
    const official: string[] = [];
    const missing: Missing[] = [];
    for (const { id: matchId, state } of matches) {
      if (state === 'CANCELLED') continue;
      const lack = state === 'CLOSED' ? null : await closeOne(writer, matchId, state === 'FINISHED');
      if (lack === null) official.push(matchId);
      else missing.push(lack);
    }
    return { official, missing };
  });

/** Null once it is closed. */
async function closeOne(
  { trx, change }: RoundWriter,
  matchId: string,
  hasResult: boolean,
): Promise<Missing | null> {
  if (!hasResult) return { matchId, error: null };
  const outcome = await change(
    matchId,
    async (locked, options) => (await closeMatch(trx, locked, options)) ?? 'CHANGED',
  );
  return isRefusal(outcome) ? { matchId, error: outcomeError(outcome) } : null;
}
