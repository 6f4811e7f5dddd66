import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { openWorld } from '../../testing/world.ts';
import { readerInOne, rowsOf, writerInOne } from './read-in-one.ts';
import { withTransaction } from './with-transaction.ts';

describe('selects that are read together', () => {
  const world = openWorld();

  it('return the same rows, order and values as each one separately', async () => {
    const { matchId, start, register, home, competition } = await matchDay(world);
    await start();
    for (const minute of [9, 4]) await register({ type: 'GOAL', teamId: home.id, minute });
    const { db } = world.store;
    const events = (id: string) =>
      db.selectFrom('matchEvents').selectAll().where('matchId', '=', id).orderBy('minute');
    const entries = (competitionId: string) =>
      db
        .selectFrom('auditEntries')
        .select(['id', 'at', 'details'])
        .where('competitionId', '=', competitionId)
        .orderBy('id', 'desc');
    const nobody = db.selectFrom('users').select(['id', 'birthday']).where('surnames', '=', 'Nadie');
    const read = readerInOne((_, about: { matchId: string; competitionId: string }) => ({
      events: rowsOf(events(about.matchId), { createdAt: true, deletedAt: true }),
      entries: rowsOf(entries(about.competitionId), { at: true }),
      nobody: rowsOf(nobody, {}),
    }));
    const { competitionId } = competition;
    const alone = {
      events: await events(matchId).execute(),
      entries: await entries(competitionId).execute(),
      nobody: [],
    };
    assert.deepEqual(await read(db, { matchId, competitionId }), alone);
    assert.ok(alone.events.length === 3 && alone.entries.length > 2);
    const elsewhere = await read(db, { matchId: competitionId, competitionId });
    assert.deepEqual(elsewhere, { ...alone, events: [] });
  });

  it('see the database as it was before what is written with them', async () => {
    const { matchId } = await matchDay(world);
    const { db } = world.store;
    const versions = (id: string) => db.selectFrom('matches').select('version').where('id', '=', id);
    const write = writerInOne(
      (_, change: { matchId: string; version: number }) => ({
        raised: db.updateTable('matches').set('version', change.version).where('id', '=', change.matchId),
      }),
      (_, change) => ({ matches: rowsOf(versions(change.matchId), {}) }),
    );
    for (const [before, version] of [
      [1, 7],
      [7, 9],
    ] as const) {
      const read = await withTransaction(db, (trx) => write(trx, { matchId, version }));
      assert.deepEqual(read, { matches: [{ version: before }] });
    }
    assert.deepEqual(await versions(matchId).execute(), [{ version: 9 }]);
  });
});
