import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { entryCalls, matchDeskCalls, squadCalls } from '@traip/contract';
import { openServer } from '../../platform/live/testing/changes.ts';
import { followUntilReady } from '../../platform/live/testing/event-stream.ts';
import type { Fixtures } from '../fixtures/fixture-ids.ts';
import { createFixtures } from '../fixtures/fixtures.ts';
import { enterPeople } from '../fixtures/people.ts';
import { openWorld } from '../world.ts';
import { crawlAsStranger, crawlPublicCalls, type PublicReply } from './public-calls.ts';

/** Names that appear nowhere else in the world. */
const child = { firstName: 'Quimet', surnames: 'Ocultez Escondida', birthday: '2016-02-03' };
const teenager = { firstName: 'Teófila', surnames: 'Brevez Escondida', birthday: '2010-02-03' };
const adult = { firstName: 'Adelardo', surnames: 'Plenez Escondida', birthday: '1990-02-03' };

describe('what strangers see of a match', () => {
  const world = openWorld({ live: { heartbeat: 3_600_000 } });
  let fixtures: Fixtures;
  let ids: readonly string[];

  const callsNaming = (replies: readonly PublicReply[], word: string) => [
    ...new Set(replies.filter(({ text }) => text.includes(word)).map(({ call }) => call)),
  ];
  const register = (playerId: string, event: Record<string, unknown>) => {
    const { matchId, teamId, people } = fixtures;
    const body = { matchId, clientEventId: randomUUID(), period: 1, minute: 3, teamId, playerId, ...event };
    return world.call(matchDeskCalls.registerEvent, { body: body as never }, people.SA);
  };

  before(async () => {
    fixtures = await createFixtures(world);
    const { teamId, lineupId, matchId, competitionId, askingTeamId, people } = fixtures;
    const { db } = world.store;
    const entry = { competitionId, teamId: askingTeamId, accept: true };
    await world.call(entryCalls.decide, { body: entry }, people.SA);
    ids = await enterPeople(world, { teamId, enteredBy: people.OW.id }, [child, teenager, adult]);
    const players = ids.map((playerId, position) => ({
      lineupId,
      playerId,
      position,
      place: 'STARTER' as const,
      shirt: position + 1,
      isGoalkeeper: position === 0,
      isCaptain: position === 0,
    }));
    await db.insertInto('lineupPlayers').values(players).execute();
    await db.updateTable('lineups').set({ state: 'CONFIRMED' }).where('id', '=', lineupId).execute();
    const match = { params: { id: matchId }, body: {} };
    await world.call(matchDeskCalls.start, match, people.SA);
    for (const id of ids) {
      assert.equal((await register(id, { type: 'GOAL' })).status, 200);
      assert.equal((await register(id, { type: 'CARD', kind: 'RED', minute: 40 })).status, 200);
    }
  });

  it('arrives live without hidden names', { timeout: 60_000 }, async () => {
    const { matchId, competitionId, orgCode } = fixtures;
    const origin = await openServer(world);
    const feeds = [`/match/${matchId}`, `/competition/${competitionId}`, `/organisation/${orgCode}`];
    const streams = await Promise.all(feeds.map((feed) => followUntilReady(origin, feed)));
    for (const id of ids) await register(id, { type: 'GOAL', minute: 41 });
    for (const stream of streams) {
      const messages = JSON.stringify([await stream.next(), await stream.next(), await stream.next()]);
      for (const hidden of ['Brevez', 'Quimet', 'Ocultez']) assert.ok(!messages.includes(hidden), messages);
      await stream.close();
    }
  });

  describe('that is over', () => {
    before(async () => {
      const match = { params: { id: fixtures.matchId }, body: {} };
      for (const move of [matchDeskCalls.finish, matchDeskCalls.close])
        assert.equal((await world.call(move, match, fixtures.people.SA)).status, 200);
    });

    it('names an adult, a teenager with an initial, and no child', async () => {
      for (const replies of [
        await crawlPublicCalls(world, fixtures),
        await crawlAsStranger(world, fixtures),
      ]) {
        const naming = callsNaming(replies, 'Plenez');
        for (const call of [
          'match.full',
          'lineup.full',
          'statistics.playerStats',
          'statistics.leaders',
          'statistics.boxScore',
          'team.full',
          'sheet.printedMatch',
          'sheet.printedSquads',
        ])
          assert.ok(naming.includes(call), `${call} names players`);
        // Nobody is found by a surname that they hide.
        const alsoNaming = naming.filter((call) => call !== 'search.find');
        assert.deepEqual(
          callsNaming(replies, 'Teófila'),
          alsoNaming,
          'the teenager is named beside the adult',
        );
        for (const hidden of [
          'Brevez',
          'Quimet',
          'Ocultez',
          child.birthday,
          teenager.birthday,
          adult.birthday,
        ])
          assert.deepEqual(callsNaming(replies, hidden), [], hidden);
      }
    });

    it('loses a withdrawn name immediately, even for visitors who cached it', async () => {
      const { teamId, people } = fixtures;
      const first = await crawlPublicCalls(world, fixtures);
      const [personId] = ids.slice(2);
      const change = {
        params: { teamId },
        body: { people: [{ personId, version: 1, publicName: 'HIDDEN' }] },
      };
      assert.equal((await world.call(squadCalls.change, change as never, people.OW)).status, 200);
      const second = await crawlPublicCalls(world, fixtures, first);
      for (const removed of ['Plenez', 'Adelardo']) assert.deepEqual(callsNaming(second, removed), []);
    });
  });
});
