import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';
import { closeWorker } from './close-worker.ts';

describe('an undisputed result', () => {
  const world = openWorld();
  const close = () => closeWorker({ db: world.store.db, now: () => world.now() })({});
  const stateOf = (id: string) =>
    world.store.db.selectFrom('matches').select('state').where('id', '=', id).executeTakeFirstOrThrow();

  it('becomes official after two days, not before; an abandoned match waits for a decision', async () => {
    const [played, abandoned, running] = [
      await matchDay(world),
      await matchDay(world),
      await matchDay(world),
    ];
    await played.result({ score: { home: 1, away: 0 } });
    const decision = { outcome: 'ABANDONED', reason: 'Niebla', decision: 'REPLAY' };
    assert.equal((await abandoned.result(decision)).status, 200);
    await running.start();
    world.advance(47 * 60);
    await close();
    assert.equal((await stateOf(played.matchId)).state, 'FINISHED');
    world.advance(2 * 60);
    await close();
    assert.equal((await stateOf(played.matchId)).state, 'CLOSED');
    assert.equal((await stateOf(abandoned.matchId)).state, 'FINISHED');
    assert.equal((await stateOf(running.matchId)).state, 'IN_PROGRESS');
    const record = await world.store.db
      .selectFrom('auditEntries')
      .select(['action', 'byUser'])
      .where('subjectId', '=', played.matchId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    assert.deepEqual(record, { action: 'CLOSED', byUser: null });
  });
});
