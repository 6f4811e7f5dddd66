import { randomUUIDv7 } from 'node:crypto';
import type { OrganisationRole } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import { hashPassword } from '../auth/passwords.ts';
import { newUserCode } from '../auth/user-code.ts';
import type { Database } from '../db/schema.ts';
import { hasPeople, hasPerson, insertMembership, insertOrganisation, insertVerifiedUser } from './queries.ts';

export interface DemoWorld {
  readonly password: string;
  readonly organisations: readonly { readonly orgCode: string; readonly name: string }[];
  readonly people: readonly DemoPerson[];
}

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly surnames: string;
  readonly birthday: string;
  readonly favoriteSport: SportKey;
  readonly memberships: readonly { readonly orgCode: string; readonly role: OrganisationRole }[];
}

/** `present`: planted at an earlier start. `absent`: the database has other people, and is left as it is. */
export type DemoOutcome = 'planted' | 'present' | 'absent';

/** Fills an empty database, in one transaction. */
export async function plantDemo(db: Database, world: DemoWorld): Promise<DemoOutcome> {
  const passwordHash = await hashPassword(world.password);
  return db.transaction().execute(async (trx) => {
    if (await hasPeople(trx))
      return (await hasPerson(trx, world.people[0]?.email ?? '')) ? 'present' : 'absent';
    const ids = new Map<string, string>();
    for (const organisation of world.organisations) {
      const id = randomUUIDv7();
      ids.set(organisation.orgCode, id);
      await insertOrganisation(trx, { id, ...organisation, createdAt: new Date() });
    }
    for (const { memberships, ...person } of world.people) {
      const userId = randomUUIDv7();
      const userCode = newUserCode(person.firstName, person.surnames);
      await insertVerifiedUser(trx, { id: userId, userCode, passwordHash, locale: 'es', ...person });
      for (const [index, { orgCode, role }] of memberships.entries()) {
        // A session starts in the organisation that was joined first: the order here must be the order in time.
        const createdAt = new Date(Date.now() + index);
        await insertMembership(trx, { organisationId: ids.get(orgCode) as string, userId, role, createdAt });
      }
    }
    return 'planted';
  });
}
