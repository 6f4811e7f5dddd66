import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { entryCalls } from '@traip/contract';
import { openWorld } from '../../testing/world.ts';
import { impactOfResult } from './index.ts';
import { plainResult, tournamentOf } from './testing/tournament.ts';

describe('the end of a competition', () => {
  const world = openWorld();

  /** Four teams, each pair once; the better seed always wins. */
  async function playedLeague() {
    const league = await tournamentOf(world, 4, [{ algorithm: 'ROUND_ROBIN' }]);
    await league.process(0);
    await league.move(0, 'IN_PROGRESS');
    const seed = (team: string | null) => league.teams.indexOf(team ?? '');
    for (const { id, homeTeamId, awayTeamId } of await league.matches(0))
      await league.write(id, seed(homeTeamId) < seed(awayTeamId) ? [2, 0] : [0, 1]);
    return league;
  }

  const given = async ({ tables }: Awaited<ReturnType<typeof playedLeague>>) =>
    Object.fromEntries((await tables()).awards.map(({ kind, team }) => [kind, team.id]));

  it('gives the awards, and revokes them when play resumes', async () => {
    const league = await playedLeague();
    assert.deepEqual(await given(league), {});
    await league.move(0, 'FINISHED');
    assert.equal((await league.move(null, 'FINISHED')).error, undefined);
    const [first, second, third] = league.teams;
    const { CHAMPION, RUNNER_UP, THIRD, BEST_ATTACK } = await given(league);
    assert.deepEqual([CHAMPION, RUNNER_UP, THIRD, BEST_ATTACK], [first, second, third, first]);
    assert.equal((await league.move(null, 'IN_PROGRESS')).error, undefined);
    assert.deepEqual(await given(league), {});
  });

  it('waits until a tie on the podium is broken', async () => {
    const league = await playedLeague();
    for (const { id } of await league.matches(0)) await league.write(id, [0, 0]);
    await league.move(0, 'FINISHED');
    const held = await league.move(null, 'FINISHED');
    assert.equal(held.error?.code, 'TRANSITION_HELD_BACK');
    const details = held.error?.details as { guards: string[]; podium: { teams: string[] } };
    assert.deepEqual([details.guards, details.podium.teams.length], [['TIES_RESOLVED'], 4]);
  });

  it('of a phase freezes its table, even if a team leaves later', async () => {
    const league = await playedLeague();
    await league.move(0, 'FINISHED');
    const before = (await league.tables()).phases[0]?.tables;
    world.advance(1);
    const [teamId = ''] = league.teams;
    const body = { competitionId: league.competitionId, teamId, mode: 'ANNUL' } as const;
    assert.equal((await world.call(entryCalls.remove, { body }, league.admin)).error, undefined);
    const after = (await league.tables()).phases[0]?.tables;
    assert.deepEqual(after?.[0]?.rows, before?.[0]?.rows);
  });

  it('is preceded by previews of corrections, which write nothing', async () => {
    const league = await playedLeague();
    const [first = '', second = ''] = league.teams;
    const match = (await league.matches(0)).find(({ homeTeamId, awayTeamId }) =>
      [first, second].every((team) => team === homeTeamId || team === awayTeamId),
    );
    assert.ok(match);
    const result = plainResult(match.homeTeamId === first ? [0, 5] : [5, 0]);
    const supposed = {
      phaseId: league.of(0),
      matchId: match.id,
      state: 'CLOSED',
      result,
      at: world.now(),
    } as const;
    const impact = await world.store.db.transaction().execute((trx) => impactOfResult(trx, supposed));
    assert.deepEqual(impact, {
      positions: [
        { teamId: second, before: 2, after: 1 },
        { teamId: first, before: 1, after: 2 },
      ],
      slots: [],
      started: [],
    });
    const rows = (await league.tables()).phases[0]?.tables[0]?.rows;
    assert.equal(rows?.[0]?.team.id, first, 'nothing was written');
  });

  it('of the groups blocks corrections that affect started knockout matches, and previews name these', async () => {
    const cup = await tournamentOf(world, 8, [
      { algorithm: 'GROUPS', params: { groups: 2, legs: 1 } },
      { algorithm: 'QUALIFY', params: { groups: ['A', 'B'], qualifiers: 2 } },
    ]);
    await cup.process(0);
    await cup.process(1);
    await cup.move(0, 'IN_PROGRESS');
    for (const { id } of await cup.matches(0)) await cup.write(id, [1, 0]);
    assert.equal((await cup.move(0, 'FINISHED')).error, undefined);
    const [semi] = await cup.matches(1);
    await cup.write(semi?.id ?? '', [0, 0], 'IN_PROGRESS');
    const [match] = await cup.matches(0);
    const supposed = {
      phaseId: cup.of(0),
      matchId: match?.id ?? '',
      state: 'IN_PROGRESS',
      result: null,
      at: world.now(),
    } as const;
    const impact = await world.store.db.transaction().execute((trx) => impactOfResult(trx, supposed));
    assert.deepEqual(impact.started, [semi?.id]);
    assert.equal(impact.slots.length, 4);
  });
});
