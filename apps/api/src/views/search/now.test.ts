import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nowLimits, searchCalls } from '@traip/contract';
import { sql } from 'kysely';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { queriesOf } from '../../testing/count-queries.ts';
import { createMatch } from '../../testing/fixtures/competitions.ts';
import { openWorld } from '../../testing/world.ts';

describe('what is being played now', () => {
  const world = openWorld();
  const now = async () => (await world.call(searchCalls.now, {})).body;
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

  it('shows live and upcoming matches of everything public and nothing else', async () => {
    const { start, matchId, competition, home, away } = await matchDay(world);
    assert.deepEqual(ids((await now()).next), [matchId]);
    await start();
    const next = await createMatch(world, competition, { home: home.id, away: away.id, key: 'later' });
    const { live, next: coming } = await now();
    assert.deepEqual([ids(live), ids(coming)], [[matchId], [next]]);
    assert.equal(live[0]?.clock?.is, 'RUNNING');
    const hide = world.store.db.updateTable('competitions').set({ privacy: 'IN_ORG' });
    await hide.where('id', '=', competition.competitionId).execute();
    assert.deepEqual(await now(), { live: [], next: [], results: [] });
  });

  it('shows the latest result of each sport', async () => {
    const play = async (options: Parameters<typeof matchDay>[1]) => {
      const { matchId } = await matchDay(world, { ...options, state: 'CLOSED' });
      world.advance(1);
      const kickOff = world.now();
      await world.store.db.updateTable('matches').set({ kickOff }).where('id', '=', matchId).execute();
      return matchId;
    };
    await play({});
    const football = await play({});
    const basketball = await play({ sportKey: 'BASKETBALL', sportVariantKey: 'BASKETBALL_5' });
    assert.deepEqual(ids((await now()).results), [basketball, football]);
  });

  it('stays short, and costs the same however many matches are live', async () => {
    const { competition, home, away } = await matchDay(world);
    const few = (await queriesOf(now)).length;
    const sides = { home: home.id, away: away.id };
    for (let more = 0; more < nowLimits.next + 3; more++)
      await createMatch(world, competition, { ...sides, key: `n${more}` });
    assert.equal((await now()).next.length, nowLimits.next);
    assert.equal((await queriesOf(now)).length, few);
    const { rows } = await sql<Record<string, string>>`explain select id from matches
      where (state = 'SCHEDULED' and kick_off >= now() or state = 'CREATED' and kick_off is null)
        and deleted_at is null order by kick_off, round, id limit 5`.execute(world.store.db);
    assert.match(JSON.stringify(rows), /matches_awaited/);
  });
});
