import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

describe('a match', () => {
  const world = openWorld();

  const recordsOf = async (subjectId: string) => {
    const { db } = world.store;
    const rows = await db
      .selectFrom('auditEntries')
      .select(['action', 'byUser'])
      .where('subjectId', '=', subjectId)
      .orderBy('id')
      .execute();
    return rows.map(({ action }) => action);
  };

  it('is started, played, ended and closed, and each step leaves an event, an audit entry and a live update', async () => {
    const { start, register, finish, close, home, matchId } = await matchDay(world);
    const started = await start();
    assert.deepEqual(
      [started.status, started.body.state, started.body.score, started.body.version],
      [200, 'IN_PROGRESS', { home: 0, away: 0 }, 2],
    );
    assert.deepEqual([started.body.clock.is, started.body.clock.period], ['RUNNING', 1]);
    const scored = await register({ type: 'GOAL', teamId: home.id, minute: 12 });
    assert.deepEqual(scored.body.desk.score, { home: 1, away: 0 });
    assert.deepEqual([scored.body.event.kind, scored.body.event.value], ['GOAL', 1]);
    const finished = await finish();
    assert.deepEqual([finished.body.state, finished.body.clock.is], ['FINISHED', 'OVER']);
    const closed = await close();
    assert.equal(closed.body.state, 'CLOSED');
    assert.deepEqual(
      closed.body.events.map(({ type }) => type),
      ['START', 'GOAL', 'END', 'CLOSE_MATCH'],
    );
    assert.deepEqual(await recordsOf(matchId), ['STARTED', 'EVENT_REGISTERED', 'FINISHED', 'CLOSED']);
    const news = await world.store.db
      .selectFrom('liveChanges')
      .select(['kind', 'payload'])
      .where('matchId', '=', matchId)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      news.map(({ kind }) => kind),
      ['STARTED', 'EVENT_REGISTERED', 'FINISHED', 'CLOSED'],
    );
    const { state, score, version } = news.at(-1)?.payload ?? {};
    assert.deepEqual([state, score, version], ['CLOSED', { home: 1, away: 0 }, 5]);
  });

  it('starts its phase and its competition if it is the first to start', async () => {
    const { start, competition, club } = await matchDay(world);
    assert.equal((await start()).status, 200);
    const { db } = world.store;
    const { state } = await db
      .selectFrom('competitions')
      .select('state')
      .where('id', '=', competition.competitionId)
      .executeTakeFirstOrThrow();
    const phase = await db
      .selectFrom('phases')
      .select('state')
      .where('id', '=', competition.phaseId)
      .executeTakeFirstOrThrow();
    assert.deepEqual([state, phase.state], ['IN_PROGRESS', 'IN_PROGRESS']);
    assert.deepEqual(await recordsOf(competition.competitionId), ['STATE_CHANGED']);
    assert.ok(club.people.referee.id);
  });

  it('doesn’t start in a draft competition, and the attempt leaves no trace', async () => {
    const { start, competition, look } = await matchDay(world);
    const { db } = world.store;
    await db
      .updateTable('competitions')
      .set({ state: 'DRAFT' })
      .where('id', '=', competition.competitionId)
      .execute();
    const { error } = await start();
    assert.equal(error?.code, 'INVALID_TRANSITION');
    const { body } = await look();
    assert.deepEqual([body.state, body.version, body.events], ['SCHEDULED', 1, []]);
  });

  it('locks the lineups when it starts, and a red card suspends for a match once it is closed', async () => {
    const day = await matchDay(world);
    const { db } = world.store;
    const { organisationId, competitionId } = day.competition;
    const createdAt = world.now();
    const owned = { organisationId, competitionId, matchId: day.matchId, teamId: day.home.id, createdAt };
    await db
      .insertInto('lineups')
      .values({ id: day.matchId, ...owned, substitutions: JSON.stringify(null) })
      .execute();
    await day.start();
    const lineup = await db.selectFrom('lineups').select('state').where('id', '=', day.matchId).execute();
    assert.deepEqual(lineup, [{ state: 'LOCKED' }]);
    const playerId = day.home.people.CAPTAIN.id;
    await day.register({ type: 'CARD', kind: 'RED', teamId: day.home.id, playerId, minute: 8 });
    await day.finish();
    const suspended = () =>
      db.selectFrom('suspensions').select(['playerId']).where('competitionId', '=', competitionId).execute();
    assert.deepEqual(await suspended(), []);
    await day.close();
    assert.deepEqual(await suspended(), [{ playerId }]);
    await day.reopen(day.club.people.admin, { reason: 'La tarjeta era para otro' });
    assert.deepEqual(await suspended(), []);
  });

  it('without a date starts only if forced', async () => {
    const { start } = await matchDay(world, { state: 'CREATED' });
    const { error } = await start();
    assert.deepEqual([error?.code, error?.field], ['FORCE_REQUIRED', 'force']);
    assert.equal((await start(undefined, { force: true })).body.state, 'IN_PROGRESS');
  });

  it('refuses actions on a version it hasn’t reached yet', async () => {
    const { start, club } = await matchDay(world);
    assert.equal((await start(club.people.admin, { version: 7 })).error?.code, 'STALE_VERSION');
    assert.equal((await start(club.people.admin, { version: 1 })).status, 200);
  });

  it('reports in every state which actions are refused, and which are allowed instead', async () => {
    const all = ['CREATED', 'SCHEDULED', 'IN_PROGRESS', 'FINISHED', 'CLOSED', 'CANCELLED'] as const;
    const allowedFrom = {
      start: ['CREATED', 'SCHEDULED'],
      finish: ['IN_PROGRESS'],
      close: ['FINISHED'],
      reopen: ['FINISHED', 'CLOSED', 'CANCELLED'],
      cancel: ['CREATED', 'SCHEDULED', 'IN_PROGRESS'],
      result: ['CREATED', 'SCHEDULED', 'IN_PROGRESS', 'FINISHED'],
      register: ['IN_PROGRESS', 'FINISHED'],
      takeBack: ['IN_PROGRESS', 'FINISHED'],
    };
    const day = await matchDay(world);
    const admin = day.club.people['super-admin'];
    const set = (state: (typeof all)[number]) =>
      world.store.db.updateTable('matches').set({ state }).where('id', '=', day.matchId).execute();
    const attempts = {
      start: () => day.start(admin),
      finish: () => day.finish(admin),
      close: () => day.close(admin),
      reopen: () => day.reopen(admin, { reason: 'x' }),
      cancel: () => day.cancel(admin, { reason: 'x' }),
      result: () => day.result({ score: { home: 1, away: 0 } }, admin),
      register: () => day.register({ type: 'GOAL', teamId: day.home.id, minute: 1 }, admin),
      takeBack: () => day.takeBack(day.matchId, admin),
    };
    let refused = 0;
    for (const state of all) {
      for (const [name, attempt] of Object.entries(attempts)) {
        if (allowedFrom[name as keyof typeof allowedFrom].includes(state)) continue;
        await set(state);
        const { status, error } = await attempt();
        assert.deepEqual([name, state, status, error?.code], [name, state, 409, 'INVALID_TRANSITION']);
        const details = error?.details as { from: string; to: string; allowed: string[] };
        assert.equal(details.from, state);
        assert.ok(Array.isArray(details.allowed));
        refused++;
      }
    }
    assert.equal(refused, 30);
  });
});
