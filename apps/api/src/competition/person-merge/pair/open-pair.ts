import { type PeopleToMerge, type Read, refuse } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Pair } from '../licences/queries.ts';
import type { Merger } from './log-merge.ts';
import { pairRefusal } from './pair-refusal.ts';
import { lockPair, type PersonToMerge } from './queries.ts';

/** Two people whom a merger may make one, both locked. */
export interface OpenPair {
  readonly pair: Pair;
  readonly kept: PersonToMerge;
  readonly merged: PersonToMerge;
  readonly merger: Merger;
}

interface Merging {
  readonly merger: Merger;
  readonly memberIds: ReadonlySet<string>;
}

/** Locks both, or says why they are not the merger's to decide about. */
export async function openPair(
  trx: Trx,
  { keptId, mergedId }: Read<typeof PeopleToMerge>,
  { merger, memberIds }: Merging,
) {
  const pair = { from: mergedId, to: keptId };
  const { from: merged, to: kept } = await lockPair(trx, pair);
  if (!merged || !kept) return refuse('PERSON_NOT_FOUND');
  return pairRefusal({ ...merger, memberIds }, kept, merged) ?? { pair, kept, merged, merger };
}
