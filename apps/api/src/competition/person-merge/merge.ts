import { isRefusal, type personMergeCalls } from '@traip/contract';
import { notifyPeopleMerged } from '../../notification/notify/merge/queries.ts';
import { logAction } from '../../platform/audit/log-action.ts';
import { deletePicture } from '../../platform/files/change-picture.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { inWords, meetingsOf } from './licences/merge-licences.ts';
import { differencesOf } from './pair/differences.ts';
import { mergePeople } from './pair/merge-people.ts';
import { countFacts, listSharedMatches, type PersonToMerge } from './pair/queries.ts';
import { withPair } from './with-pair.ts';

export const preview: Handler<typeof personMergeCalls.preview> = (context, { body }) =>
  withPair(context, body, async (trx, { pair, kept, merged }, userId) => ({
    kept: personNamed(kept),
    merged: personNamed(merged),
    moves: await countFacts(trx, merged.id),
    sharedMatches: [...(await listSharedMatches(trx, pair))],
    licences: (await meetingsOf(trx, pair, userId)).map(inWords),
    differs: differencesOf(kept, merged),
  }));

export const merge: Handler<typeof personMergeCalls.merge> = async (context, { body }) => {
  const outcome = await withPair(context, body, async (trx, { pair, kept, teamId }, userId) => {
    const { locale } = context;
    const at = context.now();
    const done = await mergePeople(trx, pair, { userId, now: at, locale });
    if (isRefusal(done)) return done;
    if (kept.userCode !== null) await notifyPeopleMerged(trx, { mergeId: done.id, teamId, by: userId, at });
    const details = kept.userCode === null ? {} : { userId: kept.id };
    await logAction(trx, context, {
      subjectKind: 'TEAM',
      subjectId: teamId,
      action: 'PEOPLE_MERGED',
      details,
    });
    return { photoKey: done.photoKey, reply: { mergeId: done.id, keptId: kept.id } };
  });
  if (isRefusal(outcome)) return outcome;
  await deletePicture(context, outcome.photoKey);
  return outcome.reply;
};

function personNamed({ id: personId, firstName, surnames, userCode }: PersonToMerge) {
  return { personId, firstName, surnames, hasAccount: userCode !== null };
}
