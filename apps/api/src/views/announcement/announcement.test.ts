import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { competitionCalls } from '@traip/contract';
import { tournamentOf } from '../../competition/progression/testing/tournament.ts';
import { createVenue } from '../../testing/fixtures/venues.ts';
import { openWorld } from '../../testing/world.ts';

describe('the announcement of a competition', () => {
  const world = openWorld();
  const db = () => world.store.db;

  const get = (id: string) => world.call(competitionCalls.announcement, { params: { id } });

  async function announced() {
    const cup = await tournamentOf(world, 4, [{ algorithm: 'SINGLE_ELIM', params: { thirdPlace: true } }]);
    await cup.process(0);
    return cup;
  }

  it('has its format, and no dates, venues or squads while there are none', async () => {
    const { competitionId, of } = await announced();
    const { body } = await get(competitionId);
    assert.deepEqual(
      body.phases.map(({ id, firstKickOff, lastKickOff }) => ({ id, firstKickOff, lastKickOff })),
      [{ id: of(0), firstKickOff: null, lastKickOff: null }],
    );
    assert.equal(body.phases[0]?.params.thirdPlace, true);
    assert.deepEqual([body.venues, body.squads, body.contactEmail], [[], null, null]);
  });

  it('has the time and place of its matches, and the deadline for registering squads', async () => {
    const { competitionId, organisationId, matches } = await announced();
    const { venueId, fieldIds } = await createVenue(world, organisationId);
    const [first, second] = await matches(0);
    for (const [match, kickOff] of [
      [first, '2027-05-15T07:30:00.000Z'],
      [second, '2027-05-16T16:00:00.000Z'],
    ] as const)
      await db()
        .updateTable('matches')
        .set({ kickOff: new Date(kickOff), fieldId: fieldIds[0] ?? null })
        .where('id', '=', match?.id ?? '')
        .execute();
    const rules = {
      minPlayers: 9,
      maxPlayers: 14,
      closesAt: '2027-05-10T22:00:00.000Z',
      numberPattern: '{0000}',
    };
    await db()
      .updateTable('competitions')
      .set({ registrationRules: JSON.stringify(rules) })
      .where('id', '=', competitionId)
      .execute();
    await db()
      .insertInto('organisationContacts')
      .values({ organisationId, email: 'hola@liga.es' })
      .onConflict((conflict) => conflict.column('organisationId').doUpdateSet({ email: 'hola@liga.es' }))
      .execute();
    const { body } = await get(competitionId);
    const [phase] = body.phases;
    assert.deepEqual(
      [phase?.firstKickOff, phase?.lastKickOff],
      ['2027-05-15T07:30:00.000Z', '2027-05-16T16:00:00.000Z'],
    );
    assert.deepEqual(
      body.venues.map(({ id, fields }) => [id, fields.length]),
      [[venueId, 1]],
    );
    // The numbering of licences is internal.
    assert.deepEqual(body.squads, { minPlayers: 9, maxPlayers: 14, closesAt: '2027-05-10T22:00:00.000Z' });
    assert.equal(body.contactEmail, 'hola@liga.es');
  });

  it('is hidden from strangers once the competition is private', async () => {
    const { competitionId } = await announced();
    await db()
      .updateTable('competitions')
      .set({ privacy: 'PRIVATE' })
      .where('id', '=', competitionId)
      .execute();
    assert.equal((await get(competitionId)).status, 404);
  });
});
