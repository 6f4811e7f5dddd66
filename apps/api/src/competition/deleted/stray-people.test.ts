import assert from 'node:assert/strict';
import { randomUUIDv7 } from 'node:crypto';
import { describe, it } from 'node:test';
import { organisationPeopleCalls, squadCalls } from '@traip/contract';
import { createCompetition, createTraip } from '../../testing/fixtures/competitions.ts';
import { createLicence } from '../../testing/fixtures/licences.ts';
import { createOrganisation, createPerson, createTeam, enterPeople } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { removalWorker } from './removal/removal-worker.ts';

describe('unused people', () => {
  const world = openWorld();
  const removeTonight = () =>
    removalWorker({ db: world.store.db, files: world.files, now: () => world.now() })({});
  const exists = async (id: string) =>
    (await world.store.db.selectFrom('persons').select('id').where('id', '=', id).execute()).length === 1;

  async function founded() {
    const club = await createOrganisation(world, 'admin');
    const team = await createTeam(world, { organisationId: club.id }, 'OWNER');
    const { OWNER } = team.people;
    const [id = ''] = await enterPeople(world, { teamId: team.id, enteredBy: OWNER.id }, [{}]);
    const change = (name: 'remove' | 'restore') =>
      world.call(squadCalls[name], { params: { teamId: team.id }, body: { personIds: [id] } }, OWNER);
    return { club, team, id, OWNER, takeOut: () => change('remove'), bringBack: () => change('restore') };
  }

  /** Adds a person to the team and removes them, that many days ago. */
  async function wait(id: string, days: number) {
    const then = new Date(world.now().getTime() - days * 86_400_000);
    const { db } = world.store;
    await db.updateTable('personEntries').set({ enteredAt: then }).where('personId', '=', id).execute();
    await db
      .updateTable('teamMembers')
      .set({ leftAt: then })
      .where('personId', '=', id)
      .where('leftAt', 'is not', null)
      .execute();
  }

  it('stay while they can be restored, and are then removed, which the organisation’s log records', async () => {
    const { id, club, takeOut, bringBack } = await founded();
    await takeOut();
    await wait(id, 29);
    await removeTonight();
    assert.equal((await bringBack()).status, 200);
    await takeOut();
    await wait(id, 31);
    await removeTonight();
    assert.equal(await exists(id), false);
    const entries = await world.store.db
      .selectFrom('auditEntries')
      .select(['action', 'byUser', 'via', 'details'])
      .where('organisationId', '=', club.id)
      .where('action', '=', 'STRAYS_REMOVED')
      .execute();
    assert.deepEqual(entries, [
      { action: 'STRAYS_REMOVED', byUser: null, via: 'PLATFORM', details: { count: 1 } },
    ]);
  });

  it('stay listed by the organisation that entered them until it removes them', async () => {
    const { club } = await founded();
    const { admin } = club.people;
    const params = { orgCode: club.code };
    const people = [{ firstName: 'Ana' }, { firstName: 'Bea' }];
    const entered = await world.call(organisationPeopleCalls.add, { params, body: { people } }, admin);
    const [kept = '', taken = ''] = entered.body.added;
    const body = { personIds: [taken] };
    assert.equal((await world.call(organisationPeopleCalls.remove, { params, body }, admin)).status, 200);
    for (const id of [kept, taken]) await wait(id, 31);
    await removeTonight();
    assert.deepEqual([await exists(kept), await exists(taken)], [true, true], 'removed today');
    const removedAt = new Date(world.now().getTime() - 31 * 86_400_000);
    await world.store.db
      .updateTable('personEntries')
      .set({ removedAt })
      .where('personId', '=', taken)
      .execute();
    assert.equal((await world.call(organisationPeopleCalls.restore, { params, body }, admin)).status, 404);
    await removeTonight();
    assert.deepEqual([await exists(kept), await exists(taken)], [true, false]);
    const logged = await world.store.db
      .selectFrom('auditEntries')
      .select(['subjectKind', 'details'])
      .where('organisationId', '=', club.id)
      .where('action', '=', 'STRAYS_REMOVED')
      .execute();
    assert.deepEqual(logged, [{ subjectKind: 'ORGANISATION', details: { count: 1 } }]);
  });

  it('are kept with a team, a licence, a guardian or a decision about their data', async () => {
    const inTeam = await founded();
    const licensed = await founded();
    const competition = await createCompetition(world, await createTraip(world, licensed.club.id));
    await createLicence(world, { ...competition, teamId: licensed.team.id, personId: licensed.id });
    const cared = await founded();
    const mother = await createPerson(world);
    const since = world.now();
    await world.store.db
      .insertInto('guardians')
      .values({ childId: cared.id, userId: mother.id, relation: 'MOTHER', since, endedAt: null })
      .execute();
    const decided = await founded();
    await world.store.db
      .insertInto('consents')
      .values({
        id: randomUUIDv7(),
        personId: decided.id,
        purpose: 'PHOTO',
        choice: 'NO',
        textVersion: '1',
        language: 'es',
        how: 'GUARDIAN',
        givenBy: mother.id,
        givenAt: since,
      })
      .execute();
    for (const { takeOut } of [licensed, cared, decided]) await takeOut();
    for (const { id } of [inTeam, licensed, cared, decided]) await wait(id, 31);
    await removeTonight();
    for (const { id } of [inTeam, licensed, cared, decided]) assert.equal(await exists(id), true);
  });
});
