import { isRefusal, type personMergeCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { differencesOf } from './pair/differences.ts';
import { mergePeople } from './pair/merge-people.ts';
import { countFacts, listSharedMatches, type PersonToMerge } from './pair/queries.ts';
import { withPair } from './with-pair.ts';

export const preview: Handler<typeof personMergeCalls.preview> = (context, { body }) =>
  withPair(context, body, async (trx, { pair, kept, merged }) => ({
    kept: personNamed(kept),
    merged: personNamed(merged),
    moves: await countFacts(trx, merged.id),
    sharedMatchIds: [...(await listSharedMatches(trx, pair))],
    differs: differencesOf(kept, merged),
  }));

export const merge: Handler<typeof personMergeCalls.merge> = (context, { body }) =>
  withPair(context, body, async (trx, { pair, kept, teamId }, userId) => {
    const done = await mergePeople(trx, pair, { userId, now: context.now() });
    if (isRefusal(done)) return done;
    const details = kept.userCode === null ? {} : { userId: kept.id };
    await logAction(trx, context, {
      subjectKind: 'TEAM',
      subjectId: teamId,
      action: 'PEOPLE_MERGED',
      details,
    });
    return { mergeId: done.id, keptId: kept.id };
  });

function personNamed({ id: personId, firstName, surnames, userCode }: PersonToMerge) {
  return { personId, firstName, surnames, hasAccount: userCode !== null };
}
