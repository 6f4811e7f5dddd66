import type { Database } from '../../../platform/db/schema.ts';
import { fileUrl } from '../../../platform/files/files.ts';
import { listDifferent } from '../different/queries.ts';
import type { mergesSince } from '../merges/queries.ts';
import { type Candidate, type findPairs, pairKey } from './find-pairs.ts';
import { listCompared } from './queries.ts';

interface Found {
  readonly pairs: ReturnType<typeof findPairs>;
  /** Everyone among whom duplicates were searched. */
  readonly personIds: readonly string[];
  readonly merges: Awaited<ReturnType<ReturnType<typeof mergesSince>['execute']>>;
  readonly seesFacts: boolean;
}

/** For people who can merge them. Pairs marked as different are left out. */
export async function describeDuplicates(db: Database, { pairs, personIds, merges, seesFacts }: Found) {
  const different = await listDifferent(db, personIds);
  const judged = new Set(different.map(({ oneId, otherId }) => pairKey(oneId, otherId)));
  const offered = [...pairs].filter(([key]) => !judged.has(key)).slice(0, 100);
  const compared = await listCompared(
    db,
    offered.flatMap(([, { kept, merged }]) => [kept.id, merged.id]),
  );
  const describe = ({ id: personId, firstName, surnames, userCode }: Candidate) => {
    const { birthday = null, photoKey = null, teams = [], matches = 0 } = compared.get(personId) ?? {};
    const facts = { birthday: seesFacts ? birthday : null, photoUrl: fileUrl(photoKey) };
    const named = { personId, firstName, surnames, hasAccount: userCode !== null };
    return { ...named, ...facts, teams: [...teams], matches };
  };
  return {
    pairs: offered.map(([, { kept, merged, because }]) => ({
      kept: describe(kept),
      merged: describe(merged),
      because,
    })),
    merges: merges.map(({ id: mergeId, mergedAt, ...row }) => ({
      mergeId,
      mergedAt,
      kept: `${row.firstName} ${row.surnames}`.trim(),
      merged: `${row.mergedFirstName} ${row.mergedSurnames}`.trim(),
    })),
    different: different.map(toldApart),
  };
}

/** As in a merge, the entry with an account is the one to keep. */
function toldApart(row: Awaited<ReturnType<typeof listDifferent>>[number]) {
  const one = `${row.firstName} ${row.surnames}`.trim();
  const other = `${row.otherFirstName} ${row.otherSurnames}`.trim();
  const { oneId, otherId, judgedAt } = row;
  if (row.otherUserCode !== null)
    return { keptId: otherId, mergedId: oneId, one: other, other: one, judgedAt };
  return { keptId: oneId, mergedId: otherId, one, other, judgedAt };
}
