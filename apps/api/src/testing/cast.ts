import { randomUUIDv7 } from 'node:crypto';
import type { OrganisationRole, Privacy, TeamRole } from '@traip/contract';
import { writeAccessToken } from '../auth/access-token.ts';
import { newUserCode } from '../auth/user-code.ts';
import { searchTextOf } from '../db/search-text.ts';
import type { World } from './world.ts';

/** Somebody with a verified account who is signed in. Put straight into the tables: sixty of them cost nothing. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly userCode: string;
  readonly firstName: string;
  readonly surnames: string;
  /** `world.call(call, input, person)` calls as this person. */
  readonly token: string;
}

let count = 0;

interface PersonOptions {
  readonly firstName?: string;
  readonly surnames?: string;
  readonly locale?: 'es' | 'en';
  readonly privacy?: Privacy;
}

export async function person(world: World, options: PersonOptions = {}): Promise<Person> {
  const [one] = await persons(world, [options]);
  return one as Person;
}

/** As many people as there are options, with two statements for all of them. */
export async function persons(world: World, all: readonly PersonOptions[]): Promise<Person[]> {
  const createdAt = world.now();
  const drafts = all.map(
    ({ firstName = 'Ana', surnames = 'Pérez Gil', locale = 'es', privacy = 'PUBLIC' }) => {
      const email = `persona.${++count}@correo.es`;
      const userCode = newUserCode(firstName, surnames);
      return { id: randomUUIDv7(), email, userCode, firstName, surnames, locale, privacy };
    },
  );
  const { db } = world.store;
  const users = drafts.map((draft) => ({
    ...draft,
    createdAt,
    birthday: '1990-05-17',
    favoriteSport: 'HANDBALL' as const,
    passwordHash: null,
    emailVerifiedAt: createdAt,
    searchText: searchTextOf(draft.firstName, draft.surnames),
  }));
  await db.insertInto('users').values(users).execute();
  const sessions = drafts.map(({ id }) => ({ id: randomUUIDv7(), userId: id, createdAt, endedAt: null }));
  await db.insertInto('sessions').values(sessions).execute();
  const signer = { secret: world.secret, now: () => world.now() };
  const tokens = await Promise.all(
    sessions.map(({ id, userId }) => writeAccessToken(signer, { userId, sessionId: id })),
  );
  return drafts.map(({ locale: _locale, privacy: _privacy, ...draft }, at) => ({
    ...draft,
    token: tokens[at] as string,
  }));
}

/** One signed-in person for each role, who is called by it. */
async function peopleFor<R extends string>(world: World, roles: readonly R[]): Promise<Record<R, Person>> {
  if (roles.length === 0) return {} as Record<R, Person>;
  const people = await persons(
    world,
    roles.map((role) => ({ firstName: role })),
  );
  return Object.fromEntries(roles.map((role, at) => [role, people[at]])) as Record<R, Person>;
}

export interface Cast<Role extends string> {
  readonly id: string;
  readonly code: string;
  readonly people: Readonly<Record<Role, Person>>;
}

const letters = () => randomUUIDv7().slice(-10);

/** An organisation with one signed-in person for each of the given roles. */
export async function organisationOf<R extends OrganisationRole>(
  world: World,
  ...roles: readonly R[]
): Promise<Cast<R>> {
  const { db } = world.store;
  const [id, code] = [randomUUIDv7(), `org-${letters()}`];
  await db
    .insertInto('organisations')
    .values({ id, orgCode: code, name: `Club ${code}`, createdAt: world.now() })
    .execute();
  const people = await peopleFor(world, roles);
  const members = roles.map((role) => ({
    organisationId: id,
    userId: people[role].id,
    role,
    createdAt: world.now(),
  }));
  if (members.length > 0) await db.insertInto('organisationMembers').values(members).execute();
  return { id, code, people };
}

/** A team with one signed-in person for each of the given roles; of an organisation, or of nobody. */
export async function teamOf<R extends TeamRole>(
  world: World,
  { organisationId = null, privacy = 'PUBLIC' }: { organisationId?: string | null; privacy?: Privacy },
  ...roles: readonly R[]
): Promise<Cast<R>> {
  const { db } = world.store;
  const [id, code] = [randomUUIDv7(), `team-${letters()}`];
  const name = `Equipo ${code}`;
  await db
    .insertInto('teams')
    .values({
      id,
      organisationId,
      code,
      name,
      privacy,
      searchText: searchTextOf(name, code),
      createdAt: world.now(),
    })
    .execute();
  const people = await peopleFor(world, roles);
  const members = roles.map((role) => ({
    teamId: id,
    userId: people[role].id,
    role,
    joinedAt: world.now(),
    leftAt: null,
  }));
  if (members.length > 0) await db.insertInto('teamMembers').values(members).execute();
  return { id, code, people };
}
