import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { grantOrganisationScope } from '../../../platform/authorization/scope.ts';
import {
  createOrganisation,
  createPerson,
  type Person,
  type Staffed,
} from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { lockMembers } from './lock-members.ts';

describe('between authorization and the change', () => {
  const world = openWorld();

  /** What is read under the lock for a caller who was authorized as a super-admin. */
  function lockedAs({ id, code }: Staffed<string>, { id: userId }: Person) {
    const scope = grantOrganisationScope({ organisationId: id, orgCode: code, userId, role: 'super-admin' });
    return world.store.db.transaction().execute((trx) => lockMembers(trx, scope));
  }

  it('the role of a caller changed: the new one counts', async () => {
    const club = await createOrganisation(world, 'member');
    const { member } = club.people;
    assert.deepEqual(await lockedAs(club, member), { userId: member.id, role: 'member' });
  });

  it('a caller left: nothing can be done in their name', async () => {
    const club = await createOrganisation(world, 'member');
    assert.equal(await lockedAs(club, await createPerson(world)), undefined);
  });

  it('the organisation closed: nothing can be done there', async () => {
    const club = await createOrganisation(world, 'super-admin');
    const { db } = world.store;
    await db.updateTable('organisations').set({ deletedAt: world.now() }).where('id', '=', club.id).execute();
    assert.equal(await lockedAs(club, club.people['super-admin']), undefined);
  });
});
