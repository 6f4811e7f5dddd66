import { isRefusal, type Refusal } from '@traip/contract';
import { notifyPeopleMerged } from '../../../notification/notify/merge/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { deletePicture } from '../../../platform/files/change-picture.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { inWords, meetingsOf } from '../licences/merge-licences.ts';
import { differencesOf } from './differences.ts';
import { logMerge } from './log-merge.ts';
import { mergePeople } from './merge-people.ts';
import type { OpenPair } from './open-pair.ts';
import { countFacts, listSharedMatches, type PersonToMerge } from './queries.ts';

/** What would move, and what prevents the merge. */
export async function previewPair(trx: Trx, { pair, kept, merged }: OpenPair, userId: string) {
  return {
    kept: personNamed(kept),
    merged: personNamed(merged),
    moves: await countFacts(trx, merged.id),
    sharedMatches: [...(await listSharedMatches(trx, pair))],
    licences: (await meetingsOf(trx, pair, userId)).map(inWords),
    differs: differencesOf(kept, merged),
  };
}

function personNamed({ id: personId, firstName, surnames, userCode }: PersonToMerge) {
  return { personId, firstName, surnames, hasAccount: userCode !== null };
}

type MergeContext = Pick<Context, 'locale' | 'now'> & Parameters<typeof logMerge>[1];

/** Notifies the account's owner. */
export async function mergePair(trx: Trx, context: MergeContext, { pair, kept, merger }: OpenPair) {
  const { userId } = context.scope;
  const at = context.now();
  const done = await mergePeople(trx, pair, { userId, now: at, locale: context.locale });
  if (isRefusal(done)) return done;
  if (kept.userCode !== null) await notifyPeopleMerged(trx, { mergeId: done.id, ...merger, by: userId, at });
  const details = kept.userCode === null ? {} : { userId: kept.id };
  await logMerge(trx, context, merger, { action: 'PEOPLE_MERGED', details });
  return { photoKey: done.photoKey, reply: { mergeId: done.id, keptId: kept.id } };
}

type Outcome = Exclude<Awaited<ReturnType<typeof mergePair>>, Refusal>;

/** After the merge is saved, deletes a photo without permission. */
export async function afterMerge<R extends Refusal>(
  context: Parameters<typeof deletePicture>[0],
  outcome: Outcome | R,
) {
  if (isRefusal(outcome)) return outcome;
  await deletePicture(context, outcome.photoKey);
  return outcome.reply;
}
