import { refuse, type roundCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type PostponeRefusal, postpone } from '../../match/schedule/postpone-match.ts';
import { type RoundWriter, withRoundLock } from '../lock/with-round-lock.ts';
import { listStates } from '../official/queries.ts';

/** Postpones matches with a date that haven't started; one refusal rolls everything back. */
export const postponeRound: Handler<typeof roundCalls.postpone> = (context, { params, body }) =>
  withRoundLock(context, params.competitionId, async (writer) => {
    const { reason } = body;
    if (reason === null) return refuse('REASON_REQUIRED', { field: 'reason' });
    const matches = await listStates(writer.trx, context.scope, { ...params, ...body });
    const postponed = matches.filter(({ state }) => state === 'SCHEDULED').map(({ id }) => id);
    for (const id of postponed) {
      const refusal = await postponeOne(writer, id, reason);
      if (refusal) return refusal;
    }
    const left = matches.map(({ id }) => id).filter((id) => !postponed.includes(id));
    return { postponed, left };
  });

async function postponeOne({ trx, change }: RoundWriter, id: string, reason: string) {
  let refusal: PostponeRefusal | null = null;
  await change(id, async (locked) => {
    refusal = await postpone(trx, locked, reason);
    // Unstarted matches aren't in any table.
    return refusal ?? 'UNCHANGED';
  });
  return refusal as PostponeRefusal | null;
}
