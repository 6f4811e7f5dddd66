import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { createPerson } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

describe('an event', () => {
  const world = openWorld();

  it('that is sent again returns the stored one, even once the match is closed', async () => {
    const { start, register, finish, close, home } = await matchDay(world);
    await start();
    const goal = { type: 'GOAL', teamId: home.id, minute: 5, clientEventId: randomUUID() } as const;
    const first = await register(goal);
    const second = await register(goal);
    assert.deepEqual([first.status, second.status], [200, 200]);
    assert.equal(second.body.event.id, first.body.event.id);
    assert.equal(second.body.desk.version, first.body.desk.version, 'nothing was written');
    await finish();
    await close();
    const third = await register(goal);
    assert.deepEqual([third.status, third.body.event.id], [200, first.body.event.id]);
    assert.deepEqual(third.body.desk.score, { home: 1, away: 0 });
  });

  it('that was deleted no longer counts, but stays stored', async () => {
    const { start, register, takeBack, home, away, matchId, club } = await matchDay(world);
    await start();
    const { body } = await register({ type: 'GOAL', teamId: home.id, minute: 5 });
    await register({ type: 'OWN_GOAL', teamId: home.id, minute: 6 });
    const after = await takeBack(body.event.id);
    assert.deepEqual(after.body.score, { home: 0, away: 1 });
    assert.ok(!after.body.events.some(({ id }) => id === body.event.id));
    assert.equal(
      (await takeBack(body.event.id)).status,
      200,
      'a device that did not hear the answer asks again',
    );
    const row = await world.store.db
      .selectFrom('matchEvents')
      .select(['deletedBy', 'deletedAt'])
      .where('id', '=', body.event.id)
      .executeTakeFirstOrThrow();
    assert.equal(row.deletedBy, club.people.referee.id);
    assert.equal((await takeBack(away.id)).status, 404);
    assert.equal((await takeBack(matchId)).status, 404);
  });

  it('that belongs to the history of the match can’t be deleted', async () => {
    const { start, takeBack } = await matchDay(world);
    const { body } = await start();
    const { error } = await takeBack(body.events[0]?.id ?? '');
    assert.equal(error?.code, 'EVENT_NOT_DELETABLE');
  });

  it('is worth what the rules say, and a device that sends another value is refused', async () => {
    const { start, register, home } = await matchDay(world);
    await start();
    const input = { type: 'GOAL', teamId: home.id, minute: 5, kind: 'PENALTY' } as const;
    const { error } = await register({ ...input, value: 50 } as typeof input);
    assert.deepEqual([error?.code, error?.field], ['BAD_REQUEST', 'value']);
    const { body } = await register(input);
    assert.deepEqual([body.event.value, body.desk.score], [1, { home: 1, away: 0 }]);
  });

  it('of another sport, kind, period, team or person is refused with its name and field', async () => {
    const { start, register, home, away } = await matchDay(world);
    await start();
    const stranger = await createPerson(world);
    const goal = { type: 'GOAL', teamId: home.id, minute: 1 } as const;
    const cases = [
      [{ ...goal, kind: 'TRY' }, 'EVENT_KIND_UNKNOWN', 'kind'],
      [{ ...goal, period: 9 }, 'PERIOD_UNKNOWN', 'period'],
      [{ ...goal, teamId: stranger.id }, 'TEAM_NOT_IN_MATCH', 'teamId'],
      [{ type: 'GOAL', minute: 1 }, 'TEAM_NOT_IN_MATCH', 'teamId'],
      [{ ...goal, playerId: stranger.id }, 'PLAYER_NOT_IN_TEAM', 'playerId'],
      [{ ...goal, playerId: away.people.CAPTAIN.id }, 'PLAYER_NOT_IN_TEAM', 'playerId'],
      [{ ...goal, relatedPlayerId: away.people.CAPTAIN.id }, 'PLAYER_NOT_IN_TEAM', 'relatedPlayerId'],
      [{ type: 'CARD', teamId: home.id, minute: 1 }, 'EVENT_KIND_UNKNOWN', 'kind'],
      [{ type: 'CARD', teamId: home.id, kind: 'SECOND_YELLOW' }, 'EVENT_KIND_DERIVED', 'kind'],
      [{ type: 'START', period: 1 }, 'PERIOD_ALREADY_STARTED', 'period'],
    ] as const;
    for (const [input, code, field] of cases) {
      const { error, status } = await register(input);
      assert.deepEqual([error?.code, error?.field], [code, field]);
      assert.ok(status < 500);
    }
    const tennis = await matchDay(world, { sportKey: 'TENNIS', sportVariantKey: 'TENNIS_SINGLES' });
    await tennis.start();
    const card = { type: 'CARD', teamId: tennis.home.id, kind: 'YELLOW' } as const;
    assert.equal((await tennis.register(card)).error?.code, 'EVENT_NOT_ALLOWED');
    const whole = { type: 'GOAL', kind: 'SET', period: 1 } as const;
    assert.equal((await tennis.register(whole)).error?.code, 'SET_SCORE_IMPOSSIBLE');
    const set = await tennis.register({ ...whole, payload: { set: 1, home: 6, away: 4 } });
    assert.deepEqual(set.body.desk.score, { home: 1, away: 0 });
  });

  it('of a player counts for them; if there is a lineup, only its players are accepted', async () => {
    const { start, register, home, away, matchId, competition } = await matchDay(world);
    await start();
    const { CAPTAIN, OWNER, COACH } = home.people;
    const goal = { type: 'GOAL', teamId: home.id, minute: 1, playerId: CAPTAIN.id } as const;
    const { body } = await register({ ...goal, relatedPlayerId: OWNER.id });
    assert.deepEqual([body.event.playerId, body.event.playerName], [CAPTAIN.id, 'CAPTAIN Pérez Gil']);
    const foul = { type: 'FOUL', teamId: home.id, playerId: CAPTAIN.id } as const;
    assert.equal((await register({ ...foul, relatedPlayerId: away.people.CAPTAIN.id })).status, 200);
    const { db } = world.store;
    const id = randomUUID();
    const { organisationId, competitionId } = competition;
    await db
      .insertInto('lineups')
      .values({
        id,
        organisationId,
        competitionId,
        matchId,
        teamId: home.id,
        createdAt: world.now(),
        substitutions: JSON.stringify(null),
        confirmedAt: world.now(),
        state: 'LOCKED',
      })
      .execute();
    await db
      .insertInto('lineupPlayers')
      .values({
        lineupId: id,
        playerId: OWNER.id,
        position: 1,
        place: 'STARTER',
        shirt: 1,
        isGoalkeeper: true,
        isCaptain: true,
      })
      .execute();
    const late = await register({ ...goal, minute: 2 });
    assert.deepEqual([late.error?.code, late.error?.field], ['PLAYER_NOT_IN_LINEUP', 'playerId']);
    assert.equal((await register({ ...goal, minute: 3, playerId: OWNER.id })).status, 200);
    const coach = { type: 'CARD', kind: 'YELLOW', teamId: home.id, playerId: COACH.id } as const;
    assert.equal((await register({ ...coach, personRole: 'STAFF' })).status, 200, 'staff are in no lineup');
  });

  it('turns a second yellow card into a sending-off', async () => {
    const { start, register, home } = await matchDay(world);
    await start();
    const playerId = home.people.CAPTAIN.id;
    const yellow = { type: 'CARD', kind: 'YELLOW', teamId: home.id, playerId } as const;
    await register({ ...yellow, minute: 10 });
    const { body } = await register({ ...yellow, minute: 70, period: 2 });
    assert.deepEqual(
      body.desk.cards.map(({ kind, sendsOff }) => [kind, sendsOff]),
      [
        ['YELLOW', false],
        ['SECOND_YELLOW', true],
      ],
    );
    assert.deepEqual(
      body.desk.out.map((one) => one.playerId),
      [playerId],
    );
  });

  it('is refused if a faulty device sends too many', async () => {
    const { start, register, home, matchId, club, finish } = await matchDay(world);
    await start();
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      id: randomUUID(),
      organisationId: club.id,
      matchId,
      seq: index + 2,
      type: 'FOUL',
      kind: 'FOUL',
      teamId: home.id,
      period: '1',
      minute: 1,
      payload: '{}',
      createdAt: world.now(),
    }));
    await world.store.db.insertInto('matchEvents').values(rows.slice(0, 1000)).execute();
    await world.store.db.insertInto('matchEvents').values(rows.slice(1000)).execute();
    const { error } = await register({ type: 'GOAL', teamId: home.id, minute: 1 });
    assert.equal(error?.code, 'TOO_MANY_EVENTS');
    assert.equal((await finish()).status, 200, 'the match can still be ended');
  });

  it('is registered by the referees of the match, or by any referee if none is assigned', async () => {
    const { start, register, home, club, matchId, look } = await matchDay(world);
    await start();
    const other = await createPerson(world);
    const { db } = world.store;
    await db
      .insertInto('matchReferees')
      .values({ organisationId: club.id, matchId, userId: other.id })
      .execute();
    const goal = { type: 'GOAL', teamId: home.id, minute: 1 } as const;
    assert.equal((await register(goal)).error?.code, 'REFEREE_NOT_ASSIGNED');
    assert.ok(!(await look()).body.actions.includes('registerEvent'));
    assert.equal((await register(goal, club.people.admin)).status, 200);
    const { referee } = club.people;
    await db
      .insertInto('matchReferees')
      .values({ organisationId: club.id, matchId, userId: referee.id })
      .execute();
    assert.equal((await register(goal)).status, 200);
    assert.ok((await look()).body.actions.includes('registerEvent'));
  });
});
