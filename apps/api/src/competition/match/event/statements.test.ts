import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { lineupCalls } from '@traip/contract';
import { queriesOf } from '../../../testing/count-queries.ts';
import { createPlayers, lineupInput } from '../../../testing/fixtures/lineups.ts';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

/** Includes identifying the caller; BEGIN and COMMIT are counted only where they are statements. */
const most = 8;

describe('registering an event', () => {
  const world = openWorld();

  const isTransaction = (text: string) => /^(?:begin|commit)/i.test(text);

  /** What some work sends to the database, including its BEGIN and COMMIT, on either database. */
  async function statementsOf(work: () => Promise<{ readonly status: number }>): Promise<string[]> {
    let status = 0;
    const statements = await queriesOf(async () => {
      status = (await work()).status;
    });
    assert.equal(status, 200);
    return ['begin', ...statements.filter((text) => !isTransaction(text)), 'commit'];
  }

  async function dayWithLineup() {
    const day = await matchDay(world);
    const { home, matchId } = day;
    const players = await createPlayers(world, home.id, 11);
    const body = { matchId, teamId: home.id, players: lineupInput(players) };
    const saved = await world.call(lineupCalls.create, { body }, home.people.CAPTAIN);
    const params = { id: saved.body.lineup?.id ?? '' };
    await world.call(lineupCalls.confirm, { params, body: {} }, home.people.CAPTAIN);
    await day.start();
    return { ...day, players };
  }

  it('takes few statements, whether it is a goal, a card or the first event', async () => {
    const { register, home, players } = await dayWithLineup();
    const [scorer, assistant] = players.map(({ id }) => id);
    const teamId = home.id;
    const events = {
      first: { type: 'FOUL', teamId, minute: 1 },
      goal: { type: 'GOAL', teamId, minute: 2, playerId: scorer, relatedPlayerId: assistant },
      card: { type: 'CARD', kind: 'YELLOW', teamId, minute: 3, playerId: scorer },
    } as const;
    for (const [name, event] of Object.entries(events)) {
      const statements = await statementsOf(() => register(event));
      assert.ok(statements.length <= most, `${name}: ${statements.join('\n')}`);
      assert.equal(new Set(statements).size, statements.length, name);
      assert.equal(statements.filter((text) => text.includes('from "match_events"')).length, 1, name);
    }
  });

  it('sends followers what is stored', async () => {
    const { register, takeBack, home, players, matchId } = await dayWithLineup();
    const { db } = world.store;
    const isSame = async () => {
      const { payload } = await db
        .selectFrom('liveChanges')
        .select('payload')
        .where('matchId', '=', matchId)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      const match = await db
        .selectFrom('matches')
        .select(['state', 'version', 'homeScore as home', 'awayScore as away'])
        .where('id', '=', matchId)
        .executeTakeFirstOrThrow();
      const lastEvent = await db
        .selectFrom('matchEvents')
        .select(['id', 'type', 'teamId', 'period', 'minute', 'second', 'kind', 'value'])
        .where('matchId', '=', matchId)
        .where('deletedAt', 'is', null)
        .orderBy('seq', 'desc')
        .executeTakeFirstOrThrow();
      const { state, version, ...score } = match;
      const { clock: _, sets: __, ...sent } = payload;
      assert.deepEqual(sent, { state, version, score, lastEvent });
    };
    const playerId = players[0]?.id;
    const goal = await register({ type: 'GOAL', teamId: home.id, minute: 2, playerId });
    await isSame();
    await register({ type: 'CARD', kind: 'RED', teamId: home.id, minute: 3, playerId });
    await isSame();
    await takeBack(goal.body.event.id);
    await isSame();
  });

  it('replies with what the desk reads afterwards', async () => {
    const { register, takeBack, look, home, away, players } = await dayWithLineup();
    const scorer = players[0]?.id ?? '';
    const same = async (desk: Awaited<ReturnType<typeof look>>['body']) => {
      // Time has passed.
      const { clock: _, ...read } = (await look()).body;
      const { clock: __, ...answered } = desk;
      assert.deepEqual(answered, read);
    };
    const goal = { type: 'GOAL', teamId: home.id, minute: 2, playerId: scorer } as const;
    const scored = await register({ ...goal, clientEventId: randomUUID() });
    await same(scored.body.desk);
    await same((await register({ type: 'CARD', kind: 'RED', teamId: away.id, minute: 3 })).body.desk);
    await same((await register({ type: 'END', minute: 45 })).body.desk);
    await same((await takeBack(scored.body.event.id)).body);
  });
});
