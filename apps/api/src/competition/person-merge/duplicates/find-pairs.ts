import type { SquadRow } from '../../../people/squad/queries.ts';

export type Candidate = Pick<
  SquadRow,
  'id' | 'firstName' | 'surnames' | 'userCode' | 'searchText' | 'birthday' | 'document'
>;

type AreTogether<C> = (one: C, other: C) => boolean;

/** One key for two ids, in either order. */
export const pairKey = (one: string, other: string) => [one, other].toSorted().join();

/** Entries that may be the same person. A shared name counts only where they are together, as in one team. */
export function findPairs<C extends Candidate>(people: readonly C[], areTogether: AreTogether<C>) {
  const byKey = new Map<string, C[]>();
  const keysOf = ({ document, searchText }: C) => [document && `document ${document}`, `name ${searchText}`];
  const pairs = new Map<string, NonNullable<ReturnType<typeof pairOf<C>>>>();
  for (const person of people)
    for (const key of keysOf(person)) {
      if (!key) continue;
      const others = byKey.get(key) ?? [];
      for (const other of others.slice(0, 5)) {
        const pair = pairOf(other, person, areTogether);
        const both = pairKey(other.id, person.id);
        if (pair !== null && !pairs.has(both)) pairs.set(both, pair);
      }
      byKey.set(key, [...others, person]);
    }
  return pairs;
}

/** Null if they may be two people. An entry with an account is kept. */
function pairOf<C extends Candidate>(one: C, other: C, areTogether: AreTogether<C>) {
  const [kept, merged] = other.userCode === null ? [one, other] : [other, one];
  const because = reasonFor(kept, merged);
  if (merged.userCode !== null || because === null) return null;
  if (because === 'NAME' && !areTogether(one, other)) return null;
  return { kept, merged, because };
}

function reasonFor(one: Candidate, other: Candidate) {
  if (one.document !== null && other.document !== null)
    return one.document === other.document ? ('DOCUMENT' as const) : null;
  if (one.birthday !== null && other.birthday !== null)
    return one.birthday === other.birthday ? ('NAME_AND_BIRTHDAY' as const) : null;
  return 'NAME' as const;
}
