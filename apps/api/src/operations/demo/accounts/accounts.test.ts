import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { authCalls, demoCalls } from '@traip/contract';
import { registerVerified } from '../../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { type DemoWorld, seedDemo } from '../seed.ts';

const password = 'demo-demo';
const person = { birthday: '1990-01-01', favoriteSport: 'FOOTBALL', memberships: [] } as const;
const demoWorld: DemoWorld = {
  password,
  organisations: [],
  people: [
    { ...person, email: 'jefa@demo.es', firstName: 'Marta', surnames: 'Crespo' },
    { ...person, email: 'arbitra@demo.es', firstName: 'Lucía', surnames: 'Mora' },
    { ...person, email: 'nadie@demo.es', firstName: 'Noa', surnames: 'Lago' },
  ],
  teams: [],
  competitions: [],
};
const personas = [
  { persona: 'REFEREE', email: 'arbitra@demo.es' },
  { persona: 'SECRETARY', email: 'jefa@demo.es' },
] as const;
const accountsIn = async (world: World) => (await world.call(demoCalls.accounts, {})).body.items;

describe('the demo accounts', () => {
  const world = openWorld({ demo: { password, personas } });
  before(() => seedDemo(world.store.db, demoWorld));

  it('are offered to strangers, who sign in to them as usual', async () => {
    const accounts = await accountsIn(world);
    assert.deepEqual(
      accounts.map(({ persona, firstName, email }) => [persona, firstName, email]),
      [
        ['REFEREE', 'Lucía', 'arbitra@demo.es'],
        ['SECRETARY', 'Marta', 'jefa@demo.es'],
      ],
    );
    for (const { email, password: theirs } of accounts) {
      const { status } = await world.call(authCalls.login, { body: { email, password: theirs } });
      assert.equal(status, 200, email);
    }
  });

  it('are not offered once they are deleted', async () => {
    await world.store.db.deleteFrom('users').where('email', '=', 'arbitra@demo.es').execute();
    assert.deepEqual(
      (await accountsIn(world)).map(({ persona }) => persona),
      ['SECRETARY'],
    );
  });
});

describe('a server without demo data', () => {
  const world = openWorld();

  it('offers no accounts, whatever is in its database', async () => {
    await registerVerified(world);
    assert.deepEqual(await accountsIn(world), []);
    await world.store.db.deleteFrom('users').execute();
    await seedDemo(world.store.db, demoWorld);
    assert.deepEqual(await accountsIn(world), []);
  });
});

describe('a database with its own people', () => {
  const world = openWorld({ demo: { password, personas } });

  it('has no demo accounts to offer', async () => {
    await registerVerified(world);
    assert.deepEqual(await accountsIn(world), []);
  });
});
