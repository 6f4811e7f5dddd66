import type { personMergeCalls } from '@traip/contract';
import { listEnteredPeople, listSquad, type SquadRow } from '../../people/squad/queries.ts';
import { maySeeFacts } from '../../people/squad/squad-person.ts';
import { fileUrl } from '../../platform/files/files.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { listCompared } from './compare/queries.ts';
import { undoableSince } from './pair/part-people.ts';
import { listMerges } from './pair/queries.ts';

/** Pairs in the team, and people of the team who are elsewhere in the club too. */
export const duplicates: Handler<typeof personMergeCalls.duplicates> = async ({ db, scope, now }) => {
  const squad = await listSquad(db, scope.teamId);
  const elsewhere = await listElsewhere(db, scope.organisationId, squad);
  const merges = await listMerges(db, scope.teamId, undoableSince(now()));
  const pairs = pairsOf(squad, elsewhere).slice(0, 100);
  const compared = await listCompared(
    db,
    pairs.flatMap(({ kept, merged }) => [kept.id, merged.id]),
  );
  const seesFacts = maySeeFacts(scope);
  const describe = (person: Candidate) => {
    const { birthday = null, photoKey = null, teams = [], matches = 0 } = compared.get(person.id) ?? {};
    const facts = { birthday: seesFacts ? birthday : null, photoUrl: fileUrl(photoKey) };
    return { ...named(person), ...facts, teams: [...teams], matches };
  };
  return {
    pairs: pairs.map(({ kept, merged, because }) => ({
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
  };
};

type Candidate = Pick<
  SquadRow,
  'id' | 'firstName' | 'surnames' | 'userCode' | 'searchText' | 'birthday' | 'document'
>;

async function listElsewhere(
  db: Parameters<typeof listEnteredPeople>[0],
  organisationId: string | null,
  squad: readonly SquadRow[],
): Promise<readonly Candidate[]> {
  if (organisationId === null || squad.length === 0) return [];
  const found = await listEnteredPeople(db, organisationId, {
    documents: squad.flatMap(({ document }) => document ?? []),
    names: squad.map(({ searchText }) => searchText),
  });
  const inTeam = new Set(squad.map(({ id }) => id));
  return found
    .filter(({ id }) => !inTeam.has(id))
    .map((row) => ({ ...row, firstName: row.firstName ?? '', surnames: row.surnames ?? '', userCode: null }));
}

function pairsOf(squad: readonly Candidate[], elsewhere: readonly Candidate[]) {
  const byKey = new Map<string, Candidate[]>();
  const keysOf = ({ document, searchText }: Candidate) => [
    document && `document ${document}`,
    `name ${searchText}`,
  ];
  const pairs = new Map<string, ReturnType<typeof pairOf>>();
  for (const person of [...squad, ...elsewhere])
    for (const key of keysOf(person)) {
      if (!key) continue;
      const others = byKey.get(key) ?? [];
      for (const other of others.slice(0, 5)) addPair(pairs, other, person, squad);
      byKey.set(key, [...others, person]);
    }
  return [...pairs.values()].filter((pair) => pair !== null);
}

function addPair(
  pairs: Map<string, ReturnType<typeof pairOf>>,
  one: Candidate,
  other: Candidate,
  squad: readonly Candidate[],
): void {
  const isInTeam = squad.some(({ id }) => id === other.id);
  const pair = pairOf(one, other, isInTeam);
  const key = [one.id, other.id].toSorted().join();
  if (pair !== null && !pairs.has(key)) pairs.set(key, pair);
}

/** Null if they are two people for all we know. Whoever has an account is kept. */
function pairOf(one: Candidate, other: Candidate, areTeammates: boolean) {
  const [kept, merged] = other.userCode === null ? [one, other] : [other, one];
  const because = reasonFor(kept, merged);
  if (merged.userCode !== null || because === null) return null;
  if (because === 'NAME' && !areTeammates) return null;
  return { kept, merged, because };
}

function reasonFor(one: Candidate, other: Candidate) {
  if (one.document !== null && other.document !== null)
    return one.document === other.document ? ('DOCUMENT' as const) : null;
  if (one.birthday !== null && other.birthday !== null)
    return one.birthday === other.birthday ? ('NAME_AND_BIRTHDAY' as const) : null;
  return 'NAME' as const;
}

function named({ id: personId, firstName, surnames, userCode }: Candidate) {
  return { personId, firstName, surnames, hasAccount: userCode !== null };
}
