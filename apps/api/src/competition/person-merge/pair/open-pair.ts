import { type PeopleToMerge, type Read, refuse } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Pair } from '../licences/queries.ts';
import type { Merger } from './log-merge.ts';
import { pairRefusal } from './pair-refusal.ts';
import { lockPair, type PersonToMerge } from './queries.ts';

/** Two locked people that a merger can merge. */
export interface OpenPair {
  readonly pair: Pair;
  readonly kept: PersonToMerge;
  readonly merged: PersonToMerge;
  readonly merger: Merger;
}

interface MergeParties {
  readonly merger: Merger;
  readonly memberIds: ReadonlySet<string>;
}

/** Locks both, or returns why the merger can't decide about them. */
export async function openPair(
  trx: Trx,
  { keptId, mergedId }: Read<typeof PeopleToMerge>,
  { merger, memberIds }: MergeParties,
) {
  const pair = { from: mergedId, to: keptId };
  const { from: merged, to: kept } = await lockPair(trx, pair);
  if (!merged || !kept) return refuse('PERSON_NOT_FOUND');
  return pairRefusal({ ...merger, memberIds }, kept, merged) ?? { pair, kept, merged, merger };
}
