import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { basePath, lineupCalls, matchDeskCalls, matchManagementCalls } from '@traip/contract';
import { createMatch } from '../../../../testing/fixtures/competitions.ts';
import { createPlayers, lineupInput } from '../../../../testing/fixtures/lineups.ts';
import { openWorld } from '../../../../testing/world.ts';
import { matchDay } from '../../testing/match-day.ts';

describe('the people at the desk of a match', () => {
  const world = openWorld();

  async function desk() {
    const day = await matchDay(world);
    const { matchId, home, club } = day;
    const players = await createPlayers(world, home.id, 12, {
      firstName: 'Leo',
      surnames: 'Ruiz',
      privacy: 'PRIVATE',
    });
    const { body } = await world.call(
      lineupCalls.create,
      { body: { matchId, teamId: home.id, players: lineupInput(players.slice(0, 11)) } },
      home.people.CAPTAIN,
    );
    const confirm = () =>
      world.call(
        lineupCalls.confirm,
        { params: { id: body.lineup?.id ?? '' }, body: {} },
        home.people.CAPTAIN,
      );
    const created = await world.call(
      matchDeskCalls.createScorerLink,
      { body: { matchId, label: 'Mesa, pista 2' } },
      club.people.admin,
    );
    const token = created.body.url.split('#')[1] ?? '';
    const throughLink = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
      const response = await world.app.inject({
        method,
        url: basePath + path,
        headers: { 'x-scorer-token': token },
        ...(payload ? { payload } : {}),
      });
      return response.json();
    };
    return { ...day, players, confirm, link: created.body, throughLink };
  }

  it('are the squad until the team confirms its lineup, then the lineup in its order', async () => {
    const { look, confirm, players, home, away } = await desk();
    const squad = (await look()).body.players.home;
    assert.deepEqual([squad?.source, squad?.players.length, squad?.maySubstitute], ['SQUAD', 14, false]);
    assert.deepEqual(
      squad?.staff.map(({ playerId, role }) => [playerId, role]),
      [[home.people.COACH.id, 'COACH']],
    );
    await confirm();
    const { body } = await look();
    assert.equal(body.players.home?.source, 'LINEUP');
    assert.deepEqual(
      body.players.home?.players.map(({ playerId }) => playerId),
      players.slice(0, 11).map(({ id }) => id),
    );
    const [keeper] = body.players.home?.players ?? [];
    assert.deepEqual(keeper, {
      playerId: players[0]?.id,
      name: 'Leo Ruiz',
      avatarUrl: null,
      shirt: 1,
      position: null,
      place: 'STARTER',
      isGoalkeeper: true,
      isCaptain: true,
      isOnField: true,
      isOut: false,
      isSuspended: false,
    });
    assert.deepEqual([body.players.away?.teamId, body.players.away?.source], [away.id, 'SQUAD']);
  });

  it('appear through a scorer link as on the public page', async () => {
    const { confirm, throughLink, matchId, start, register, home, players } = await desk();
    await confirm();
    await start();
    await register({ type: 'GOAL', teamId: home.id, playerId: players[3]?.id ?? '', minute: 4 });
    const seen = await throughLink('GET', `/match/desk/${matchId}`);
    assert.deepEqual(
      [...new Set(seen.players.home.players.map(({ name }: { name: string }) => name))],
      ['Leo R.'],
    );
    assert.equal(seen.events.at(-1).playerName, 'Leo R.');
    assert.equal(JSON.stringify(seen).includes('Ruiz'), false);
    assert.deepEqual([seen.records, seen.events[0].by], [[], null]);
  });

  it('are marked as sent off or suspended', async () => {
    const { confirm, start, register, look, home, away, players, competition, matchId } = await desk();
    await confirm();
    await start();
    const [, sentOff, suspended] = players;
    const { body } = await register({
      type: 'CARD',
      kind: 'RED',
      teamId: home.id,
      playerId: sentOff?.id ?? '',
    });
    await world.store.db
      .updateTable('matches')
      .set({ kickOff: new Date(world.now().getTime() + 7_200_000) })
      .where('id', '=', matchId)
      .execute();
    const origin = await createMatch(world, competition, {
      home: home.id,
      away: away.id,
      key: 'before',
      state: 'CLOSED',
    });
    await world.store.db
      .insertInto('suspensions')
      .values({
        id: body.event.id,
        organisationId: competition.organisationId,
        teamId: home.id,
        competitionId: competition.competitionId,
        playerId: suspended?.id ?? '',
        personRole: 'PLAYER',
        cause: 'CARD',
        origin: '[]',
        originEventId: body.event.id,
        originMatchId: origin,
        matches: 1,
        served: '[]',
        status: 'OPEN',
      })
      .execute();
    const marked = (await look()).body.players.home?.players ?? [];
    assert.deepEqual(
      marked.flatMap(({ playerId, isOut, isOnField }) => (isOut ? [[playerId, isOnField]] : [])),
      [[sentOff?.id, false]],
    );
    assert.deepEqual(
      marked.flatMap(({ playerId, isSuspended }) => (isSuspended ? [playerId] : [])),
      [suspended?.id],
    );
  });

  it('are named as authors of events and deletions, to staff only', async () => {
    const { start, register, takeBack, look, throughLink, matchId, home, club } = await desk();
    await start();
    const mine = await register({ type: 'GOAL', teamId: home.id, minute: 5 });
    const goal = { matchId, teamId: home.id, type: 'GOAL', period: 1, minute: 9 };
    const theirs = await throughLink('POST', '/match/actions/registerEvent', {
      ...goal,
      clientEventId: matchId,
    });
    await throughLink('DELETE', `/match/actions/deleteEvent/${mine.body.event.id}/${matchId}`);
    await takeBack(theirs.event.id, club.people.admin);
    const { body } = await look();
    const referee = { kind: 'PERSON', name: 'referee Pérez Gil', role: 'referee' };
    const link = { kind: 'SCORER_LINK', name: 'Mesa, pista 2', role: null };
    const admin = { kind: 'PERSON', name: 'admin Pérez Gil', role: 'admin' };
    assert.deepEqual(
      body.events.map(({ type, by }) => [type, by]),
      [['START', referee]],
    );
    assert.deepEqual(
      body.takenBack.map(({ by, deletedBy, deletedAt }) => [by, deletedBy, typeof deletedAt]),
      [
        [referee, link, 'string'],
        [link, admin, 'string'],
      ],
    );
    assert.deepEqual(
      body.records.map(({ action, by }) => [action, by]),
      [['SCORER_LINK_CREATED', admin]],
    );
    const open = await world.call(matchManagementCalls.full, { params: { id: matchId } });
    assert.equal(/referee Pérez|Mesa, pista/.test(JSON.stringify(open.body)), false);
  });

  it('see the scorer links with their creators and last use, and can close any of them', async () => {
    const { throughLink, link, matchId, club } = await desk();
    const links = () => world.call(matchDeskCalls.scorerLinks, { params: { matchId } }, club.people.referee);
    const [unused] = (await links()).body.links;
    assert.deepEqual(
      [unused?.id, unused?.label, unused?.createdBy, unused?.lastUsedAt, unused?.state],
      [link.id, 'Mesa, pista 2', 'admin Pérez Gil', null, 'OPEN'],
    );
    await throughLink('GET', `/match/desk/${matchId}`);
    assert.equal(typeof (await links()).body.links[0]?.lastUsedAt, 'string');
    const params = { linkId: link.id, matchId };
    await world.call(matchDeskCalls.revokeScorerLink, { params }, club.people.referee);
    const again = await world.call(matchDeskCalls.revokeScorerLink, { params }, club.people.referee);
    assert.equal(again.status, 200);
    assert.equal((await links()).body.links[0]?.state, 'REVOKED');
    assert.equal((await throughLink('GET', `/match/desk/${matchId}`)).error.code, 'UNAUTHORIZED');
  });
});
