import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { organisationPeopleCalls, personMergeCalls, squadCalls } from '@traip/contract';
import { createOrganisation, createTeam, enterPeople } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';

describe('people whom an organisation entered twice', () => {
  const world = openWorld();

  async function founded() {
    const club = await createOrganisation(world, 'admin');
    const team = await createTeam(world, { organisationId: club.id }, 'OWNER');
    const { admin } = club.people;
    const params = { orgCode: club.code };
    const add = async (...people: readonly Record<string, unknown>[]) =>
      (await world.call(organisationPeopleCalls.add, { params, body: { people } as never }, admin)).body
        .added;
    const into = (teamId: string, person: { firstName: string; surnames: string; birthday?: string }) =>
      enterPeople(world, { teamId, enteredBy: team.people.OWNER.id }, [person]).then(([id = '']) => id);
    const found = async () =>
      (await world.call(personMergeCalls.duplicatesInOrganisation, { params }, admin)).body;
    const merge = (keptId: string, mergedId: string) =>
      world.call(personMergeCalls.mergeInOrganisation, { params, body: { keptId, mergedId } }, admin);
    const judge = (keptId: string, mergedId: string, areTwo: boolean) => {
      const body = { keptId, mergedId, areTwo };
      return world.call(personMergeCalls.tellApartInOrganisation, { params, body }, admin);
    };
    return { club, team, admin, params, add, into, found, merge, judge };
  }
  const both = ({ pairs }: { pairs: { kept: { personId: string }; merged: { personId: string } }[] }) =>
    pairs.map(({ kept, merged }) => new Set([kept.personId, merged.personId]));
  const leo = { firstName: 'Leo', surnames: 'Paz' };

  it('are found across teams and among people without one', async () => {
    const { club, team, add, into, found } = await founded();
    const other = await createTeam(world, { organisationId: club.id }, 'OWNER');
    const [ana = '', twin = ''] = await add(
      { firstName: 'Ana', surnames: 'Gil', document: '12345678Z' },
      { firstName: 'Anita', surnames: 'Gil', document: '12345678Z', isAnother: true },
    );
    const [free = '', namesake = ''] = await add(leo, { ...leo, isAnother: true });
    // Namesakes in two teams, or in a team and in none, may be two people.
    await into(team.id, leo);
    await into(other.id, leo);
    const now = await found();
    assert.deepEqual(
      both(now).toSorted((one) => (one.has(ana) ? -1 : 1)),
      [new Set([ana, twin]), new Set([free, namesake])],
    );
  });

  it('are merged by an admin without a team, and separated again', async () => {
    const { club, admin, params, add, found, merge } = await founded();
    const [kept = '', merged = ''] = await add(leo, { ...leo, isAnother: true });
    const body = { keptId: kept, mergedId: merged };
    const shown = await world.call(personMergeCalls.previewInOrganisation, { params, body }, admin);
    assert.equal(shown.status, 200);
    const done = await merge(kept, merged);
    assert.equal(done.status, 201);
    const after = await found();
    assert.deepEqual([after.pairs, after.merges.map(({ mergeId }) => mergeId)], [[], [done.body.mergeId]]);
    const undo = { params: { ...params, id: done.body.mergeId } };
    const strangers = await founded();
    const foreign = { params: { ...strangers.params, id: done.body.mergeId } };
    const refused = await world.call(personMergeCalls.undoInOrganisation, foreign, strangers.admin);
    assert.equal(refused.status, 404);
    assert.equal((await world.call(personMergeCalls.undoInOrganisation, undo, admin)).status, 200);
    assert.deepEqual(both(await found()), [new Set([kept, merged])]);
    const logged = await world.store.db
      .selectFrom('auditEntries')
      .select(['subjectKind', 'action'])
      .where('organisationId', '=', club.id)
      .where('action', 'in', ['PEOPLE_MERGED', 'MERGE_UNDONE'])
      .orderBy('at')
      .execute();
    assert.deepEqual(logged.map(({ subjectKind, action }) => `${subjectKind} ${action}`).toSorted(), [
      'ORGANISATION MERGE_UNDONE',
      'ORGANISATION PEOPLE_MERGED',
    ]);
  });

  it('are not suggested again in either order once marked as different, until that is withdrawn', async () => {
    const { add, found, judge } = await founded();
    const [one = '', other = ''] = await add(leo, { ...leo, isAnother: true });
    assert.equal((await judge(one, other, true)).status, 200);
    assert.equal((await judge(other, one, true)).status, 200);
    const after = await found();
    assert.deepEqual([after.pairs.length, after.different.length], [0, 1]);
    assert.equal(after.different[0]?.one, 'Leo Paz');
    await judge(other, one, false);
    const again = await found();
    assert.deepEqual([again.pairs.length, again.different.length], [1, 0]);
    const { error } = await judge(one, one, true);
    assert.deepEqual([error?.code, error?.field], ['BAD_REQUEST', 'mergedId']);
  });

  it('can be marked as different and unmarked, even if the later entry has the account', async () => {
    const { club, add, found, judge } = await founded();
    const ana = { firstName: 'OWNER', surnames: 'Pérez Gil', birthday: '1990-05-17', isAnother: true };
    const [entry = ''] = await add(ana);
    const { people } = await createTeam(world, { organisationId: club.id }, 'OWNER');
    const account = people.OWNER.id;
    assert.equal((await judge(account, entry, true)).status, 200);
    const [judged] = (await found()).different;
    assert.deepEqual([judged?.keptId, judged?.mergedId], [account, entry]);
    assert.equal((await judge(account, entry, false)).status, 200);
    assert.deepEqual((await found()).different, []);
  });

  it('are separated by the account’s owner, and the organisation’s log shows it', async () => {
    const { club, team, add, merge } = await founded();
    const { OWNER } = team.people;
    const [entry = ''] = await add(leo);
    const { mergeId: id } = (await merge(OWNER.id, entry)).body;
    assert.equal((await world.call(personMergeCalls.undoMine, { params: { id } }, OWNER)).status, 200);
    const logged = await world.store.db
      .selectFrom('auditEntries')
      .select(['subjectKind', 'byUser'])
      .where('organisationId', '=', club.id)
      .where('action', '=', 'MERGE_UNDONE')
      .execute();
    assert.deepEqual(logged, [{ subjectKind: 'ORGANISATION', byUser: OWNER.id }]);
  });

  it('are also told apart by their team, for the whole organisation', async () => {
    const { team, into, found } = await founded();
    const [one, other] = [await into(team.id, leo), await into(team.id, leo)];
    const { OWNER } = team.people;
    const params = { teamId: team.id };
    const body = { keptId: one, mergedId: other, areTwo: true };
    assert.equal((await world.call(personMergeCalls.tellApart, { params, body }, OWNER)).status, 200);
    const inTeam = (await world.call(personMergeCalls.duplicates, { params }, OWNER)).body;
    assert.deepEqual([inTeam.pairs.length, inTeam.different.length], [0, 1]);
    assert.deepEqual((await found()).pairs, []);
    await world.call(personMergeCalls.tellApart, { params, body: { ...body, areTwo: false } }, OWNER);
    assert.equal((await found()).pairs.length, 1);
  });

  it('are not searched among people removed from the list', async () => {
    const { team, admin, params, add, into, found } = await founded();
    const born = { ...leo, birthday: '2001-02-03' };
    const entry = await into(team.id, born);
    const [free = ''] = await add({ ...born, isAnother: true });
    assert.deepEqual(both(await found()), [new Set([entry, free])]);
    const body = { personIds: [free] };
    await world.call(organisationPeopleCalls.remove, { params, body }, admin);
    const ofTeam = { params: { teamId: team.id } };
    const inTeam = await world.call(personMergeCalls.duplicates, ofTeam, team.people.OWNER);
    assert.deepEqual([both(await found()), both(inTeam.body)], [[], []]);
  });

  it('are never people of another club', async () => {
    const { add, merge, judge } = await founded();
    const [own = ''] = await add(leo);
    const [foreign = ''] = await (await founded()).add(leo);
    assert.equal((await merge(own, foreign)).error?.code, 'PERSON_NOT_FOUND');
    assert.equal((await judge(own, foreign, true)).error?.code, 'PERSON_NOT_FOUND');
  });

  it('become one with the account that they turn out to be', async () => {
    const { team, into, merge } = await founded();
    const { OWNER } = team.people;
    const entry = await into(team.id, leo);
    assert.equal((await merge(OWNER.id, entry)).status, 201);
    const { body } = await world.call(squadCalls.get, { params: { teamId: team.id } }, OWNER);
    assert.deepEqual(
      body.people.map(({ personId }) => personId),
      [OWNER.id],
    );
  });
});
