import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openWorld } from '../../testing/world.ts';
import { type DemoPerson, type DemoWorld, seedDemo } from './seed.ts';
import { DemoSimulator } from './simulator.ts';

const person = (email: string): DemoPerson => ({
  email,
  firstName: 'Eva',
  surnames: 'Ruiz',
  birthday: '1980-01-01',
  favoriteSport: 'FOOTBALL',
  memberships: [],
});
const jefa: DemoPerson = {
  ...person('jefa@demo.es'),
  memberships: [{ orgCode: 'liga', role: 'super-admin' }],
};
const teams = ['uno', 'dos'].map((code) => ({
  code,
  squad: Array.from({ length: 13 }, (_, index) => person(`${code}.${10 + index}@demo.es`)),
}));

/** Two teams with squads, who have played the first of their two matches. */
const demo: DemoWorld = {
  password: 'demo-demo',
  organisations: [{ orgCode: 'liga', name: 'Liga' }],
  people: [jefa, ...teams.flatMap(({ squad }) => squad)],
  teams: teams.map(({ code, squad }) => ({
    code,
    name: code,
    orgCode: 'liga',
    sportKey: 'FOOTBALL',
    people: squad.map(({ email }) => ({ email, role: 'MEMBER' })),
  })),
  competitions: [
    {
      orgCode: 'liga',
      by: jefa.email,
      roundsPlayed: 1,
      scores: [1, 5],
      hasEvents: true,
      form: {
        traip: { name: 'Copa', sportKey: 'FOOTBALL' },
        season: { name: '2026' },
        category: { name: 'Única' },
        competition: { name: 'Liga' },
        publish: true,
        phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', params: { legs: 2 } }],
      },
      teams: teams.map(({ code }) => ({ code })),
    },
  ],
};

describe('the demo league', () => {
  const world = openWorld();

  const countEvents = async (type: string) =>
    (await world.store.db.selectFrom('matchEvents').select('id').where('type', '=', type).execute()).length;
  const states = async () =>
    (await world.store.db.selectFrom('matches').select('state').orderBy('round').execute()).map(
      ({ state }) => state,
    );

  it('has scorers, cards and lineups of played matches', async () => {
    assert.equal(await seedDemo(world.store.db, demo), 'seeded');
    const goals = await world.store.db
      .selectFrom('matchEvents')
      .select('playerId')
      .where('type', '=', 'GOAL')
      .execute();
    assert.ok(goals.length > 1 && goals.every(({ playerId }) => playerId !== null));
    assert.equal(await countEvents('LINEUP_CONFIRMED'), 2);
  });

  it('plays on automatically: a match begins, something happens in it, it ends and is closed', async () => {
    const simulator = new DemoSimulator(world.store, {
      league: { orgCode: 'liga', name: 'Liga' },
      onError: (error) => assert.fail(String(error)),
      now: () => world.now(),
    });
    assert.deepEqual(await states(), ['CLOSED', 'SCHEDULED']);
    assert.equal(await simulator.step(), false);
    assert.deepEqual(await states(), ['CLOSED', 'IN_PROGRESS']);
    for (let step = 0; step < 60 && (await states())[1] !== 'CLOSED'; step++) {
      world.advance(0.5);
      await simulator.step();
    }
    assert.deepEqual(await states(), ['CLOSED', 'CLOSED']);
    assert.equal(await countEvents('START'), 4, 'two halves each');
    assert.ok((await countEvents('FOUL')) > 5);
    assert.equal(await simulator.step(), true, 'nothing is left to play');
    await simulator.stop();
  });
});
