import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { consentCalls, familyCalls, personMergeCalls, profileCalls, squadCalls } from '@traip/contract';
import sharp from 'sharp';
import { createCompetition, createTraip, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createPaper } from '../../testing/fixtures/documents.ts';
import { createChild } from '../../testing/fixtures/families.ts';
import { createLicence } from '../../testing/fixtures/licences.ts';
import { createOrganisation, createPerson, createTeam, enterPeople } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('consents for a child', () => {
  const world = openWorld();

  async function twins() {
    const { id: teamId, people } = await createTeam(world, {}, 'OWNER');
    const { OWNER: owner } = people;
    const child = { birthday: '2017-03-04' };
    const [keptId = '', mergedId = ''] = await enterPeople(world, { teamId, enteredBy: owner.id }, [
      child,
      child,
    ]);
    const merge = () =>
      world.call(personMergeCalls.merge, { params: { teamId }, body: { keptId, mergedId } }, owner);
    const papersOf = async (personId: string) =>
      (await world.call(consentCalls.papers, { params: { personId } }, owner)).body.papers.length;
    const look = async (personId: string) =>
      (await world.call(squadCalls.get, { params: { teamId } }, owner)).body.people.find(
        (one) => one.personId === personId,
      );
    return { teamId, owner, keptId, mergedId, merge, papersOf, look };
  }

  it('on paper move with a merge and return when it is undone', async () => {
    const { teamId, owner, keptId, mergedId, merge, papersOf, look } = await twins();
    await createPaper(world, mergedId, owner.id);
    const { mergeId } = (await merge()).body;
    assert.equal(await papersOf(keptId), 1);
    assert.equal((await look(keptId))?.consent?.state, 'GIVEN');
    await world.call(personMergeCalls.undo, { params: { teamId, id: mergeId } }, owner);
    assert.deepEqual([await papersOf(keptId), await papersOf(mergedId)], [0, 1]);
    assert.equal((await look(keptId))?.consent?.state, 'MISSING');
  });

  it('delete the photo when two entries are merged and one forbids it', async () => {
    const { teamId, owner, keptId, mergedId, merge, look } = await twins();
    const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } });
    const file = new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' });
    const params = { teamId, personId: keptId };
    const { avatarUrl } = (await world.call(squadCalls.setPhoto, { params, file }, owner)).body;
    await createPaper(world, mergedId, owner.id);
    await world.store.db
      .updateTable('consents')
      .set({ purpose: 'PHOTO', choice: 'NO' })
      .where('personId', '=', mergedId)
      .execute();
    assert.equal((await merge()).status, 201);
    assert.equal((await look(keptId))?.photoUrl, null);
    assert.equal(await world.files.get(avatarUrl.replace('/files/', '')), undefined);
  });

  it('from a guardian end with their account, unless another guardian or a paper repeats them', async () => {
    const { teamId, owner, look } = await twins();
    const [mother, father] = [await createPerson(world), await createPerson(world)];
    const children = [
      await createChild(world, mother, { teamId }),
      await createChild(world, mother, { teamId }),
      await createChild(world, mother, { teamId }),
    ];
    const [alone = '', shared = '', onPaper = ''] = children;
    await world.store.db
      .insertInto('guardians')
      .values({ childId: shared, userId: father.id, relation: 'FATHER', since: world.now() })
      .execute();
    await createPaper(world, onPaper, owner.id);
    const decide = (
      personId: string,
      by: typeof mother,
      purpose: 'PUBLIC_NAME' | 'PARTICIPATION',
      choice: string,
    ) =>
      world.call(
        familyCalls.consent,
        { params: { personId }, body: { purpose, choice, language: 'es' } },
        by,
      );
    for (const personId of children) {
      await decide(personId, mother, 'PARTICIPATION', 'YES');
      await decide(personId, mother, 'PUBLIC_NAME', 'FULL');
    }
    await decide(shared, father, 'PUBLIC_NAME', 'FULL');
    assert.equal((await look(alone))?.publicName, 'FULL');
    const deleted = await world.call(
      profileCalls.deleteAccount,
      { body: { userCode: mother.userCode } },
      mother,
    );
    assert.equal(deleted.status, 200);
    const seen = await Promise.all(children.map(look));
    assert.deepEqual(
      seen.map((child) => [child?.publicName, child?.consent?.state]),
      [
        ['HIDDEN', 'MISSING'],
        ['FULL', 'MISSING'],
        ['HIDDEN', 'GIVEN'],
      ],
    );
  });

  it('stop keeping a licence approved when a guardian changes the date of birth', async () => {
    const club = await createOrganisation(world, 'admin');
    const competition = await createCompetition(world, await createTraip(world, club.id));
    const { organisationId, competitionId } = competition;
    await world.store.db
      .updateTable('competitions')
      .set({ registrationRules: JSON.stringify({ ageTo: 12 }) })
      .where('id', '=', competitionId)
      .execute();
    const { id: teamId, people } = await createTeam(world, {}, 'OWNER');
    await enterTeam(world, competition, { teamId, requestedBy: people.OWNER.id });
    const mother = await createPerson(world);
    const personId = await createChild(world, mother, { teamId });
    const licence = { organisationId, competitionId, teamId, personId, state: 'APPROVED' } as const;
    const id = await createLicence(world, licence);
    const stateOf = async () =>
      (await world.store.db.selectFrom('licences').select('state').where('id', '=', id).executeTakeFirst())
        ?.state;
    const change = async (body: object) => {
      const { children } = (await world.call(familyCalls.get, {}, mother)).body;
      const version = children[0]?.version ?? 0;
      return world.call(familyCalls.change, { params: { personId }, body: { version, ...body } }, mother);
    };
    assert.equal((await change({ birthday: '2017-03-04' })).status, 200);
    assert.equal(await stateOf(), 'APPROVED', 'saying the same again is no change');
    assert.equal((await change({ birthday: '2016-03-04' })).status, 200);
    assert.equal(await stateOf(), 'SUBMITTED');
  });
});
