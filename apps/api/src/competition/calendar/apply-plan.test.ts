import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createVenue } from '../../testing/fixtures/venues.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { applyPlan, createPhase, createPhaseIn, inDecember, listMatches, runPlan } from './testing/season.ts';

/**
 * Starts some work while these fields are locked, and releases them once two transactions wait for them: both have
 * read by then, and neither has written. The embedded store has one connection, so nothing ever waits there.
 */
async function whileLocked<T>({ store }: World, fieldIds: string[], begin: () => Promise<T>): Promise<T> {
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

describe('applying a calendar', () => {
  const world = inDecember(openWorld());

  it('never gives one field to two competitions at once', async () => {
    const season = await createPhase(world, { teams: 4 });
    await createVenue(world, season.club.id);
    const other = await createPhaseIn(world, season.club, { teams: 4 });
    const first = await runPlan(world, season);
    await applyPlan(world, season, first.id);
    const second = await runPlan(world, other);
    assert.equal((await applyPlan(world, other, second.id)).status, 200);
    const all = [...(await listMatches(world, season)), ...(await listMatches(world, other))];
    const times = all.map(({ kickOff }) => kickOff?.getTime() ?? 0).toSorted((a, b) => a - b);
    assert.equal(all.length, 12);
    for (const [index, time] of times.slice(1).entries())
      assert.ok(time - (times[index] ?? 0) >= 120 * 60_000);
  });

  it('never gives one field to two calendars applied at the same moment', async () => {
    const season = await createPhase(world, { teams: 4 });
    const { fieldIds } = await createVenue(world, season.club.id);
    const other = await createPhaseIn(world, season.club, { teams: 4 });
    // Both need the only field on the same few Saturdays.
    const wishes = {
      windows: [{ weekday: 6, from: '10:00', to: '10:00' }],
      order: 'FREE',
      lastDay: '2027-02-13',
    };
    const plans = [await runPlan(world, season, wishes), await runPlan(world, other, wishes)] as const;
    const applyBoth = () =>
      Promise.all([applyPlan(world, season, plans[0].id), applyPlan(world, other, plans[1].id)]);
    const answers = await whileLocked(world, fieldIds, applyBoth);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
    const all = [...(await listMatches(world, season)), ...(await listMatches(world, other))];
    const times = all.flatMap(({ kickOff }) => kickOff?.getTime() ?? []);
    assert.equal(new Set(times).size, times.length);
  });

  it('is refused once a match has changed or one of its places was taken', async () => {
    const season = await createPhase(world, { teams: 4 });
    await createVenue(world, season.club.id);
    const other = await createPhaseIn(world, season.club, { teams: 2 });
    const { id, outcome } = await runPlan(world, season);
    const place = outcome.matches[0]?.place;
    assert.ok(place);
    const { db } = world.store;
    const moveOther = (kickOff: Date | null) =>
      db
        .updateTable('matches')
        .set({ kickOff, fieldId: place.field.id })
        .where('phaseId', '=', other.phaseId)
        .execute();
    await moveOther(new Date(new Date(place.kickOff).getTime() + 30 * 60_000));
    const refused = await applyPlan(world, season, id);
    assert.deepEqual([refused.status, refused.error?.code], [409, 'CALENDAR_OUTDATED']);
    assert.ok(
      (await listMatches(world, season)).every(({ kickOff }) => kickOff === null),
      'nothing was written',
    );
    await moveOther(null);
    const [first] = await listMatches(world, season);
    assert.ok(first);
    await db.updateTable('matches').set({ isLocked: true }).where('id', '=', first.id).execute();
    assert.equal((await applyPlan(world, season, id)).error?.code, 'CALENDAR_OUTDATED');
    await db.updateTable('matches').set({ isLocked: false }).where('id', '=', first.id).execute();
    assert.equal((await applyPlan(world, season, id)).status, 200);
  });
});
