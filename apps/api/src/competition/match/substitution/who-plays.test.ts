import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lineupCalls, matchDeskCalls, matchManagementCalls, statisticsCalls } from '@traip/contract';
import { createPlayers, lineupInput } from '../../../testing/fixtures/lineups.ts';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

describe('lineups, scorers and the best player', () => {
  const world = openWorld();

  /** A live match in which the home side has a full starting lineup and two on the bench. */
  async function underWay(sportVariantKey = 'FOOTBALL_11', starters = 11) {
    const day = await matchDay(world, { sportVariantKey });
    const { matchId, home, club } = day;
    const players = await createPlayers(world, home.id, starters + 2);
    const chosen = lineupInput(players).map((one, index) =>
      index < starters ? one : { ...one, place: 'BENCH' as const },
    );
    const draft = await world.call(
      lineupCalls.create,
      { body: { matchId, teamId: home.id, players: chosen } },
      club.people.admin,
    );
    const confirmed = await world.call(
      lineupCalls.confirm,
      { params: { id: draft.body.lineup?.id ?? '' }, body: {} },
      club.people.admin,
    );
    assert.equal(confirmed.error, undefined);
    await day.start();
    const ids = players.map(({ id }) => id);
    const change = (off: string, on: string, minute: number, more = {}) =>
      world.call(
        matchDeskCalls.substitute,
        { body: { matchId, teamId: home.id, off, on, period: 2, minute, ...more } },
        club.people.referee,
      );
    const goal = (playerId: string, minute: number, more = {}) =>
      day.register({ type: 'GOAL', teamId: home.id, playerId, period: 2, minute, ...more });
    const [starter = '', other = ''] = ids;
    const [bench = '', last = ''] = ids.slice(starters);
    return { ...day, change, goal, starter, other, bench, last };
  }

  it('a substitution changes who is on the field, counts once however often it is sent, and can be undone', async () => {
    const { change, starter, bench } = await underWay();
    const onField = (body: Awaited<ReturnType<typeof change>>['body']) =>
      [starter, bench].map(
        (id) => body.players.home?.players.find(({ playerId }) => playerId === id)?.isOnField,
      );
    const first = await change(starter, bench, 60);
    assert.deepEqual([first.status, onField(first.body)], [200, [false, true]]);
    const again = await change(starter, bench, 60);
    assert.equal(again.body.players.home?.substitutions?.length, 1);
    assert.deepEqual(
      again.body.records.map(({ action }) => action),
      ['SUBSTITUTED'],
    );
    const undone = await change(starter, bench, 60, { undo: true });
    assert.deepEqual([onField(undone.body), undone.body.players.home?.substitutions], [[true, false], []]);
  });

  it('an impossible substitution is refused, naming the player who prevents it', async () => {
    const { change, starter, other, bench, last, away, register, home } = await underWay();
    const reason = ({ error }: Awaited<ReturnType<typeof change>>) => [
      error?.code,
      error?.field,
      (error?.details as { reason?: string } | undefined)?.reason,
    ];
    assert.deepEqual(reason(await change(bench, last, 50)), [
      'SUBSTITUTION_IMPOSSIBLE',
      'off',
      'NOT_ON_FIELD',
    ]);
    assert.deepEqual(reason(await change(starter, other, 50)), [
      'SUBSTITUTION_IMPOSSIBLE',
      'on',
      'ALREADY_ON_FIELD',
    ]);
    await change(starter, bench, 50);
    assert.deepEqual(reason(await change(bench, starter, 55)), [
      'SUBSTITUTION_IMPOSSIBLE',
      'on',
      'CANNOT_COME_BACK',
    ]);
    await register({ type: 'CARD', kind: 'RED', teamId: home.id, playerId: last, minute: 56, period: 2 });
    assert.deepEqual(reason(await change(other, last, 57)), ['SUBSTITUTION_IMPOSSIBLE', 'on', 'SENT_OFF']);
    const rival = await change(other, last, 58, { teamId: away.id });
    assert.deepEqual([rival.status, rival.error?.code], [409, 'LINEUP_REQUIRED']);
    assert.equal((await change(other, away.people.OWNER.id, 58)).error?.code, 'PLAYER_NOT_IN_LINEUP');
  });

  it('a player substituted for good neither scores nor assists later, but can still be carded', async () => {
    const { change, goal, register, starter, bench, home } = await underWay();
    await change(starter, bench, 60);
    assert.equal((await goal(starter, 59)).status, 200);
    assert.equal((await goal(starter, 61)).error?.code, 'PLAYER_WENT_OFF');
    const assisted = await goal(bench, 70, { relatedPlayerId: starter });
    assert.deepEqual([assisted.error?.code, assisted.error?.field], ['PLAYER_WENT_OFF', 'relatedPlayerId']);
    const card = {
      type: 'CARD',
      kind: 'YELLOW',
      teamId: home.id,
      playerId: starter,
      minute: 80,
      period: 2,
    } as const;
    assert.equal((await register(card)).status, 200);
  });

  it('with rolling substitutions, a player who went off can score again', async () => {
    const { change, goal, starter, bench } = await underWay('FUTSAL', 5);
    await change(starter, bench, 25);
    await change(bench, starter, 26);
    assert.equal((await goal(starter, 30)).status, 200);
    await change(starter, bench, 31);
    assert.equal((await goal(starter, 35)).status, 200);
  });

  it('an assist counts for the player who gave it, and nobody assists their own goal', async () => {
    const { goal, starter, other, finish, competition } = await underWay();
    assert.equal((await goal(starter, 50, { relatedPlayerId: starter })).error?.code, 'ASSIST_BY_SCORER');
    const { body } = await goal(starter, 50, { relatedPlayerId: other });
    assert.equal(body.event.relatedName, 'Ana Pérez Gil');
    await finish();
    const query = { competitionId: competition.competitionId, metric: 'assists' as const };
    const { body: list } = await world.call(statisticsCalls.playerStats, { query });
    assert.deepEqual(
      list.items.map(({ player, value, matches }) => [player.id, value, matches]),
      [[other, 1, 1]],
    );
  });

  it('the best player is chosen once the match is over, can be changed, and is counted', async () => {
    const { matchId, club, starter, other, finish, close, competition, away } = await underWay();
    const pick = (playerId: string | null) =>
      world.call(matchDeskCalls.setMvp, { body: { matchId, playerId } }, club.people.referee);
    const early = await pick(starter);
    assert.deepEqual([early.status, early.error?.code], [409, 'INVALID_TRANSITION']);
    assert.equal((await finish()).body.mayPickMvp, true);
    assert.equal((await pick(club.people.admin.id)).error?.code, 'PLAYER_NOT_IN_TEAM');
    await pick(starter);
    const { body } = await pick(other);
    assert.deepEqual([body.mvp?.playerId, body.mvp?.name], [other, 'Ana Pérez Gil']);
    await close();
    assert.equal((await pick(away.people.CAPTAIN.id)).body.mvp?.teamId, away.id);
    await pick(other);
    const open = await world.call(matchManagementCalls.full, { params: { id: matchId } });
    assert.equal(open.body.mvp?.player.id, other);
    const query = { competitionId: competition.competitionId, metric: 'mvps' as const };
    const { body: list } = await world.call(statisticsCalls.playerStats, { query });
    assert.deepEqual(
      list.items.map(({ player, value, matches, byKind }) => [player.id, value, matches, byKind]),
      [[other, 1, 1, {}]],
    );
    assert.equal(list.total, 1);
    assert.equal((await pick(null)).body.mvp, null);
  });
});
