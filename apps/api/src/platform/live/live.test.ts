import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { openWorld } from '../../testing/world.ts';
import { openDoor, say } from './testing/ground.ts';
import { begin, follow } from './testing/line.ts';

describe('those who follow live', () => {
  const world = openWorld({ live: { heartbeat: 50 } });
  let door: string;
  before(async () => {
    door = await openDoor(world);
  });

  it('hear of a goal in the match, in its competition and in its organisation', async () => {
    const { start, register, home, matchId, competition, club } = await matchDay(world);
    await start();
    const lines = await Promise.all(
      [`/match/${matchId}`, `/competition/${competition.competitionId}`, `/organisation/${club.code}`].map(
        (path) => begin(door, path),
      ),
    );
    const { body } = await register({ type: 'GOAL', teamId: home.id, minute: 5 });
    for (const line of lines) {
      const { id, event, data } = await line.next();
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
      await line.close();
    }
  });

  it('have with each message what the board shows: score, state, period and clock', async () => {
    const { start, register, finish, home, matchId } = await matchDay(world);
    const line = await begin(door, `/match/${matchId}`);
    const board = async () => {
      const { state, score, clock } = (await line.next()).data as Record<string, { [key: string]: unknown }>;
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
    await line.close();
  });

  it('hear in a competition that it moves on, and that its phase does', async () => {
    const { start, matchId, competition } = await matchDay(world);
    const line = await begin(door, `/competition/${competition.competitionId}`);
    const ofMatch = await begin(door, `/match/${matchId}`);
    await start();
    const heard = [await line.next(), await line.next(), await line.next(), await line.next()];
    assert.deepEqual(
      heard.map(({ event, data }) => [event, data.to, data.phaseId, data.matchId]),
      [
        ['COMPETITION_MOVED', 'IN_PROGRESS', undefined, null],
        ['PHASE_MOVED', 'PENDING', competition.phaseId, null],
        ['PHASE_MOVED', 'IN_PROGRESS', competition.phaseId, null],
        ['STARTED', undefined, undefined, matchId],
      ],
    );
    assert.equal((await ofMatch.next()).event, 'STARTED');
    await Promise.all([line.close(), ofMatch.close()]);
  });

  it('hear nothing of other matches, nor of what was not committed', async () => {
    const [here, there] = [await matchDay(world), await matchDay(world)];
    const line = await begin(door, `/match/${here.matchId}`);
    await there.start();
    assert.equal((await here.register({ type: 'GOAL', teamId: here.home.id, minute: 5 })).status, 409);
    await here.start();
    assert.equal((await line.next()).event, 'STARTED');
    await line.beats(2);
    assert.deepEqual(line.rest(), []);
    await line.close();
  });

  it('hear of every kind of change by a name that they know', async () => {
    const day = await matchDay(world);
    const line = await begin(door, `/match/${day.matchId}`);
    for (const kind of ['RESULT_BY_HAND', 'SOMETHING_NEW'])
      await world.store.db.transaction().execute(say(world, day, {}, kind));
    const heard = [await line.next(), await line.next()];
    assert.deepEqual(
      heard.map(({ event, data }) => [event, data.kind]),
      [
        ['RESULT_BY_HAND', 'RESULT_BY_HAND'],
        ['UPDATED', 'SOMETHING_NEW'],
      ],
    );
    await line.close();
  });

  it('are told by headers that nobody may keep, pack or collect what is said', async () => {
    const { matchId } = await matchDay(world);
    const line = await begin(door, `/match/${matchId}`);
    const { headers } = line.response;
    assert.equal(headers['content-type'], 'text/event-stream; charset=utf-8');
    assert.equal(headers['cache-control'], 'no-store, no-transform');
    assert.equal(headers['x-accel-buffering'], 'no');
    assert.equal(headers['content-encoding'], undefined);
    assert.equal(line.retry, '3000');
    await line.beats(3);
    await line.close();
  });

  it('are refused in words what does not exist, and what is no name at all', async () => {
    const nowhere = '0190f3a0-0000-7000-8000-000000000000';
    const said = async (path: string, token?: string) => {
      const response = await fetch(`${door}/v1/club/live${path}`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      return [response.status, (await response.json()).error.code];
    };
    assert.deepEqual(await said(`/match/${nowhere}`), [404, 'NOT_FOUND']);
    assert.deepEqual(await said(`/competition/${nowhere}`), [404, 'NOT_FOUND']);
    assert.deepEqual(await said('/organisation/no-existe'), [404, 'NOT_FOUND']);
    assert.deepEqual(await said('/match/7'), [400, 'BAD_REQUEST']);
    const { matchId } = await matchDay(world);
    assert.deepEqual(await said(`/match/${matchId}`, 'no'), [401, 'UNAUTHORIZED']);
    assert.deepEqual(await said(`/match/${matchId}?token=no`), [401, 'UNAUTHORIZED']);
    const head = await fetch(`${door}/v1/club/live/match/${matchId}`, { method: 'HEAD' });
    assert.equal(head.status, 404, 'a question for headers alone would never end');
  });

  it('all five hundred of a match, from five hundred places', async () => {
    const { start, matchId } = await matchDay(world);
    const lines = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        begin(door, `/match/${matchId}`, { ip: `203.0.${index >> 8}.${index & 255}` }),
      ),
    );
    await start();
    const heard = await Promise.all(lines.map((line) => line.next()));
    assert.ok(heard.every(({ event, id }) => event === 'STARTED' && id === heard[0]?.id));
    await Promise.all(lines.map((line) => line.close()));
    const again = await follow(door, `/match/${matchId}`, { lastEventId: heard[0]?.id ?? 0 });
    await again.beats(1);
    assert.deepEqual(again.rest(), []);
    await again.close();
  });
});
