import { randomInt, randomUUIDv7 } from 'node:crypto';
import type { CompetitorKind, SportKey } from '@traip/engine';
import type { Trx } from '../../platform/db/schema.ts';
import { nameKey } from '../squad/namesakes/same-person.ts';
import { newPersonRow } from '../squad/new-person-row.ts';
import { insertMemberships, insertPeople, restoreToList } from '../squad/queries.ts';
import { createTeams } from '../team/create-teams.ts';
import { type NamedPerson, peopleInName } from './people-in-name.ts';
import { listKnownPeople } from './queries.ts';

interface CompetitorContext {
  readonly trx: Trx;
  readonly scope: { readonly organisationId: string; readonly userId: string };
  readonly at: Date;
}

interface CompetitorOptions {
  readonly kind: Exclude<CompetitorKind, 'TEAM'>;
  readonly sportKey: SportKey;
  /** The names of everyone who competes already. */
  readonly taken: ReadonlySet<string>;
}

/** The problem with one of the names. */
interface NameProblem {
  readonly problem: 'PAIR_OF_TWO' | 'ALREADY_ENTERED';
  readonly index: number;
}

/** Enters players or pairs by name; returns the ids of their teams in order. No one competes twice. */
export async function createCompetitors(
  context: CompetitorContext,
  names: readonly string[],
  { kind, sportKey, taken }: CompetitorOptions,
): Promise<{ readonly ids: readonly string[] } | NameProblem> {
  const people = readPeople(kind, names, taken);
  if ('problem' in people) return people;
  const coded = names.map((name) => ({ name, code: competitorCode(), competitorKind: kind }));
  const created = await createTeams(context, coded, sportKey);
  if ('taken' in created) throw new Error('Two competitors drew the same code.');
  const idOf = await savePeople(context, people.flat());
  const ids = created.ids;
  await insertMemberships(
    context.trx,
    ids.flatMap((teamId, index) => membersOf(teamId, (people[index] ?? []).map(idOf), context.at)),
  );
  return { ids };
}

/** A name in a URL would stay there when its owner hides it. */
export function competitorCode(): string {
  return `p${randomInt(2 ** 47).toString(36)}`;
}

function readPeople(
  kind: CompetitorKind,
  names: readonly string[],
  taken: ReadonlySet<string>,
): readonly (readonly NamedPerson[])[] | NameProblem {
  const seen = new Set(taken);
  const all: (readonly NamedPerson[])[] = [];
  for (const [index, name] of names.entries()) {
    const people = peopleInName(kind, name);
    if (people === null) return { problem: 'PAIR_OF_TWO', index };
    for (const person of people) {
      if (seen.has(nameKey(person))) return { problem: 'ALREADY_ENTERED', index };
      seen.add(nameKey(person));
    }
    all.push(people);
  }
  return all;
}

/** Enters people whom the organisation does not know yet; returns the person meant by each name. */
export async function savePeople(
  { trx, scope, at }: CompetitorContext,
  people: readonly NamedPerson[],
): Promise<(person: NamedPerson) => string> {
  const known = await listKnownPeople(trx, scope.organisationId, people.map(nameKey));
  const ids = new Map<string, string>();
  // A name of several known people is ambiguous, so it becomes a new person.
  for (const [name, namesakes] of Map.groupBy(known, ({ searchText }) => searchText))
    if (namesakes.length === 1 && namesakes[0]) ids.set(name, namesakes[0].id);
  await restoreToList(trx, [...ids.values()]);
  const newPeople = people.filter((person) => !ids.has(nameKey(person)));
  for (const person of newPeople) ids.set(nameKey(person), randomUUIDv7());
  const idOf = (person: NamedPerson) => ids.get(nameKey(person)) ?? '';
  await insertPeople(
    trx,
    newPeople.map((person) => personRow(idOf(person), person, at)),
    newPeople.map((person) => ({
      personId: idOf(person),
      teamId: null,
      organisationId: scope.organisationId,
      enteredBy: scope.userId,
      enteredAt: at,
    })),
  );
  return idOf;
}

function personRow(id: string, person: NamedPerson, at: Date) {
  const unknown = { birthday: null, gender: null, nationality: null, document: null };
  const row = newPersonRow(id, { ...person, ...unknown, email: null, phone: null, knownAs: null }, at);
  // Entering a player by name publishes the name, as with the name of a team.
  return { ...row, publicName: 'FULL' as const };
}

/** In the order in which they were named. */
export function membersOf(teamId: string, personIds: readonly string[], at: Date) {
  return personIds.map((personId, index) => ({
    teamId,
    personId,
    role: 'MEMBER' as const,
    joinedAt: new Date(at.getTime() + index),
  }));
}
