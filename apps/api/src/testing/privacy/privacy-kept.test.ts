import assert from 'node:assert/strict';
import { it } from 'node:test';
import { competitionCalls, teamCalls, traipCalls } from '@traip/contract';
import { createFixtures } from '../fixtures/fixtures.ts';
import { openWorld } from '../world.ts';

const world = openWorld();

it('an update without a privacy keeps it: nothing becomes public by omission', async () => {
  const fixtures = await createFixtures(world, { privacy: 'PRIVATE' });
  const { SA } = fixtures.people;
  const { traipId, teamId, competitionId: id, seasonId, categoryId } = fixtures;
  const change = { name: 'Otra', version: 1 };
  const traip = await world.call(
    traipCalls.update,
    { body: { id: traipId, ...change, sportKey: 'FOOTBALL' } },
    SA,
  );
  const team = await world.call(teamCalls.update, { body: { id: teamId, ...change } }, SA);
  assert.deepEqual([traip.status, traip.body.privacy], [200, 'PRIVATE']);
  assert.deepEqual([team.status, team.body.privacy], [200, 'PRIVATE']);
  await world.store.db
    .updateTable('competitions')
    .set({ privacy: 'CONTACTS' })
    .where('id', '=', id)
    .execute();
  const competition = await world.call(
    competitionCalls.update,
    { body: { id, seasonId, categoryId, ...change } },
    SA,
  );
  assert.deepEqual([competition.status, competition.body.privacy], [200, 'CONTACTS']);
});
