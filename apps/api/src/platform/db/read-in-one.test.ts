import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { openWorld } from '../../testing/world.ts';
import { readInOne, rowsOf } from './read-in-one.ts';

describe('selects that are read together', () => {
  const world = openWorld();

  it('have the rows, the order and the values that each has alone', async () => {
    const { matchId, start, register, home, competition } = await matchDay(world);
    await start();
    for (const minute of [9, 4]) await register({ type: 'GOAL', teamId: home.id, minute });
    const { db } = world.store;
    const events = db.selectFrom('matchEvents').selectAll().where('matchId', '=', matchId).orderBy('minute');
    const entries = db
      .selectFrom('auditEntries')
      .select(['id', 'at', 'details'])
      .where('competitionId', '=', competition.competitionId)
      .orderBy('id', 'desc');
    const nobody = db.selectFrom('users').select(['id', 'birthday']).where('surnames', '=', 'Nadie');
    const read = await readInOne(db, {
      events: rowsOf(events, { createdAt: true, deletedAt: true }),
      entries: rowsOf(entries, { at: true }),
      nobody: rowsOf(nobody, {}),
    });
    const alone = { events: await events.execute(), entries: await entries.execute(), nobody: [] };
    assert.deepEqual(read, alone);
    assert.ok(alone.events.length === 3 && alone.entries.length > 2);
  });
});
