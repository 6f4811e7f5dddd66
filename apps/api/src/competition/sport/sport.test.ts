import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sportCalls } from '@traip/contract';
import { openWorld } from '../../testing/world.ts';

describe('sports', () => {
  const world = openWorld();

  it('are twenty-one, followed by their variants', async () => {
    const { body: parents } = await world.call(sportCalls.parents, {});
    const { body: list } = await world.call(sportCalls.list, {});
    assert.equal(parents.length, 21);
    assert.ok(parents.every(({ parentKey }) => parentKey === null));
    assert.deepEqual(
      list.slice(0, 21).map(({ key }) => key),
      parents.map(({ key }) => key),
    );
    assert.ok(list.length > 60);
  });

  it('have variants, the usual one first', async () => {
    const { body } = await world.call(sportCalls.byParent, { params: { parentKey: 'FOOTBALL' } });
    assert.deepEqual(
      body.map(({ key }) => key),
      ['FOOTBALL_11', 'FOOTBALL_8', 'FOOTBALL_7', 'FUTSAL', 'BEACH_SOCCER'],
    );
  });

  it('include their rules and names', async () => {
    const { body } = await world.call(sportCalls.get, { params: { sportKey: 'futsal' } });
    assert.deepEqual(
      [body.key, body.parentKey, body.onField, body.fullConsole],
      ['FUTSAL', 'FOOTBALL', 5, true],
    );
    assert.deepEqual(body.forfeit, { ...body.forfeit, winner: 6, loser: 0 });
    const { body: tennis } = await world.call(sportCalls.get, { params: { sportKey: 'TENNIS' } });
    assert.deepEqual([tennis.name.es, tennis.fullConsole], ['Tenis', false]);
  });

  it('can be cached for a day by anyone', async () => {
    const { headers } = await world.call(sportCalls.parents, {});
    assert.match(String(headers['cache-control']), /^public, max-age=86400/);
  });

  it('don’t include sports that aren’t played here', async () => {
    for (const sportKey of ['CHESS', 'constructor', '__proto__']) {
      const { status, headers } = await world.call(sportCalls.get, { params: { sportKey } });
      assert.deepEqual([status, headers['cache-control']], [404, 'no-store']);
    }
    const { status } = await world.call(sportCalls.byParent, { params: { parentKey: 'FUTSAL' } });
    assert.equal(status, 404);
  });
});
