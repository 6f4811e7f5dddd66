import { randomUUIDv7 } from 'node:crypto';
import type { OrganisationRole, Privacy, TeamRole } from '@traip/contract';
import { newUserCode } from '../people/auth/user-code.ts';
import { writeAccessToken } from '../platform/authorization/access-token.ts';
import { searchTextOf } from '../platform/db/search-text.ts';
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

export async function person(
  world: World,
  {
    firstName = 'Ana',
    surnames = 'Pérez Gil',
    locale = 'es' as 'es' | 'en',
    privacy = 'PUBLIC' as Privacy,
  } = {},
): Promise<Person> {
  count++;
  const [id, sessionId] = [randomUUIDv7(), randomUUIDv7()];
  const email = `persona.${count}@correo.es`;
  const userCode = newUserCode(firstName, surnames);
  const createdAt = world.now();
  const { db } = world.store;
  await db
    .insertInto('users')
    .values({
      id,
      email,
      userCode,
      firstName,
      surnames,
      locale,
      privacy,
      createdAt,
      birthday: '1990-05-17',
      favoriteSport: 'HANDBALL',
      passwordHash: null,
      emailVerifiedAt: createdAt,
      searchText: searchTextOf(firstName, surnames),
    })
    .execute();
  await db.insertInto('sessions').values({ id: sessionId, userId: id, createdAt, endedAt: null }).execute();
  const token = await writeAccessToken(
    { secret: world.secret, now: () => world.now() },
    { userId: id, sessionId },
  );
  return { id, email, userCode, firstName, surnames, token };
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
  const people = {} as Record<R, Person>;
  for (const role of roles) {
    people[role] = await person(world, { firstName: role });
    await db
      .insertInto('organisationMembers')
      .values({ organisationId: id, userId: people[role].id, role, createdAt: world.now() })
      .execute();
  }
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
  const people = {} as Record<R, Person>;
  for (const role of roles) {
    people[role] = await person(world, { firstName: role });
    await db
      .insertInto('teamMembers')
      .values({ teamId: id, userId: people[role].id, role, joinedAt: world.now(), leftAt: null })
      .execute();
  }
  return { id, code, people };
}
