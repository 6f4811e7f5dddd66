import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lineupCalls, matchManagementCalls, statisticsCalls } from '@traip/contract';
import { createLineup, createPlayers, lineupInput } from '../../testing/fixtures/lineups.ts';
import { createPerson, enterPeople, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { matchDay } from '../match/testing/match-day.ts';

describe('a lineup', () => {
  const world = openWorld();

  async function dressingRoom() {
    const day = await matchDay(world);
    const players = await createPlayers(world, day.home.id, 12);
    const { matchId, home } = day;
    const captain = home.people.CAPTAIN;
    const create = (user: Person = captain, chosen = players.slice(0, 11)) =>
      world.call(
        lineupCalls.create,
        { body: { matchId, teamId: home.id, players: lineupInput(chosen) } },
        user,
      );
    const look = (user: Person, teamId = home.id) =>
      world.call(lineupCalls.get, { params: { matchId, teamId } }, user);
    const confirm = (id: string, user: Person = captain, body = {}) =>
      world.call(lineupCalls.confirm, { params: { id }, body }, user);
    const update = (
      id: string,
      version: number,
      chosen: readonly Person[],
      user: Person = captain,
      more = {},
    ) =>
      world.call(lineupCalls.update, { body: { id, version, players: lineupInput(chosen), ...more } }, user);
    const remove = (id: string, user: Person) => world.call(lineupCalls.delete, { params: { id } }, user);
    const whole = () => world.call(lineupCalls.full, { params: { matchId } });
    return { ...day, players, captain, create, look, confirm, update, remove, whole };
  }

  async function drafted() {
    const room = await dressingRoom();
    const { body } = await room.create();
    assert.ok(body.lineup);
    return { ...room, id: body.lineup.id, version: body.lineup.version };
  }

  it('is drafted by the team, confirmed, and locked when the match starts', async () => {
    const { create, confirm, start, look, captain, matchId, home } = await dressingRoom();
    const draft = await create();
    assert.equal(draft.status, 201);
    assert.deepEqual([draft.body.lineup?.state, draft.body.problems], ['DRAFT', []]);
    assert.equal(draft.body.lineup?.players.length, 11);
    assert.deepEqual(draft.body.actions, ['save', 'confirm', 'remove']);
    const confirmed = await confirm(draft.body.lineup?.id ?? '');
    assert.deepEqual([confirmed.status, confirmed.body.lineup?.state], [200, 'CONFIRMED']);
    assert.deepEqual(confirmed.body.actions, []);
    const [event] = await world.store.db
      .selectFrom('matchEvents')
      .select(['type', 'teamId', 'seq'])
      .where('matchId', '=', matchId)
      .execute();
    assert.deepEqual(event, { type: 'LINEUP_CONFIRMED', teamId: home.id, seq: 1 });
    const entries = await world.store.db
      .selectFrom('auditEntries')
      .select('byUser')
      .where('subjectId', '=', matchId)
      .where('action', '=', 'LINEUP_CONFIRMED')
      .execute();
    assert.deepEqual(entries, [{ byUser: captain.id }]);
    assert.equal((await start()).status, 200);
    assert.equal((await look(captain)).body.lineup?.state, 'LOCKED');
  });

  it('is refused with all its problems at once if incomplete', async () => {
    const { players, create, confirm } = await dressingRoom();
    const { body } = await create(undefined, players.slice(1, 4));
    const breaches = body.problems.map(({ breach }) => breach);
    assert.deepEqual(breaches, ['TOO_FEW_STARTERS']);
    const { status, error } = await confirm(body.lineup?.id ?? '');
    assert.deepEqual([status, error?.code, error?.field], [422, 'LINEUP_INVALID', 'players']);
  });

  it('names each person once, and only people of the team', async () => {
    const { matchId, home, captain, players, away } = await dressingRoom();
    const [one] = players;
    assert.ok(one);
    const twice = await world.call(
      lineupCalls.create,
      { body: { matchId, teamId: home.id, players: lineupInput([one, one]) } },
      captain,
    );
    assert.deepEqual([twice.status, twice.error?.field], [400, 'players']);
    const refused = await world.call(
      lineupCalls.create,
      { body: { matchId, teamId: home.id, players: lineupInput([one, away.people.OWNER]) } },
      captain,
    );
    assert.deepEqual(
      [refused.status, refused.error?.code, refused.error?.field],
      [422, 'PLAYER_NOT_IN_TEAM', 'players.1.playerId'],
    );
    assert.equal(
      (await world.store.db.selectFrom('lineups').select('id').where('matchId', '=', matchId).execute())
        .length,
      0,
    );
  });

  it('has each shirt number only once', async () => {
    const { matchId, home, captain, players, confirm } = await dressingRoom();
    const same = lineupInput(players.slice(0, 11)).map((player) => ({ ...player, shirt: 7 }));
    const { body } = await world.call(
      lineupCalls.create,
      { body: { matchId, teamId: home.id, players: same } },
      captain,
    );
    assert.deepEqual([...new Set(body.problems.map(({ breach }) => breach))], ['SHIRT_TAKEN']);
    assert.equal((await confirm(body.lineup?.id ?? '')).status, 422);
  });

  it('belongs to the team until confirmed; then only staff change it, and it is checked again', async () => {
    const { id, version, players, confirm, update, club } = await drafted();
    const changed = await update(id, version, players.slice(1, 12));
    assert.equal(changed.status, 200);
    assert.equal((await update(id, version, players.slice(1, 12))).error?.code, 'STALE_VERSION');
    const confirmed = await confirm(id);
    const now = confirmed.body.lineup?.version ?? 0;
    const { status, error } = await update(id, now, players.slice(0, 11));
    assert.deepEqual([status, error?.code], [409, 'LINEUP_NOT_OPEN']);
    const { referee } = club.people;
    const broken = await update(id, now, players.slice(0, 2), referee);
    assert.deepEqual([broken.status, broken.error?.code], [422, 'LINEUP_INVALID']);
    const corrected = await update(id, now, players.slice(0, 11), referee);
    assert.deepEqual([corrected.status, corrected.body.lineup?.state], [200, 'CONFIRMED']);
  });

  it('can be confirmed only with its latest version', async () => {
    const { id, version, players, captain, confirm, update } = await drafted();
    const changed = await update(id, version, players.slice(1, 12));
    const current = changed.body.lineup?.version ?? 0;
    assert.ok(current > version);
    const { status, error } = await confirm(id, captain, { version });
    assert.deepEqual([status, error?.code], [409, 'STALE_VERSION']);
    assert.equal((await confirm(id, captain, { version: current })).status, 200);
  });

  it('is visible to its team and staff as a draft, to the opponent once confirmed, to all an hour before', async () => {
    const { id, confirm, look, whole, away, club, matchId } = await drafted();
    const rival = away.people.OWNER;
    assert.equal((await look(rival)).body.lineup, null);
    assert.equal((await look(club.people.referee)).body.lineup?.id, id);
    const kickOff = new Date(world.now().getTime() + 90 * 60_000);
    await world.store.db.updateTable('matches').set({ kickOff }).where('id', '=', matchId).execute();
    await confirm(id);
    const seen = (await look(rival)).body;
    assert.deepEqual([seen.lineup?.id, seen.candidates, seen.actions], [id, [], []]);
    assert.equal((await look(await createPerson(world))).status, 403);
    assert.equal((await whole()).body.home, null);
    world.advance(31);
    assert.equal((await whole()).body.home?.id, id);
    assert.equal((await look(await createPerson(world))).body.lineup?.id, id);
    const page = await world.call(matchManagementCalls.full, { params: { id: matchId } });
    assert.equal(page.body.lineups.home?.id, id);
  });

  it('shows strangers no more of a name than its owner allows', async () => {
    const { home, matchId, competition, whole } = await dressingRoom();
    const [shy] = await createPlayers(world, home.id, 1, { privacy: 'PRIVATE', surnames: 'Vargas' });
    const { organisationId, competitionId } = competition;
    await createLineup(world, {
      organisationId,
      competitionId,
      matchId,
      teamId: home.id,
      state: 'LOCKED',
      players: [shy?.id ?? ''],
    });
    assert.equal((await whole()).body.home?.players[0]?.player.surnames, 'V.');
  });

  it('can be withdrawn by its team while a draft, afterwards only by staff', async () => {
    const { id, confirm, remove, captain, club } = await drafted();
    await confirm(id);
    assert.equal((await remove(id, captain)).error?.code, 'LINEUP_NOT_OPEN');
    assert.equal((await remove(id, club.people.admin)).status, 200);
    assert.equal((await remove(id, club.people.admin)).status, 404);
  });

  it('exists once for each team of the match, and for no others', async () => {
    const { create, club, matchId } = await drafted();
    assert.equal((await create()).error?.code, 'LINEUP_EXISTS');
    const other = await matchDay(world);
    const { status, error } = await world.call(
      lineupCalls.create,
      { body: { matchId, teamId: other.home.id, players: [] } },
      club.people.admin,
    );
    assert.deepEqual([status, error?.code], [422, 'TEAM_NOT_IN_MATCH']);
  });

  it('can include people without an account, who score and appear in statistics', async () => {
    const day = await matchDay(world);
    const { matchId, home } = day;
    const entered = Array.from({ length: 11 }, (_, n) => ({
      firstName: `Ana ${n}`,
      surnames: 'Gil Ruiz',
      ...(n === 0 ? { birthday: '1995-01-01' } : n === 1 ? { birthday: '2016-01-01' } : {}),
    }));
    const ids = await enterPeople(world, { teamId: home.id, enteredBy: home.people.OWNER.id }, entered);
    const players = lineupInput(ids.map((id) => ({ id })));
    const { CAPTAIN } = home.people;
    const draft = await world.call(
      lineupCalls.create,
      { body: { matchId, teamId: home.id, players } },
      CAPTAIN,
    );
    assert.deepEqual([draft.status, draft.body.problems], [201, []]);
    const id = draft.body.lineup?.id ?? '';
    assert.equal((await world.call(lineupCalls.confirm, { params: { id }, body: {} }, CAPTAIN)).status, 200);
    await day.start();
    for (const [at, playerId] of ids.entries())
      await day.register({ type: 'GOAL', teamId: home.id, playerId, minute: at + 1 });
    await day.finish();
    await day.close();
    const { body } = await world.call(statisticsCalls.playerStats, {
      query: { competitionId: day.competition.competitionId, metric: 'goals' },
    });
    assert.deepEqual(
      body.items
        .map(({ player, value }) => [player.userCode, player.firstName, player.surnames, value])
        .toSorted(),
      [
        [null, '', '', 1],
        [null, 'Ana 0', 'Gil Ruiz', 1],
        ...entered.slice(2).map(({ firstName }) => [null, firstName, 'G.', 1]),
      ].toSorted(),
    );
  });

  it('can’t field a player of another team in the competition', async () => {
    const { players, away, competition, matchId, create, confirm } = await dressingRoom();
    const { organisationId, competitionId } = competition;
    const both = players.slice(0, 1).map(({ id }) => id);
    await createLineup(world, {
      organisationId,
      competitionId,
      matchId,
      teamId: away.id,
      state: 'CONFIRMED',
      players: both,
    });
    const { body } = await create();
    assert.deepEqual(
      body.problems.map(({ breach, playerId, teamId }) => [breach, playerId, teamId]),
      [['PLAYER_IN_OTHER_TEAM', both[0], away.id]],
    );
    const candidate = body.candidates.find(({ player }) => player.id === both[0]);
    assert.equal(candidate?.otherTeamId, away.id);
    assert.equal((await confirm(body.lineup?.id ?? '')).error?.code, 'LINEUP_INVALID');
  });
});
