import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createVenue } from '../../testing/fixtures/venues.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { anotherPhase, applyPlan, finishedPlan, inDecember, matchesIn, phaseOf } from './testing/season.ts';

/**
 * Begins something while somebody holds these fields, and lets go once two wait for them: both have looked around
 * by then, and neither has written. The embedded store has one connection, so that nobody ever waits there.
 */
async function whileHeld<T>({ store }: World, fieldIds: string[], begin: () => Promise<T>): Promise<T> {
  if (store.kind === 'embedded') return begin();
  const { begun } = await store.db.transaction().execute(async (trx) => {
    await trx.selectFrom('fields').select('id').where('id', 'in', fieldIds).forUpdate().execute();
    const begun = begin();
    const waiting = sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while (((await waiting.execute(store.db)).rows[0]?.count ?? 0) < 2) await pause(20);
    return { begun };
  });
  return begun;
}

describe('a calendar that is applied', () => {
  const world = inDecember(openWorld());

  it('gives no field to two competitions at once', async () => {
    const season = await phaseOf(world, { teams: 4 });
    await createVenue(world, season.club.id);
    const other = await anotherPhase(world, season.club, { teams: 4 });
    const first = await finishedPlan(world, season);
    await applyPlan(world, season, first.id);
    const second = await finishedPlan(world, other);
    assert.equal((await applyPlan(world, other, second.id)).status, 200);
    const all = [...(await matchesIn(world, season)), ...(await matchesIn(world, other))];
    const times = all.map(({ kickOff }) => kickOff?.getTime() ?? 0).toSorted((a, b) => a - b);
    assert.equal(all.length, 12);
    for (const [index, time] of times.slice(1).entries())
      assert.ok(time - (times[index] ?? 0) >= 120 * 60_000);
  });

  it('gives none to two either that are applied at the same moment', async () => {
    const season = await phaseOf(world, { teams: 4 });
    const { fieldIds } = await createVenue(world, season.club.id);
    const other = await anotherPhase(world, season.club, { teams: 4 });
    // Both want the only field on the only Saturdays that there are.
    const few = {
      windows: [{ weekday: 6, from: '10:00', to: '10:00' }],
      order: 'FREE',
      lastDay: '2027-02-13',
    };
    const plans = [await finishedPlan(world, season, few), await finishedPlan(world, other, few)] as const;
    const both = () =>
      Promise.all([applyPlan(world, season, plans[0].id), applyPlan(world, other, plans[1].id)]);
    const answers = await whileHeld(world, fieldIds, both);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
    const all = [...(await matchesIn(world, season)), ...(await matchesIn(world, other))];
    const times = all.flatMap(({ kickOff }) => kickOff?.getTime() ?? []);
    assert.equal(new Set(times).size, times.length);
  });

  it('is not applied once somebody has changed a match, or taken one of its places', async () => {
    const season = await phaseOf(world, { teams: 4 });
    await createVenue(world, season.club.id);
    const other = await anotherPhase(world, season.club, { teams: 2 });
    const { id, outcome } = await finishedPlan(world, season);
    const place = outcome.matches[0]?.place;
    assert.ok(place);
    const { db } = world.store;
    const taken = (kickOff: Date | null) =>
      db
        .updateTable('matches')
        .set({ kickOff, fieldId: place.field.id })
        .where('phaseId', '=', other.phaseId)
        .execute();
    await taken(new Date(new Date(place.kickOff).getTime() + 30 * 60_000));
    const refused = await applyPlan(world, season, id);
    assert.deepEqual([refused.status, refused.error?.code], [409, 'CALENDAR_OUTDATED']);
    assert.ok(
      (await matchesIn(world, season)).every(({ kickOff }) => kickOff === null),
      'nothing was written',
    );
    await taken(null);
    const [first] = await matchesIn(world, season);
    assert.ok(first);
    await db.updateTable('matches').set({ isLocked: true }).where('id', '=', first.id).execute();
    assert.equal((await applyPlan(world, season, id)).error?.code, 'CALENDAR_OUTDATED');
    await db.updateTable('matches').set({ isLocked: false }).where('id', '=', first.id).execute();
    assert.equal((await applyPlan(world, season, id)).status, 200);
  });
});
