import { randomUUIDv7 } from 'node:crypto';
import { nameKey } from '../../../people/squad/namesakes/same-person.ts';
import { newPersonRow } from '../../../people/squad/new-person-row.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { RaceRecord } from '../lock/queries.ts';
import type { RaceContext } from '../lock/with-race-lock.ts';
import { insertRunners, listKnownRunners } from '../people/queries.ts';
import type { MemberName } from './member-names.ts';
import { deleteMembers, insertMembers, listEntrants } from './queries.ts';

interface Relay {
  readonly entryId: string;
  readonly members: readonly MemberName[];
}

const keyOf = (member: MemberName) => nameKey(described(member));

const described = ({ firstName, surnames }: MemberName) => ({
  firstName,
  surnames,
  birthday: null,
  document: null,
  email: null,
});

/**
 * Replaces the members of relays. A member with the same name as someone in the competition's races is the
 * same person, and so is one whom the organisation knows by name and year of birth; all others are new.
 */
export async function enterMembers(
  trx: Trx,
  context: RaceContext,
  race: RaceRecord,
  relays: readonly Relay[],
): Promise<void> {
  const all = relays.flatMap(({ entryId, members }) =>
    members.map((member, index) => ({ entryId, leg: index + 1, member, key: keyOf(member) })),
  );
  const names = [...new Set(all.map(({ key }) => key))];
  const personOf = personFinder(
    await listEntrants(trx, race.competitionId, names),
    await listKnownRunners(trx, race.organisationId, names),
  );
  const placed = all.map(({ key, member, ...place }) => ({ ...place, member, ...personOf(key, member) }));
  // Deleted only now, because the data of remaining members is read from there.
  await deleteMembers(
    trx,
    relays.map(({ entryId }) => entryId),
  );
  const { organisationId, competitionId, id: raceId } = race;
  const at = context.now();
  const newMembers = placed.filter(({ isNew }) => isNew);
  await insertRunners(
    trx,
    newMembers.map(({ personId, member }) => personRow(personId, member, at)),
    newMembers.map(({ personId }) => ({
      personId,
      teamId: null,
      organisationId,
      enteredBy: context.scope.userId,
      enteredAt: at,
    })),
  );
  await insertMembers(
    trx,
    placed.map(({ entryId, leg, personId, birthYear }) => ({
      entryId,
      leg,
      organisationId,
      competitionId,
      raceId,
      personId,
      birthYear,
    })),
  );
}

type Entrants = Awaited<ReturnType<typeof listEntrants>>;
type Known = Awaited<ReturnType<typeof listKnownRunners>>;

/** A new person is created once: later rows with the same name and year refer to them. */
function personFinder(entrants: Entrants, known: Known) {
  const created = new Map<string, string>();
  const byName = Map.groupBy(entrants, ({ searchText }) => searchText);
  return (key: string, { birthYear }: MemberName) => {
    const entered = byName.get(key) ?? [];
    const [only] = entered;
    if (only && entered.length === 1)
      return { personId: only.id, isNew: false, birthYear: birthYear ?? only.birthYear };
    const same = known.find((person) => person.searchText === key && isBornIn(person, birthYear));
    if (same) return { personId: same.id, isNew: false, birthYear };
    const fullKey = `${key} ${birthYear}`;
    const before = created.get(fullKey);
    const personId = before ?? randomUUIDv7();
    created.set(fullKey, personId);
    return { personId, isNew: before === undefined, birthYear };
  };
}

function isBornIn({ birthday, birthYears }: Known[number], year: number | null): boolean {
  if (year === null) return false;
  return birthday === null ? birthYears.includes(year) : Number(birthday.slice(0, 4)) === year;
}

function personRow(id: string, { firstName, surnames }: MemberName, at: Date) {
  const unknown = { nationality: null, document: null, email: null, phone: null, knownAs: null };
  const person = newPersonRow(id, { firstName, surnames, birthday: null, gender: null, ...unknown }, at);
  return { ...person, photoKey: null, showsPhoto: null, publicName: null, deletedAt: null };
}
