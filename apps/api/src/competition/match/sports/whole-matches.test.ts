import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openWorld } from '../../../testing/world.ts';
import { type MatchDay, matchDay } from '../testing/match-day.ts';

describe('a whole match', () => {
  const world = openWorld();

  const standingOf = async ({ competition }: MatchDay, teamId: string) => {
    const table = await world.store.db
      .selectFrom('standings')
      .select('rows')
      .where('phaseId', '=', competition.phaseId)
      .executeTakeFirstOrThrow();
    return table.rows.find(({ team }) => team === teamId);
  };

  it('of football: two halves, a penalty, an own goal, cards, and three points', async () => {
    const day = await matchDay(world);
    const { home, away, registerAll } = day;
    await day.start();
    const { body } = await registerAll([
      { type: 'GOAL', teamId: home.id, minute: 12, playerId: home.people.CAPTAIN.id },
      { type: 'CARD', kind: 'YELLOW', teamId: away.id, minute: 30, playerId: away.people.CAPTAIN.id },
      { type: 'OWN_GOAL', teamId: home.id, minute: 40, playerId: home.people.OWNER.id },
      { type: 'END', period: 1, minute: 45 },
      { type: 'START', period: 2, minute: 45 },
      { type: 'GOAL', kind: 'PENALTY', teamId: home.id, minute: 60, period: 2 },
      {
        type: 'CARD',
        kind: 'YELLOW',
        teamId: away.id,
        minute: 70,
        period: 2,
        playerId: away.people.CAPTAIN.id,
      },
    ]);
    assert.ok(body.outcomes.every(({ status }) => status === 'REGISTERED'));
    assert.deepEqual(body.desk.score, { home: 2, away: 1 });
    assert.equal(body.desk.cards.at(-1)?.kind, 'SECOND_YELLOW');
    await day.finish();
    const { body: closed } = await day.close();
    assert.deepEqual([closed.state, closed.score], ['CLOSED', { home: 2, away: 1 }]);
    const row = await standingOf(day, home.id);
    assert.deepEqual([row?.points, row?.for, row?.against, row?.provisional], [3, 2, 1, false]);
  });

  it('of basketball: four quarters, no draw, overtime, and fouls that put a player out', async () => {
    const day = await matchDay(world, { sportKey: 'BASKETBALL', sportVariantKey: 'BASKETBALL_5' });
    const { home, away, register, registerAll } = day;
    await day.start();
    const playerId = away.people.CAPTAIN.id;
    await registerAll([
      { type: 'GOAL', kind: 'THREE', teamId: home.id, minute: 1 },
      { type: 'GOAL', kind: 'FIELD_GOAL', teamId: away.id, minute: 12, period: 2 },
      { type: 'GOAL', kind: 'FREE_THROW', teamId: away.id, minute: 31, period: 4 },
      ...Array.from({ length: 5 }, (_, minute) => {
        return {
          type: 'FOUL',
          kind: 'PERSONAL',
          teamId: away.id,
          playerId,
          minute: 30 + minute,
          period: 4,
        } as const;
      }),
    ]);
    const level = await day.finish();
    assert.deepEqual([level.status, level.error?.code], [422, 'WINNER_REQUIRED']);
    const { body } = await register({
      type: 'GOAL',
      kind: 'FIELD_GOAL',
      teamId: home.id,
      minute: 42,
      period: 5,
    });
    assert.deepEqual(body.desk.score, { home: 5, away: 3 });
    assert.deepEqual(
      body.desk.out.map(({ reason }) => reason),
      ['FOULS'],
    );
    assert.deepEqual(body.desk.fouls, [{ period: 4, home: 0, away: 5 }]);
    const { body: over } = await day.finish();
    assert.equal(over.result?.wentToExtraTime, true);
    await day.close();
    const [winner, loser] = [await standingOf(day, home.id), await standingOf(day, away.id)];
    assert.deepEqual([winner?.points, loser?.points], [2, 1]);
  });

  it('of volleyball: rally points close sets, and three of them win', async () => {
    const day = await matchDay(world, { sportKey: 'VOLLEYBALL', sportVariantKey: 'VOLLEYBALL_6' });
    const { home, away, registerAll, register } = day;
    await day.start();
    const point = { type: 'GOAL', kind: 'POINT', teamId: home.id } as const;
    const first = await registerAll(Array.from({ length: 24 }, () => point));
    assert.deepEqual([first.body.desk.score, first.body.desk.sets[0]?.winner], [{ home: 0, away: 0 }, null]);
    const { body } = await register(point);
    assert.deepEqual(body.desk.sets, [{ set: 1, home: 25, away: 0, winner: 'HOME' }]);
    assert.deepEqual(body.desk.score, { home: 1, away: 0 });
    assert.equal((await day.finish()).error?.code, 'WINNER_REQUIRED');
    const set = (number: number, home: number, away: number) =>
      register({ type: 'GOAL', kind: 'SET', period: number, payload: { set: number, home, away } });
    assert.equal((await set(2, 26, 23)).error?.code, 'SET_SCORE_IMPOSSIBLE');
    await set(2, 23, 25);
    await set(3, 25, 21);
    await set(4, 20, 25);
    const { body: decided } = await set(5, 15, 13);
    assert.deepEqual(decided.desk.score, { home: 3, away: 2 });
    await day.finish();
    await day.close();
    const [winner, loser] = [await standingOf(day, home.id), await standingOf(day, away.id)];
    assert.deepEqual([winner?.points, loser?.points, winner?.setsWon], [2, 1, 3]);
  });

  it('of rugby: tries and kicks, and a bonus for four tries and for a narrow loss', async () => {
    const day = await matchDay(world, { sportKey: 'RUGBY', sportVariantKey: 'RUGBY_15' });
    const { home, away, registerAll } = day;
    await day.start();
    const goal = (teamId: string, kind: string, minute: number) =>
      ({ type: 'GOAL', teamId, kind, minute }) as const;
    const { body } = await registerAll([
      ...[5, 15, 25, 35].map((minute) => goal(home.id, 'TRY', minute)),
      goal(home.id, 'CONVERSION', 6),
      goal(away.id, 'PENALTY_TRY', 10),
      ...[20, 30, 38].map((minute) => goal(away.id, 'PENALTY_GOAL', minute)),
    ]);
    assert.deepEqual(body.desk.score, { home: 22, away: 16 });
    await day.finish();
    const { body: closed } = await day.close();
    assert.deepEqual(closed.result?.tries, { home: 4, away: 1 });
    const [winner, loser] = [await standingOf(day, home.id), await standingOf(day, away.id)];
    assert.deepEqual([winner?.points, winner?.bonus], [5, 1]);
    assert.deepEqual([loser?.points, loser?.bonus], [1, 1]);
  });
});
