import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { basePath, matchDeskCalls, standingCalls, statisticsCalls } from '@traip/contract';
import { sportByKey } from '@traip/engine';
import { isBreach, type MatchState, replay } from '@traip/engine/match';
import { chains, createTable, type TableMatch } from '@traip/engine/standings';
import { openServer } from '../../../platform/live/testing/changes.ts';
import {
  type EventStream,
  follow,
  followUntilReady,
  type StreamEvent,
} from '../../../platform/live/testing/event-stream.ts';
import { openWorld } from '../../../testing/world.ts';
import { engineEvents } from '../../match-events/stored-event.ts';
import { rankPlayers } from '../../statistics/testing/rank-players.ts';
import { dice } from '../../statistics/testing/some-events.ts';
import { type Fixture, referee, roundOf } from '../testing/match-round.ts';

/** Follows the feed until all these matches are closed; some readers lose the connection and come back. */
async function read(origin: string, path: string, matches: number, losesLine: boolean): Promise<Set<number>> {
  const ids = new Set<number>();
  const closed = new Set<unknown>();
  let line: EventStream = await followUntilReady(origin, path);
  const record = ({ id, event, data }: StreamEvent) => {
    assert.notEqual(event, 'reset');
    if (id !== null) ids.add(id);
    if (event === 'CLOSED') closed.add(data.matchId);
  };
  for (let count = 1; closed.size < matches; count++) {
    const received = await line.next();
    record(received);
    if (!losesLine || count % 7 !== 0) continue;
    await line.close();
    // Pending messages were received too.
    for (const more of line.takePending()) record(more);
    line = await follow(origin, path, { lastEventId: Math.max(...ids) });
  }
  await line.close();
  return ids;
}

describe('a match day of ten simultaneous matches', () => {
  const world = openWorld({ live: { heartbeat: 500 } });
  const rules = sportByKey('FOOTBALL_11');
  assert.ok(rules);

  /** Polls the table, and downloads it only when it has changed. */
  async function poll(origin: string, competitionId: string, isOver: () => boolean) {
    const seen = { fresh: 0, same: 0 };
    let tag = '';
    while (!isOver()) {
      const response = await fetch(
        `${origin}${basePath}/traips-competition/classifications/${competitionId}`,
        {
          headers: { 'if-none-match': tag },
        },
      );
      assert.ok(response.status === 200 || response.status === 304);
      const text = await response.text();
      if (response.status === 304) assert.equal(text, '');
      seen[response.status === 304 ? 'same' : 'fresh']++;
      tag = response.headers.get('etag') ?? '';
      await pause(25);
    }
    return seen;
  }

  async function playAll() {
    const round = await roundOf(world);
    const origin = await openServer(world);
    const { fixtures, competitionId } = round;
    let isOver = false;
    const readers = [
      ...Array.from({ length: 10 }, (_, nth) =>
        read(origin, `/competition/${competitionId}`, 10, nth % 2 === 1),
      ),
      ...fixtures.flatMap(({ id }) => [false, true].map((loses) => read(origin, `/match/${id}`, 1, loses))),
    ];
    const pollers = [1, 2, 3].map(() => poll(origin, competitionId, () => isOver));
    const seen = await Promise.all(fixtures.map((fixture, nth) => referee(origin, fixture, dice(nth + 7))));
    isOver = true;
    return { ...round, seen, heard: await Promise.all(readers), polled: await Promise.all(pollers) };
  }

  type Played = Awaited<ReturnType<typeof playAll>>;

  async function changesOf(column: 'matchId' | 'competitionId', id: string): Promise<number[]> {
    const rows = await world.store.db
      .selectFrom('liveChanges')
      .select('id')
      .where(column, '=', id)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.id);
  }

  async function statesOf(fixtures: readonly Fixture[]): Promise<MatchState[]> {
    const states: MatchState[] = [];
    for (const { id, home, away } of fixtures) {
      const rows = await world.store.db
        .selectFrom('matchEvents')
        .selectAll()
        .where('matchId', '=', id)
        .execute();
      const opening = { home: home.id, away: away.id, status: 'CLOSED' } as const;
      const state = replay(opening, engineEvents(rows), rules ?? assert.fail());
      assert.ok(!isBreach(state));
      states.push(state);
    }
    return states;
  }

  const inOrder = (ids: Iterable<number>) => [...ids].sort((one, other) => one - other);

  /** Every reader received everything since their first message, which only tells where the feed stands. */
  async function assertReceived({ fixtures, heard, competitionId }: Played): Promise<void> {
    const complete = (ids: ReadonlySet<number> | undefined, published: readonly number[]) => {
      const [first = 0, ...rest] = inOrder(ids ?? []);
      assert.deepEqual(
        rest,
        published.filter((id) => id > first),
      );
      assert.ok(rest.length >= 8);
    };
    const published = await changesOf('competitionId', competitionId);
    for (const ids of heard.slice(0, 10)) complete(ids, published);
    for (const [nth, { id }] of fixtures.entries()) {
      const own = await changesOf('matchId', id);
      complete(heard[10 + 2 * nth], own);
      complete(heard[11 + 2 * nth], own);
    }
  }

  /** The desk, the sum of the active events and the referee agree on the score. */
  async function assertScores({ fixtures, seen }: Played): Promise<void> {
    for (const [nth, { id, referee: user, home }] of fixtures.entries()) {
      const { body } = await world.call(matchDeskCalls.desk, { params: { id } }, user);
      const goals = body.events.filter(({ type }) => type === 'GOAL');
      const own = goals.filter(({ teamId }) => teamId === home.id).length;
      const { score } = seen[nth] ?? assert.fail();
      assert.deepEqual([body.state, body.score], ['CLOSED', score]);
      assert.deepEqual({ home: own, away: goals.length - own }, score);
    }
  }

  // A reader who misses something would wait forever.
  const options = { timeout: 300_000 };

  it('loses nothing: scores, readers, table and players agree with the referees', options, async () => {
    const played = await playAll();
    await assertScores(played);
    await assertReceived(played);
    assert.ok(played.polled.every(({ fresh }) => fresh >= 1));
    await assertTable(played);
    await assertPlayers(played);
  });

  async function assertTable({ fixtures, competitionId, seen }: Played): Promise<void> {
    const states = await statesOf(fixtures);
    const matches = fixtures.map(({ id, home, away }, nth): TableMatch => {
      const cards = states[nth]?.tally.cards.map(({ teamId, playerId }) => {
        return { team: teamId, person: playerId ?? '', kind: 'YELLOW' as const };
      });
      const score = seen[nth]?.score ?? { home: 0, away: 0 };
      return { id, home: home.id, away: away.id, state: 'CLOSED', score, cards: cards ?? [] };
    });
    const teams = fixtures.flatMap(({ home, away }) => [home.id, away.id]);
    const table = createTable({
      teams,
      matches,
      rules: { ...(rules ?? assert.fail()), chain: chains.RFEF, meetings: 1 },
    });
    assert.ok(!('breach' in table));
    const { body } = await world.call(standingCalls.classifications, {
      params: { id: competitionId },
      query: {},
    });
    assert.deepEqual(
      body.phases[0]?.tables[0]?.rows.map((row) => [row.rank, row.team.id, row.points, row.for, row.against]),
      table.rows.map((row) => [row.rank, row.team, row.points, row.for, row.against]),
    );
  }

  async function assertPlayers({ fixtures, competitionId }: Played): Promise<void> {
    const played = (await statesOf(fixtures)).map((match) => {
      return { match, rules: rules ?? assert.fail(), appearances: [] };
    });
    for (const metric of ['goals', 'assists', 'cards'] as const) {
      const query = { competitionId, metric, limit: 100 };
      const { body } = await world.call(statisticsCalls.playerStats, { query });
      const key = (id: string, value: number) => `${id} ${value}`;
      assert.deepEqual(
        body.items.map(({ player, value }) => key(player.id, value)).sort(),
        rankPlayers(metric, played, String)
          .map(({ playerId, value }) => key(playerId, value))
          .sort(),
        metric,
      );
    }
  }
});
