import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lineupCalls, statisticsCalls } from '@traip/contract';
import {
  createCompetition,
  createMatch,
  createTraip,
  enterTeam,
} from '../../testing/fixtures/competitions.ts';
import { createPlayers, lineupInput } from '../../testing/fixtures/lineups.ts';
import { createOrganisation, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { deskOf } from '../match/testing/match-day.ts';
import { type EventSpec, playedMatch } from '../statistics/testing/played-match.ts';
import { refreshSuspensions } from './refresh-suspensions.ts';

describe('a suspension', () => {
  const world = openWorld();

  async function league() {
    const club = await createOrganisation(world, 'admin', 'referee');
    const traip = await createTraip(world, club.id);
    const competition = await createCompetition(world, traip);
    const home = await createTeam(world, {}, 'CAPTAIN');
    const away = await createTeam(world, {}, 'CAPTAIN');
    for (const { id: teamId } of [home, away])
      await enterTeam(world, competition, { teamId, requestedBy: club.people.admin.id });
    const players = await createPlayers(world, home.id, 12);
    const [rough] = players;
    assert.ok(rough);
    const card = (kind: string): EventSpec => ({ type: 'CARD', teamId: home.id, playerId: rough.id, kind });
    const play = async (day: number, events: readonly EventSpec[], within = competition) => {
      const match = await playedMatch(world, within, { home: home.id, away: away.id, events, day });
      await world.store.db.transaction().execute((trx) => refreshSuspensions(trx, match.id));
      return match;
    };
    const list = async (within = competition, user: Person = club.people.referee) => {
      const query = { competitionId: within.competitionId };
      const { body } = await world.call(statisticsCalls.suspensions, { query }, user);
      return body.items;
    };
    const summary = async (within = competition) =>
      (await list(within)).map(({ cause, matches, served, left, status }) => [
        cause,
        matches,
        served,
        left,
        status,
      ]);
    return { club, traip, competition, home, away, players, rough, card, play, list, summary };
  }

  it('follows a red card, and is served in the next closed match', async () => {
    const { play, card, summary, list, rough, home } = await league();
    await play(1, [card('RED')]);
    assert.deepEqual(await summary(), [['CARD', 1, 0, 1, 'OPEN']]);
    const [row] = await list();
    assert.deepEqual([row?.player.id, row?.team.id, row?.kind], [rough.id, home.id, 'RED']);
    await play(2, []);
    assert.deepEqual(await summary(), [['CARD', 1, 1, 0, 'SERVED']]);
  });

  it('follows every fifth yellow card', async () => {
    const { play, card, summary } = await league();
    for (const day of [1, 2, 3, 4]) await play(day, [card('YELLOW')]);
    assert.deepEqual(await summary(), []);
    await play(5, [card('YELLOW')]);
    assert.deepEqual(await summary(), [['CYCLE', 1, 0, 1, 'OPEN']]);
  });

  it('lasts as long as staff decide, and their decision survives a recount', async () => {
    const { play, card, summary, list, competition, club } = await league();
    await play(1, [card('RED')]);
    const [row] = await list();
    const rule = (matches: number | null) =>
      world.call(
        statisticsCalls.ruleOnSuspension,
        {
          body: {
            competitionId: competition.competitionId,
            suspensionId: row?.id ?? '',
            matches,
            reason: 'Agresión',
          },
        },
        club.people.referee,
      );
    const ruled = await rule(3);
    assert.deepEqual([ruled.status, ruled.body.matches, ruled.body.left], [200, 3, 3]);
    assert.equal(ruled.body.ruling?.reason, 'Agresión');
    await play(2, []);
    assert.deepEqual(await summary(), [['CARD', 3, 1, 2, 'OPEN']]);
    const lifted = await rule(null);
    assert.deepEqual([lifted.body.status, lifted.body.left], ['REVOKED', 0]);
    const records = await world.store.db
      .selectFrom('auditEntries')
      .select('action')
      .where('competitionId', '=', competition.competitionId)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      records.map(({ action }) => action),
      ['SUSPENSION_RULED', 'SUSPENSION_LIFTED'],
    );
  });

  it('continues into the next season of the Traip if not fully served', async () => {
    const { play, card, summary, traip, competition, club, home, away, rough } = await league();
    const { db } = world.store;
    const { organisationId, traipId, seasonId } = traip;
    await db.updateTable('seasons').set({ startsOn: '2025-09-01' }).where('id', '=', seasonId).execute();
    await play(1, [card('RED')]);
    const next = crypto.randomUUID();
    const season = { id: next, organisationId, traipId, name: '2027/28', createdAt: world.now() };
    await db
      .insertInto('seasons')
      .values({ ...season, startsOn: '2026-09-01', endsOn: null })
      .execute();
    const later = await createCompetition(world, { ...traip, seasonId: next });
    for (const { id: teamId } of [home, away])
      await enterTeam(world, later, { teamId, requestedBy: club.people.admin.id });
    const matchId = await createMatch(world, later, { home: home.id, away: away.id, key: 'first' });
    const sitsOut = async () => {
      const params = { matchId, teamId: home.id };
      const { body } = await world.call(lineupCalls.get, { params }, home.people.CAPTAIN);
      return body.candidates.filter(({ suspension }) => suspension !== null).map(({ player }) => player.id);
    };
    assert.deepEqual(await sitsOut(), [rough.id]);
    await play(2, [], later);
    assert.deepEqual(await summary(later), [['CARD', 1, 1, 0, 'SERVED']]);
    assert.deepEqual(await sitsOut(), []);
    assert.deepEqual(await summary(competition), [['CARD', 1, 0, 1, 'OPEN']]);
  });

  it('keeps a player by name out of the next lineup; staff can force it, which is recorded', async () => {
    const { play, card, competition, home, away, players, rough, club } = await league();
    await play(1, [card('RED')]);
    const matchId = await createMatch(world, competition, { home: home.id, away: away.id, key: 'next' });
    const chosen = lineupInput(players.slice(0, 11));
    const { body } = await world.call(
      lineupCalls.create,
      { body: { matchId, teamId: home.id, players: chosen } },
      home.people.CAPTAIN,
    );
    const candidate = body.candidates.find(({ player }) => player.id === rough.id);
    assert.deepEqual(candidate?.suspension, { cause: 'CARD', matchesLeft: 1 });
    const params = { id: body.lineup?.id ?? '' };
    for (const user of [home.people.CAPTAIN, club.people.referee]) {
      const force = user === home.people.CAPTAIN;
      const { status, error } = await world.call(lineupCalls.confirm, { params, body: { force } }, user);
      assert.deepEqual([status, error?.code], [422, 'PLAYER_SUSPENDED']);
      const details = error?.details as { players: unknown } | undefined;
      assert.deepEqual(details?.players, [{ id: rough.id, name: `${rough.firstName} ${rough.surnames}` }]);
    }
    const insisted = await world.call(
      lineupCalls.confirm,
      { params, body: { force: true } },
      club.people.referee,
    );
    assert.equal(insisted.body.lineup?.state, 'CONFIRMED');
    const [record] = await world.store.db
      .selectFrom('auditEntries')
      .select(['action', 'details'])
      .where('subjectId', '=', matchId)
      .execute();
    assert.deepEqual(record, {
      action: 'FORFEIT_PROPOSED',
      details: { teamId: home.id, suspended: [rough.id] },
    });
  });

  it('is created when a match is closed, and removed when it is reopened and the card deleted', async () => {
    const { competition, home, away, rough, club, summary } = await league();
    const matchId = await createMatch(world, competition, { home: home.id, away: away.id });
    const { start, register, finish, close, reopen, takeBack } = deskOf(world, matchId, club.people.referee);
    await start();
    const shown = await register({
      type: 'CARD',
      teamId: home.id,
      playerId: rough.id,
      kind: 'RED',
      minute: 3,
    });
    assert.equal(shown.status, 200);
    await finish();
    assert.deepEqual(await summary(), []);
    await close();
    assert.deepEqual(await summary(), [['CARD', 1, 0, 1, 'OPEN']]);
    assert.equal((await reopen(club.people.admin, { reason: 'Error' })).status, 200);
    assert.deepEqual(await summary(), []);
    assert.equal((await takeBack(shown.body.event.id)).status, 200);
    await close();
    assert.deepEqual(await summary(), []);
  });
});
