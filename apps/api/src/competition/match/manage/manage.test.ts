import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { competitionCalls, matchManagementCalls } from '@traip/contract';
import type { Slot } from '@traip/engine/formats';
import { createMatch, enterTeam } from '../../../testing/fixtures/competitions.ts';
import { createLineup } from '../../../testing/fixtures/lineups.ts';
import { createTeam, type Person } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

describe('a manual fixture', () => {
  const world = openWorld();

  async function desk() {
    const day = await matchDay(world);
    const { club, competition, home, away, matchId } = day;
    const { referee, admin } = club.people;
    const create = (body: object, user: Person = referee) =>
      world.call(matchManagementCalls.create, { body: { phaseId: competition.phaseId, ...body } }, user);
    const update = (body: object, id = matchId, version = 1) =>
      world.call(matchManagementCalls.update, { body: { id, version, ...body } }, referee);
    const remove = (id: string, user: Person = admin) =>
      world.call(matchManagementCalls.delete, { params: { id } }, user);
    const look = (id: string, user: Person = referee) =>
      world.call(matchManagementCalls.get, { params: { id } }, user);
    const fill = (id: string, body: object, user: Person = admin) =>
      world.call(matchManagementCalls.addKnockoutParticipants, { body: { matchId: id, ...body } }, user);
    const sides = { homeTeamId: home.id, awayTeamId: away.id };
    return { ...day, create, update, remove, look, fill, sides };
  }

  /** A match of a bracket whose sides wait for the winners of two ties. */
  async function final(day: Awaited<ReturnType<typeof desk>>) {
    const { competition, home, away } = day;
    const { db } = world.store;
    const feeder = await createMatch(world, competition, { home: home.id, away: away.id, key: 'sf1' });
    await db.updateTable('matches').set({ tieKey: 'sf1' }).where('id', '=', feeder).execute();
    const id = await createMatch(world, competition, {
      home: home.id,
      away: away.id,
      key: 'f',
      state: 'CREATED',
    });
    const [one, other] = ['sf1', 'sf2'].map(
      (tie): Slot => ({ source: { kind: 'WINNER', tie }, provisional: false }),
    );
    await db
      .updateTable('matches')
      .set({
        tieKey: 'f',
        round: 2,
        homeTeamId: null,
        awayTeamId: null,
        home: JSON.stringify(one),
        away: JSON.stringify(other),
      })
      .where('id', '=', id)
      .execute();
    return { feeder, id };
  }

  it('needs two different teams of the phase', async () => {
    const { create, sides, home, competition, club } = await desk();
    const created = await create({ ...sides, round: 3 });
    assert.equal(created.status, 201);
    const { state, round, home: first, away: second, actions } = created.body;
    assert.deepEqual(
      [state, round, first?.id, second?.id],
      ['CREATED', 3, sides.homeTeamId, sides.awayTeamId],
    );
    assert.ok(actions.includes('schedule') && !actions.includes('delete'));
    const twice = await create({ homeTeamId: home.id, awayTeamId: home.id });
    assert.deepEqual([twice.status, twice.error?.code], [422, 'SAME_TEAM_TWICE']);
    const stranger = await createTeam(world, {});
    const foreign = await create({ homeTeamId: stranger.id });
    assert.deepEqual([foreign.status, foreign.error?.code], [422, 'TEAM_NOT_IN_PHASE']);
    assert.deepEqual(foreign.error?.details, { teamIds: [stranger.id] });
    const { competitionId } = competition;
    const later = await world.call(
      competitionCalls.addPhase,
      { body: { competitionId, name: 'Final' } },
      club.people.admin,
    );
    await enterTeam(world, competition, { teamId: stranger.id, requestedBy: club.people.admin.id });
    await world.store.db
      .updateTable('phaseTeams')
      .set({ phaseId: later.body.phases[1]?.id ?? '' })
      .where('teamId', '=', stranger.id)
      .execute();
    assert.equal((await create({ homeTeamId: stranger.id })).error?.code, 'TEAM_NOT_IN_PHASE');
    assert.equal((await create({ ...sides, group: 'Z' })).error?.code, 'GROUP_UNKNOWN');
  });

  it('can leave a side open to be filled later', async () => {
    const { create, update, sides } = await desk();
    const { body } = await create({ homeTeamId: sides.homeTeamId });
    assert.deepEqual([body.away, body.awayOrigin?.kind], [null, 'EMPTY']);
    const filled = await update({ awayTeamId: sides.awayTeamId }, body.id, body.version);
    assert.deepEqual([filled.status, filled.body.away?.id], [200, sides.awayTeamId]);
  });

  it('can’t be created in a phase that is over', async () => {
    const { create, competition } = await desk();
    const { db } = world.store;
    await db.updateTable('phases').set({ state: 'FINISHED' }).where('id', '=', competition.phaseId).execute();
    assert.equal((await create({})).error?.code, 'PHASE_LOCKED');
  });

  it('can change its teams before the start, which deletes the lineup of a replaced team', async () => {
    const { update, matchId, home, away, competition, club, start } = await desk();
    const third = await createTeam(world, {});
    await enterTeam(world, competition, { teamId: third.id, requestedBy: club.people.admin.id });
    const { organisationId, competitionId } = competition;
    for (const teamId of [home.id, away.id])
      await createLineup(world, { organisationId, competitionId, matchId, teamId });
    const { body } = await update({ awayTeamId: third.id });
    assert.equal(body.away?.id, third.id);
    const left = await world.store.db
      .selectFrom('lineups')
      .select('teamId')
      .where('matchId', '=', matchId)
      .execute();
    assert.deepEqual(left, [{ teamId: home.id }]);
    assert.equal((await update({ round: 2 })).error?.code, 'STALE_VERSION');
    await start();
    const late = await update({ round: 2 }, matchId, 3);
    assert.deepEqual([late.status, late.error?.code], [409, 'INVALID_TRANSITION']);
  });

  it('can be deleted until it is played, and then disappears from every list', async () => {
    const { remove, look, matchId, create, sides, start } = await desk();
    const { body } = await create(sides);
    assert.equal((await remove(body.id)).status, 200);
    assert.deepEqual([(await look(body.id)).status, (await remove(body.id)).status], [404, 404]);
    const row = await world.store.db
      .selectFrom('matches')
      .select('deletedAt')
      .where('id', '=', body.id)
      .executeTakeFirst();
    assert.ok(row?.deletedAt);
    await start();
    assert.equal((await remove(matchId)).error?.code, 'INVALID_TRANSITION');
  });

  it('can’t be deleted while another match waits for its winner', async () => {
    const day = await desk();
    const { feeder, id } = await final(day);
    const { status, error } = await day.remove(feeder);
    assert.deepEqual([status, error?.code, error?.details], [409, 'MATCH_FEEDS_OTHERS', { ids: [id] }]);
    assert.equal((await day.remove(id)).status, 200);
    assert.equal((await day.remove(feeder)).status, 200);
  });

  it('shows where the team of an open side will come from', async () => {
    const day = await desk();
    const { feeder, id } = await final(day);
    const { body } = await day.look(id);
    assert.equal(body.home, null);
    const { kind, match } = body.homeOrigin ?? {};
    assert.deepEqual([kind, match?.id, match?.round], ['WINNER', feeder, 1]);
    assert.deepEqual([body.awayOrigin?.kind, body.awayOrigin?.match], ['WINNER', null]);
  });

  it('of a bracket can be filled by admins, marked as manual, and opened again', async () => {
    const day = await desk();
    const { id } = await final(day);
    const { fill, home, club, update } = day;
    assert.equal((await update({ homeTeamId: home.id }, id)).error?.code, 'SLOT_DERIVED');
    assert.equal((await fill(id, { homeTeamId: home.id }, club.people.referee)).status, 403);
    const filled = await fill(id, { homeTeamId: home.id });
    assert.deepEqual([filled.status, filled.body.home?.id], [200, home.id]);
    assert.deepEqual([filled.body.homeOrigin?.isManual, filled.body.homeOrigin?.kind], [true, 'WINNER']);
    assert.equal((await fill(id, { awayTeamId: home.id })).error?.code, 'SAME_TEAM_TWICE');
    const opened = await fill(id, { homeTeamId: null });
    assert.deepEqual([opened.body.home, opened.body.homeOrigin?.isManual], [null, false]);
    const league = await fill(day.matchId, { homeTeamId: home.id });
    assert.deepEqual([league.status, league.error?.code], [409, 'SLOT_NOT_OPEN']);
  });

  it('fills both legs of a tie with the same teams', async () => {
    const day = await desk();
    const { id } = await final(day);
    const { db } = world.store;
    const back = await createMatch(world, day.competition, {
      home: day.home.id,
      away: day.away.id,
      key: 'f.2',
      state: 'CREATED',
    });
    const leg = await db
      .selectFrom('matches')
      .select(['home', 'away'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('matches')
      .set({
        tieKey: 'f',
        homeTeamId: null,
        awayTeamId: null,
        home: JSON.stringify(leg.away),
        away: JSON.stringify(leg.home),
      })
      .where('id', '=', back)
      .execute();
    await day.fill(id, { homeTeamId: day.home.id });
    const { body } = await day.look(back);
    assert.deepEqual([body.home, body.away?.id], [null, day.home.id]);
  });

  it('can have a stream at a safe address', async () => {
    const { matchId, club } = await desk();
    const set = (url: string | null) =>
      world.call(matchManagementCalls.setStream, { body: { matchId, url } }, club.people.referee);
    assert.equal((await set('https://youtu.be/abc')).body.streamUrl, 'https://youtu.be/abc');
    for (const url of [
      'http://youtu.be/abc',
      'javascript:alert(1)',
      'https://user@bank.es',
      'https://localhost',
    ])
      assert.deepEqual([(await set(url)).status, (await set(url)).error?.field], [400, 'url'], url);
    assert.equal((await set(null)).body.streamUrl, null);
  });
});
