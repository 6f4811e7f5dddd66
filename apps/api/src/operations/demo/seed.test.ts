import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls } from '@traip/contract';
import { sql } from 'kysely';
import { openWorld } from '../../testing/world.ts';
import { type DemoWorld, seedDemo } from './seed.ts';

const demo: DemoWorld = {
  password: 'demo-demo',
  organisations: [{ orgCode: 'liga', name: 'Liga' }],
  competitions: [
    {
      orgCode: 'liga',
      by: 'jefa@demo.es',
      roundsPlayed: 2,
      scores: [0, 5] as const,
      form: {
        traip: { name: 'Copa', sportKey: 'FOOTBALL' },
        season: { name: '2026' },
        category: { name: 'Única' },
        competition: { name: 'Liga' },
        publish: true,
        phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', params: { legs: 2 } }],
      },
      teams: [{ code: 'ruiz-rc' }, { name: 'Otro RC' }, { name: 'Tercer RC' }, { name: 'Cuarto RC' }],
    },
  ],
  teams: [
    {
      code: 'ruiz-rc',
      name: 'Ruiz RC',
      orgCode: 'liga',
      sportKey: 'RUGBY',
      people: [{ email: 'jefa@demo.es', role: 'OWNER' }],
    },
  ],
  people: [
    {
      email: 'jefa@demo.es',
      firstName: 'Eva',
      surnames: 'Ruiz',
      birthday: '1980-01-01',
      favoriteSport: 'RUGBY',
      memberships: [{ orgCode: 'liga', role: 'super-admin' }],
    },
  ],
};

describe('demo data', () => {
  const world = openWorld();

  it('fills an empty database with people who can sign in, only once', async () => {
    assert.equal(await seedDemo(world.store.db, demo), 'seeded');
    assert.equal(await seedDemo(world.store.db, demo), 'present');
    const { body } = await world.call(authCalls.login, {
      body: { email: 'jefa@demo.es', password: 'demo-demo' },
    });
    assert.equal(body.user.userOrgs[0]?.fullOrg.orgCode, 'liga');
    const { rows } = await sql<{ state: string; count: number }>`
      select state, count(*)::int as count from matches group by state order by state`.execute(
      world.store.db,
    );
    assert.deepEqual(rows, [
      { state: 'CLOSED', count: 4 },
      { state: 'SCHEDULED', count: 8 },
    ]);
  });

  it('leaves a database with its own people alone', async () => {
    const { db } = world.store;
    await db.updateTable('users').set({ email: 'otra@persona.es' }).execute();
    assert.equal(await seedDemo(db, demo), 'absent');
  });
});
