import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { calendarCalls } from '@traip/contract';
import { type RunningJobs, startJobs } from '../../platform/jobs/jobs.ts';
import { createVenue } from '../../testing/fixtures/venues.ts';
import { openWorld } from '../../testing/world.ts';
import { PlanRunner } from './plan-runner.ts';
import {
  applyPlan,
  createPhase,
  createPlan,
  getPlan,
  inDecember,
  listMatches,
  type PhaseFixture,
  waitForPlan,
} from './testing/season.ts';

describe('a search for a calendar', () => {
  const world = inDecember(openWorld());
  const cancel = ({ phaseId, admin }: PhaseFixture, id: string) =>
    world.call(calendarCalls.cancel, { params: { phaseId, id } }, admin);
  /**
   * Starts a search that lasts long enough to be cancelled: the best calendar of a league of ten is confirmed
   * after a second, and then the search ends.
   */
  const startPlan = async () => {
    const season = await createPhase(world, { teams: 20 });
    await createVenue(world, season.club.id, { fields: 10 });
    const { status, body } = await createPlan(world, season, { seconds: 120, lastDay: '2027-05-30' });
    assert.equal(status, 202);
    return { season, id: body.id };
  };
  const set = (id: string, change: object) =>
    world.store.db.updateTable('calendarPlans').set(change).where('id', '=', id).execute();
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  let jobs: RunningJobs;
  before(async () => {
    jobs = await startJobs(world.store, onError, { runsSchedule: false });
  });
  after(() => jobs.stop());
  const runner = () => new PlanRunner({ db: world.store.db, now: () => world.now(), jobs, onError });

  it('reports its progress, and keeps the best result so far when cancelled, which can be applied', async () => {
    const { season, id } = await startPlan();
    await waitForPlan(world, season, id, 'RUNNING');
    let plan = await getPlan(world, season, id);
    while (plan.progress === null) plan = await getPlan(world, season, id);
    assert.ok(plan.progress.fraction > 0 && plan.progress.fraction < 1);
    assert.equal(plan.outcome, null);
    const cancelled = await cancel(season, id);
    assert.deepEqual([cancelled.status, cancelled.body.isCancelAsked], [200, true]);
    const { outcome } = await waitForPlan(world, season, id, 'CANCELLED');
    assert.deepEqual([outcome?.placed, outcome?.unplaced, outcome?.hard], [190, 0, 0]);
    assert.equal((await cancel(season, id)).body.status, 'CANCELLED', 'asking twice is no mistake');
    assert.equal((await applyPlan(world, season, id)).body.scheduled, 190);
    assert.ok((await listMatches(world, season)).every(({ state }) => state === 'SCHEDULED'));
  });

  it('ends at once when cancelled while queued, and leaves nothing to apply', async () => {
    const running = await startPlan();
    await waitForPlan(world, running.season, running.id, 'RUNNING');
    const waiting = await startPlan();
    assert.equal((await getPlan(world, waiting.season, waiting.id)).status, 'WAITING');
    assert.equal((await cancel(waiting.season, waiting.id)).body.status, 'CANCELLED');
    assert.equal((await applyPlan(world, waiting.season, waiting.id)).error?.code, 'CALENDAR_NOT_READY');
    await cancel(running.season, running.id);
    await waitForPlan(world, running.season, running.id, 'CANCELLED');
  });

  it('is queued again when the server stops, and resumed by the next one', async () => {
    const { season, id } = await startPlan();
    await waitForPlan(world, season, id, 'RUNNING');
    await cancel(season, id);
    await waitForPlan(world, season, id, 'CANCELLED');
    const unstarted = { cancelAskedAt: null, endedAt: null, runs: 0, progress: 'null', outcome: 'null' };
    await set(id, { status: 'WAITING', ...unstarted });
    const first = runner();
    const work = first.work({ planId: id });
    await waitForPlan(world, season, id, 'RUNNING');
    await first.stop();
    await work;
    await assert.rejects(first.work({ planId: id }), /stopping/);
    // This world's server finds it in the queue.
    await waitForPlan(world, season, id, 'RUNNING');
    await cancel(season, id);
    await waitForPlan(world, season, id, 'CANCELLED');
    assert.equal((await applyPlan(world, season, id)).status, 200);
  });

  it('restarts after a crash, and fails after too many attempts', async () => {
    const { season, id } = await startPlan();
    await waitForPlan(world, season, id, 'RUNNING');
    await cancel(season, id);
    await waitForPlan(world, season, id, 'CANCELLED');
    const left = { status: 'RUNNING', cancelAskedAt: null, outcome: 'null' };
    const wishes = JSON.stringify({ ...(await getPlan(world, season, id)).wishes, seconds: 1 });
    await set(id, { ...left, runs: 2, wishes });
    await runner().work({ planId: id });
    const again = await getPlan(world, season, id);
    assert.deepEqual([again.status, again.outcome?.unplaced], ['DONE', 0]);
    await set(id, { ...left, runs: 3 });
    await runner().work({ planId: id });
    const failed = await getPlan(world, season, id);
    assert.deepEqual([failed.status, failed.failure, failed.outcome], ['FAILED', 'INTERRUPTED', null]);
    await runner().work({ planId: id });
    assert.equal((await getPlan(world, season, id)).status, 'FAILED', 'what has ended is not begun again');
  });

  it('reports a failure, after which the phase can be planned again', async () => {
    const { season, id } = await startPlan();
    await waitForPlan(world, season, id, 'RUNNING');
    await cancel(season, id);
    await waitForPlan(world, season, id, 'CANCELLED');
    await set(id, { status: 'WAITING', cancelAskedAt: null, runs: 0, wishes: '{}' });
    errors.length = 0;
    await runner().work({ planId: id });
    const failed = await getPlan(world, season, id);
    assert.deepEqual([failed.status, failed.failure, errors.length], ['FAILED', 'BROKEN', 1]);
    const { status, body } = await createPlan(world, season);
    assert.equal(status, 202);
    await waitForPlan(world, season, body.id, 'DONE');
  });
});
