import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { brokerCalls } from '@traip/contract';
import {
  createOrganisation,
  createPerson,
  type Person,
  type Staffed,
} from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createFromForm } from '../competition-form/testing/forms.ts';

describe('the configuration of fixtures', () => {
  const world = openWorld();
  let club: Staffed<'admin' | 'referee' | 'member'>;
  let rival: Staffed<'admin'>;
  let stranger: Person;
  before(async () => {
    club = await createOrganisation(world, 'admin', 'referee', 'member');
    rival = await createOrganisation(world, 'admin');
    stranger = await createPerson(world);
  });

  type PhaseRef = { readonly phaseId: string; readonly competitionId: string };
  const draft = () => createFromForm(world, club, { generate: false });
  const seenBy = async (params: PhaseRef, person: Person | Record<never, never>) =>
    (await world.call(brokerCalls.get, { params }, person)).status;
  const move = (
    id: string,
    change: { state?: 'PUBLICIZED' | 'PENDING'; publishedAt?: Date; privacy?: 'IN_ORG' },
  ) => world.store.db.updateTable('competitions').set(change).where('id', '=', id).execute();

  it('is described in the requested language, or else in the caller’s', async () => {
    const names = async (query: { locale?: 'es' | 'en' }, language: string) =>
      (await world.call(brokerCalls.algorithms, { query }, { language })).body.map(({ name }) => name);
    assert.deepEqual((await names({}, 'es')).slice(0, 2), ['Liga', 'Grupos']);
    assert.deepEqual((await names({}, 'en-GB')).slice(0, 2), ['Round robin', 'Groups']);
    assert.deepEqual((await names({ locale: 'en' }, 'es')).slice(0, 2), ['Round robin', 'Groups']);
    const { body } = await world.call(brokerCalls.algorithms, { query: {} });
    const swiss = body.find(({ key }) => key === 'SWISS');
    assert.deepEqual(swiss?.defaults, {
      rounds: null,
      byePoints: 'WIN',
      avoidSameClub: false,
      allowRematch: false,
      homeAway: true,
    });
    assert.equal(swiss?.params.additionalProperties, false);
  });

  it('is visible to staff only in a draft, then to the organisation, then to everyone', async () => {
    const { first } = await draft();
    const viewers = [club.people.admin, club.people.referee, club.people.member, stranger, {}] as const;
    const all = () => Promise.all(viewers.map((person) => seenBy(first, person)));
    assert.deepEqual(await all(), [200, 200, 404, 404, 404]);
    await move(first.competitionId, { state: 'PENDING' });
    assert.deepEqual(await all(), [200, 200, 200, 404, 404]);
    await move(first.competitionId, { state: 'PUBLICIZED', publishedAt: world.now() });
    assert.deepEqual(await all(), [200, 200, 200, 200, 200]);
    await move(first.competitionId, { privacy: 'IN_ORG' });
    assert.deepEqual(await all(), [200, 200, 200, 404, 404]);
  });

  it('is found only under the competition of the phase', async () => {
    const [one, other] = [await draft(), await draft()];
    const mixed = { ...one.first, competitionId: other.first.competitionId };
    assert.equal(await seenBy(mixed, club.people.admin), 404);
    const change = { body: { ...mixed, algorithm: 'SWISS' as const } };
    assert.equal((await world.call(brokerCalls.upsert, change, club.people.admin)).status, 404);
    assert.equal((await world.call(brokerCalls.process, { body: mixed }, club.people.admin)).status, 404);
    const commit = { body: { ...mixed, mode: 'COMMIT' as const } };
    assert.equal((await world.call(brokerCalls.process, commit, club.people.admin)).status, 404);
    assert.equal((await world.call(brokerCalls.delete, { params: mixed }, club.people.admin)).status, 404);
  });

  it('can be changed by referees and admins of the organisation only', async () => {
    const { first } = await draft();
    const body = { ...first, algorithm: 'SWISS' as const };
    const status = async (person: Person) => (await world.call(brokerCalls.upsert, { body }, person)).status;
    assert.equal(await status(club.people.referee), 200);
    assert.equal(await status(rival.people.admin), 404);
    await move(first.competitionId, { state: 'PENDING' });
    assert.equal(await status(club.people.member), 403);
  });

  it('keeps its seed until another one is given', async () => {
    const { first } = await draft();
    const save = async (seed?: string) =>
      (
        await world.call(
          brokerCalls.upsert,
          { body: { ...first, algorithm: 'ROUND_ROBIN', params: { legs: 2 }, ...(seed ? { seed } : {}) } },
          club.people.admin,
        )
      ).body;
    const { seed, version, params } = await save();
    assert.deepEqual([seed, version, params], ['sol', 2, { legs: 2 }]);
    assert.equal((await save('luna')).seed, 'luna');
    assert.equal((await save()).seed, 'luna');
    await world.call(brokerCalls.delete, { params: first }, club.people.admin);
    assert.match((await save()).seed, /^[0-9a-f]{32}$/);
  });

  it('is refused with every parameter that the format doesn’t accept', async () => {
    const { first } = await draft();
    const body = { ...first, algorithm: 'ROUND_ROBIN' as const, params: { legs: 9, pots: true } };
    const { status, error } = await world.call(brokerCalls.upsert, { body }, club.people.admin);
    assert.deepEqual([status, error?.code, error?.field], [422, 'PARAMS_INVALID', 'params.legs']);
    assert.deepEqual(error?.details, [
      { path: 'legs', why: 'NOT_AN_OPTION' },
      { path: 'pots', why: 'UNKNOWN' },
    ]);
    const unstorable = { ...first, algorithm: 'SWISS' as const, seed: 'a\u0000' };
    const bad = await world.call(brokerCalls.upsert, { body: unstorable }, club.people.admin);
    assert.deepEqual([bad.status, bad.error?.field], [400, 'seed']);
  });

  it('can’t be changed once the phase or its competition is over', async () => {
    for (const table of ['phases', 'competitions'] as const) {
      for (const state of ['FINISHED', 'CANCELED'] as const) {
        const { first } = await draft();
        const id = table === 'phases' ? first.phaseId : first.competitionId;
        await world.store.db.updateTable(table).set({ state }).where('id', '=', id).execute();
        const body = { ...first, algorithm: 'SWISS' as const };
        const change = await world.call(brokerCalls.upsert, { body }, club.people.admin);
        assert.deepEqual([change.status, change.error?.code], [409, 'PHASE_LOCKED']);
        const order = await world.call(brokerCalls.process, { body: first }, club.people.admin);
        assert.deepEqual([order.status, order.error?.code], [409, 'PHASE_LOCKED']);
      }
    }
  });

  it('can be deleted by an admin while the phase has no matches', async () => {
    const { first } = await draft();
    const deleteConfig = (person: Person) => world.call(brokerCalls.delete, { params: first }, person);
    assert.equal((await deleteConfig(club.people.referee)).status, 403);
    await world.call(brokerCalls.process, { body: { ...first, mode: 'COMMIT' } }, club.people.admin);
    const full = await deleteConfig(club.people.admin);
    assert.deepEqual([full.status, full.error?.code], [409, 'PHASE_HAS_MATCHES']);
    await world.store.db.deleteFrom('matches').where('phaseId', '=', first.phaseId).execute();
    assert.deepEqual((await deleteConfig(club.people.admin)).body, { deleted: true });
    assert.equal((await deleteConfig(club.people.admin)).status, 404);
    const { error } = await world.call(brokerCalls.process, { body: first }, club.people.admin);
    assert.equal(error?.code, 'BROKER_NOT_CONFIGURED');
  });
});
