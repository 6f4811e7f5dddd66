import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { categoryCalls, competitionCalls, seasonCalls, traipCalls } from '@traip/contract';
import { createTraip, type TraipFixture } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('simultaneous changes of a Traip', () => {
  const world = openWorld();
  type Club = Staffed<'admin'>;

  const draft = ({ people }: Club, { traipId, seasonId, categoryId }: TraipFixture) =>
    world.call(
      competitionCalls.create,
      { body: { traipId, seasonId, categoryId, name: 'Apertura' } },
      people.admin,
    );
  const deletion = {
    Traip: ({ people }: Club, { traipId: id }: TraipFixture) =>
      world.call(traipCalls.delete, { params: { id } }, people.admin),
    season: ({ people }: Club, { seasonId: id }: TraipFixture) =>
      world.call(seasonCalls.delete, { params: { id } }, people.admin),
    category: ({ people }: Club, { categoryId: id }: TraipFixture) =>
      world.call(categoryCalls.delete, { params: { id } }, people.admin),
  };

  for (const [kind, remove] of Object.entries(deletion)) {
    it(`never leave a competition in a deleted ${kind}`, async () => {
      const club = await createOrganisation(world, 'admin');
      for (let round = 0; round < 4; round++) {
        const traip = await createTraip(world, club.id);
        const both = [() => draft(club, traip), () => remove(club, traip)] as const;
        const order = round % 2 === 0 ? both : both.toReversed();
        const statuses = (await Promise.all(order.map((send) => send()))).map(({ status }) => status);
        assert.equal(statuses.filter((status) => status < 300).length, 1, String(statuses));
        assert.ok(statuses.every((status) => status < 500));
      }
    });
  }

  it('never leave a competition with a variant of another sport than its Traip’s', async () => {
    const club = await createOrganisation(world, 'admin');
    for (let round = 0; round < 4; round++) {
      const traip = await createTraip(world, club.id);
      const body = { id: traip.traipId, name: 'Liga', sportKey: 'RUGBY' as const, version: 1 };
      const [drafted, changed] = await Promise.all([
        draft(club, traip),
        world.call(traipCalls.update, { body }, club.people.admin),
      ]);
      assert.equal(drafted.status, 201);
      const { category, traip: holder } = drafted.body;
      const expected = changed.status === 200 ? ['RUGBY', 'RUGBY_15'] : ['FOOTBALL', 'FOOTBALL_11'];
      assert.deepEqual([holder.sportKey, category.sportVariantKey], expected);
    }
  });

  it('never add a season to a deleted Traip', async () => {
    const club = await createOrganisation(world, 'admin');
    const { admin } = club.people;
    const traip = await createTraip(world, club.id);
    const add = (name: string) =>
      world.call(
        seasonCalls.create,
        { body: { traipId: traip.traipId, name, startsOn: null, endsOn: null } },
        admin,
      );
    const [before, deleted, ...after] = await Promise.all([
      add('A'),
      deletion.Traip(club, traip),
      add('B'),
      add('C'),
    ]);
    assert.equal(deleted.status, 200);
    assert.ok([before, ...after].every(({ status }) => status === 201 || status === 404));
    assert.equal((await add('D')).status, 404);
  });
});
