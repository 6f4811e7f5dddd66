import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { openWorld } from '../../testing/world.ts';
import { openServer, publishTestChange } from './testing/changes.ts';
import { follow, followUntilReady } from './testing/event-stream.ts';

describe('live followers', () => {
  const world = openWorld({ live: { heartbeat: 50 } });
  let origin: string;
  before(async () => {
    origin = await openServer(world);
  });

  it('receive a goal in the match, in its competition and in its organisation', async () => {
    const { start, register, home, matchId, competition, club } = await matchDay(world);
    await start();
    const streams = await Promise.all(
      [`/match/${matchId}`, `/competition/${competition.competitionId}`, `/organisation/${club.code}`].map(
        (path) => followUntilReady(origin, path),
      ),
    );
    const { body } = await register({ type: 'GOAL', teamId: home.id, minute: 5 });
    for (const stream of streams) {
      const { id, event, data } = await stream.next();
      assert.equal(event, 'EVENT_REGISTERED');
      assert.deepEqual(data, {
        id,
        kind: 'EVENT_REGISTERED',
        matchId,
        competitionId: competition.competitionId,
        at: data.at,
        state: 'IN_PROGRESS',
        version: body.desk.version,
        score: { home: 1, away: 0 },
        clock: data.clock,
        sets: [],
        lastEvent: {
          id: body.event.id,
          type: 'GOAL',
          teamId: home.id,
          period: '1',
          minute: 5,
          second: null,
          kind: body.event.kind,
          value: 1,
        },
      });
      await stream.close();
    }
  });

  it('get with each message what the scoreboard shows: score, state, period and clock', async () => {
    const { start, register, finish, home, matchId } = await matchDay(world);
    const stream = await followUntilReady(origin, `/match/${matchId}`);
    const board = async () => {
      const { state, score, clock } = (await stream.next()).data as Record<
        string,
        { [key: string]: unknown }
      >;
      return [state, score, clock?.is, clock?.period, typeof clock?.runningSince];
    };
    const started = await start();
    assert.deepEqual(await board(), ['IN_PROGRESS', { home: 0, away: 0 }, 'RUNNING', 1, 'string']);
    await register({ type: 'GOAL', teamId: home.id, minute: 1 });
    assert.deepEqual(await board(), ['IN_PROGRESS', { home: 1, away: 0 }, 'RUNNING', 1, 'string']);
    await register({ type: 'END', minute: 45 });
    assert.deepEqual(await board(), ['IN_PROGRESS', { home: 1, away: 0 }, 'BREAK', 1, 'object']);
    await finish();
    assert.deepEqual(await board(), ['FINISHED', { home: 1, away: 0 }, 'OVER', 1, 'object']);
    assert.equal(started.status, 200);
    await stream.close();
  });

  it('of a competition learn that it moves on, and that its phase does', async () => {
    const { start, matchId, competition } = await matchDay(world);
    const stream = await followUntilReady(origin, `/competition/${competition.competitionId}`);
    const ofMatch = await followUntilReady(origin, `/match/${matchId}`);
    await start();
    const events = [await stream.next(), await stream.next(), await stream.next(), await stream.next()];
    assert.deepEqual(
      events.map(({ event, data }) => [event, data.to, data.phaseId, data.matchId]),
      [
        ['COMPETITION_MOVED', 'IN_PROGRESS', undefined, null],
        ['PHASE_MOVED', 'PENDING', competition.phaseId, null],
        ['PHASE_MOVED', 'IN_PROGRESS', competition.phaseId, null],
        ['STARTED', undefined, undefined, matchId],
      ],
    );
    assert.equal((await ofMatch.next()).event, 'STARTED');
    await Promise.all([stream.close(), ofMatch.close()]);
  });

  it('receive nothing about other matches, nor anything uncommitted', async () => {
    const [here, there] = [await matchDay(world), await matchDay(world)];
    const stream = await followUntilReady(origin, `/match/${here.matchId}`);
    await there.start();
    assert.equal((await here.register({ type: 'GOAL', teamId: here.home.id, minute: 5 })).status, 409);
    await here.start();
    assert.equal((await stream.next()).event, 'STARTED');
    await stream.waitForHeartbeats(2);
    assert.deepEqual(stream.takePending(), []);
    await stream.close();
  });

  it('receive every kind of change under a name they know', async () => {
    const day = await matchDay(world);
    const stream = await followUntilReady(origin, `/match/${day.matchId}`);
    for (const kind of ['RESULT_BY_HAND', 'SOMETHING_NEW'])
      await world.store.db.transaction().execute(publishTestChange(world, day, {}, kind));
    const events = [await stream.next(), await stream.next()];
    assert.deepEqual(
      events.map(({ event, data }) => [event, data.kind]),
      [
        ['RESULT_BY_HAND', 'RESULT_BY_HAND'],
        ['UPDATED', 'SOMETHING_NEW'],
      ],
    );
    await stream.close();
  });

  it('get headers that forbid caching, compressing and buffering', async () => {
    const { matchId } = await matchDay(world);
    const stream = await followUntilReady(origin, `/match/${matchId}`);
    const { headers } = stream.response;
    assert.equal(headers['content-type'], 'text/event-stream; charset=utf-8');
    assert.equal(headers['cache-control'], 'no-store, no-transform');
    assert.equal(headers['x-accel-buffering'], 'no');
    assert.equal(headers['content-encoding'], undefined);
    assert.equal(stream.retry, '3000');
    await stream.waitForHeartbeats(3);
    await stream.close();
  });

  it('get a readable refusal for unknown resources and invalid ids', async () => {
    const nowhere = '0190f3a0-0000-7000-8000-000000000000';
    const refusalOf = async (path: string, token?: string) => {
      const response = await fetch(`${origin}/v1/club/live${path}`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      return [response.status, (await response.json()).error.code];
    };
    assert.deepEqual(await refusalOf(`/match/${nowhere}`), [404, 'NOT_FOUND']);
    assert.deepEqual(await refusalOf(`/competition/${nowhere}`), [404, 'NOT_FOUND']);
    assert.deepEqual(await refusalOf('/organisation/no-existe'), [404, 'NOT_FOUND']);
    assert.deepEqual(await refusalOf('/match/7'), [400, 'BAD_REQUEST']);
    const { matchId } = await matchDay(world);
    assert.deepEqual(await refusalOf(`/match/${matchId}`, 'no'), [401, 'UNAUTHORIZED']);
    assert.deepEqual(await refusalOf(`/match/${matchId}?token=no`), [401, 'UNAUTHORIZED']);
    const head = await fetch(`${origin}/v1/club/live/match/${matchId}`, { method: 'HEAD' });
    assert.equal(head.status, 404, 'a HEAD request would never end');
  });

  it('of a match can be five hundred, from five hundred places', async () => {
    const { start, matchId } = await matchDay(world);
    const streams = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        followUntilReady(origin, `/match/${matchId}`, { ip: `203.0.${index >> 8}.${index & 255}` }),
      ),
    );
    await start();
    const events = await Promise.all(streams.map((stream) => stream.next()));
    assert.ok(events.every(({ event, id }) => event === 'STARTED' && id === events[0]?.id));
    await Promise.all(streams.map((stream) => stream.close()));
    const again = await follow(origin, `/match/${matchId}`, { lastEventId: events[0]?.id ?? 0 });
    await again.waitForHeartbeats(1);
    assert.deepEqual(again.takePending(), []);
    await again.close();
  });
});
