import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchDeskCalls, matchManagementCalls } from '@traip/contract';
import { dayNumber, dayOfNumber } from '../../../../platform/time/day-in-madrid.ts';
import { openWorld } from '../../../../testing/world.ts';
import { ladderOf } from '../testing/ladder-of.ts';
import { ladderWorker } from './ladder-worker.ts';
import { lapseChallenge } from './lapse-challenge.ts';
import { listLapseCandidates } from './queries.ts';

describe('the last day of a challenge', () => {
  const world = openWorld();
  const advance = (days: number) => world.advance(days * 24 * 60);
  const lapse = () => ladderWorker({ db: world.store.db, now: () => world.now() })({});
  const dayIn = (days: number) => dayOfNumber(dayNumber(world.now()) + days);
  const look = (id: string) => world.call(matchManagementCalls.full, { params: { id } });
  const recordsOf = (id: string) =>
    world.store.db
      .selectFrom('auditEntries')
      .select(['action', 'details', 'byUser'])
      .where('subjectId', '=', id)
      .where('action', '=', 'RESULT_BY_HAND')
      .execute();

  it('is two weeks after it was made, for everyone to see', async () => {
    const { challenge } = await ladderOf(world);
    const { body } = await challenge('Cai', 'Bea');
    assert.equal(body.playBy, dayIn(14));
    assert.equal((await look(body.id)).body.playBy, dayIn(14));
  });

  it('follows the phase’s setting, and counts from the first day of the competition', async () => {
    const { challenge, competitionId } = await ladderOf(world, { days: 5 });
    const { body } = await challenge('Cai', 'Bea');
    assert.equal(body.playBy, dayIn(5));
    const startsOn = dayIn(10);
    await world.store.db
      .updateTable('competitions')
      .set({ startsOn })
      .where('id', '=', competitionId)
      .execute();
    assert.equal((await look(body.id)).body.playBy, dayIn(15));
  });

  it('isn’t shown for a match that waits for a team, has started or belongs to a league', async () => {
    const { open, challenge, referee } = await ladderOf(world);
    assert.equal((await open('Fer')).body.playBy, null);
    const { body } = await challenge('Cai', 'Bea');
    await world.call(matchDeskCalls.start, { params: { id: body.id }, body: { force: true } }, referee);
    assert.equal((await look(body.id)).body.playBy, null);
    const league = await ladderOf(world, {}, 'ROUND_ROBIN');
    assert.equal((await league.challenge('Cai', 'Bea')).body.playBy, null);
  });

  it('passes with a loss for the challenged team: the table follows, and the log records why', async () => {
    const { challenge, places } = await ladderOf(world);
    const [above, below] = [await challenge('Bea', 'Cai'), await challenge('Fer', 'Dan')];
    advance(14);
    await lapse();
    assert.equal((await look(above.body.id)).body.state, 'CREATED');
    advance(1);
    await lapse();
    const { state, result, finishedAt } = (await look(above.body.id)).body;
    assert.deepEqual([state, result?.outcome], ['FINISHED', 'FORFEIT_HOME']);
    assert.ok(finishedAt);
    assert.equal((await look(below.body.id)).body.result?.outcome, 'FORFEIT_AWAY');
    assert.equal(await places(), 'Ana Cai Bea Fer Dan Eva');
    const [record, another] = await recordsOf(above.body.id);
    assert.equal(another, undefined);
    assert.deepEqual([record?.byUser, record?.details.reason], [null, 'CHALLENGE_LAPSED']);
  });

  it('passes only once, however many workers run', async () => {
    const { challenge } = await ladderOf(world);
    const { body } = await challenge('Cai', 'Bea');
    advance(15);
    await Promise.all([lapse(), lapse()]);
    await lapse();
    assert.equal((await recordsOf(body.id)).length, 1);
  });

  it('doesn’t affect a match that has started, was cancelled or was reopened', async () => {
    const { challenge, referee, cancel, reopen, backdateTo } = await ladderOf(world);
    const [begun, off] = [await challenge('Cai', 'Bea'), await challenge('Fer', 'Dan')];
    await world.call(matchDeskCalls.start, { params: { id: begun.body.id }, body: { force: true } }, referee);
    await cancel(off);
    const third = await challenge('Eva', 'Dan');
    for (const match of [begun, off, third]) await backdateTo(match, 15);
    await lapse();
    assert.equal((await look(begun.body.id)).body.state, 'IN_PROGRESS');
    assert.equal((await look(off.body.id)).body.state, 'CANCELLED');
    assert.equal((await reopen(third)).status, 200);
    await lapse();
    assert.equal((await look(third.body.id)).body.state, 'IN_PROGRESS');
  });

  it('starts over with other teams, and when a cancelled match is reopened', async () => {
    const { challenge, open, fill, cancel, reopen, backdateTo } = await ladderOf(world);
    const [waiting, off] = [await open('Fer'), await challenge('Cai', 'Bea')];
    await cancel(off);
    for (const match of [waiting, off]) await backdateTo(match, 30);
    assert.equal((await fill(waiting, 'Dan')).body.playBy, dayIn(14));
    assert.equal((await reopen(off)).status, 200);
    await lapse();
    for (const { body } of [waiting, off]) {
      const { state, playBy } = (await look(body.id)).body;
      assert.deepEqual([state, playBy], ['CREATED', dayIn(14)]);
    }
  });

  it('is suspended while the competition isn’t in progress', async () => {
    for (const part of ['competitions', 'phases'] as const)
      for (const state of ['PUBLICIZED', 'FINISHED', 'CANCELED'] as const) {
        const { challenge, competitionId, phaseId, organisationId } = await ladderOf(world);
        const { db } = world.store;
        const { body } = await challenge('Cai', 'Bea');
        const id = part === 'phases' ? phaseId : competitionId;
        await db.updateTable(part).set({ state }).where('id', '=', id).execute();
        advance(15);
        await lapse();
        const match = { id: body.id, organisationId };
        assert.ok(!(await listLapseCandidates(db, world.now())).some(({ id }) => id === body.id), state);
        await lapseChallenge(db, match, world.now());
        assert.deepEqual([part, state, await recordsOf(body.id)], [part, state, []]);
      }
  });

  it('can be followed by the next challenge after such a loss', async () => {
    const { challenge, places, backdateTo } = await ladderOf(world);
    await backdateTo(await challenge('Cai', 'Bea'), 15);
    await lapse();
    const next = await challenge('Cai', 'Ana');
    assert.equal(next.status, 201);
    await backdateTo(next, 15);
    await lapse();
    assert.equal(await places(), 'Cai Ana Bea Dan Eva Fer');
  });
});
