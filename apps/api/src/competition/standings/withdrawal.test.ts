import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { entryCalls, standingCalls, type WithdrawalMode } from '@traip/contract';
import { openWorld } from '../../testing/world.ts';
import { tournamentOf } from '../progression/testing/tournament.ts';
import { leagueOf } from './testing/league.ts';

describe('a team that withdraws', () => {
  const world = openWorld();

  /** Four teams, each pair once: Dura has beaten Alba, lost to Bruma, and still has to play Cala. */
  async function league() {
    const base = await leagueOf(world, ['Alba', 'Bruma', 'Cala', 'Dura'], { params: { legs: 1 } });
    await base.play([
      { home: 'Dura', away: 'Alba', score: [1, 0] },
      { home: 'Bruma', away: 'Dura', score: [2, 1] },
      { home: 'Alba', away: 'Bruma', score: [1, 1] },
      { home: 'Cala', away: 'Dura', score: null },
      { home: 'Alba', away: 'Cala', score: null },
      { home: 'Bruma', away: 'Cala', score: null },
    ]);
    const { competitionId, idOf, admin } = base;
    const teamId = idOf('Dura');
    return {
      ...base,
      teamId,
      preview: (user = admin) =>
        world.call(standingCalls.withdrawalPreview, { params: { competitionId, teamId } }, user),
      leave: (mode: WithdrawalMode) =>
        world.call(entryCalls.remove, { body: { competitionId, teamId, mode } }, admin),
      rows: async () => {
        const { body } = await world.call(standingCalls.classifications, {
          params: { id: competitionId },
          query: {},
        });
        return (body.phases[0]?.tables[0]?.rows ?? []).map(({ team, points, isWithdrawn }) => [
          team.name,
          points,
          isWithdrawn,
        ]);
      },
      last: () =>
        world.store.db
          .selectFrom('matches')
          .select(['id', 'state', 'homeScore', 'awayScore'])
          .where('competitionId', '=', competitionId)
          .where('key', '=', 'm4')
          .executeTakeFirstOrThrow(),
    };
  }

  it('can be previewed under each mode, and nothing is written', async () => {
    const cup = await league();
    const { body } = await cup.preview();
    assert.deepEqual(
      [body.team.name, body.played, body.left, body.proposed],
      ['Dura', 2, 1, 'KEEP_AND_AWARD'],
    );
    const points = body.modes.map(({ mode, awarded, cancelled, tables }) => [
      mode,
      awarded,
      cancelled,
      Object.fromEntries(tables[0]?.rows.map(({ team, points: own }) => [team.name, own]) ?? []),
    ]);
    assert.deepEqual(points, [
      ['ANNUL', 0, 1, { Alba: 1, Bruma: 1, Cala: 0, Dura: 0 }],
      ['KEEP_AND_AWARD', 1, 0, { Bruma: 4, Cala: 3, Alba: 1, Dura: 0 }],
      ['KEEP_ONLY', 0, 1, { Bruma: 4, Alba: 1, Cala: 0, Dura: 0 }],
    ]);
    const moved = body.modes[1]?.tables[0]?.moved.map(({ team, before, after }) => [
      team.name,
      before,
      after,
    ]);
    assert.deepEqual(moved, [
      ['Cala', 4, 2],
      ['Dura', 2, 4],
    ]);
    assert.equal((await cup.last()).state, 'SCHEDULED');
  });

  const after: Readonly<Record<WithdrawalMode, unknown>> = {
    ANNUL: { state: 'CANCELLED', score: [null, null], points: { Alba: 1, Bruma: 1, Cala: 0, Dura: 0 } },
    KEEP_AND_AWARD: { state: 'CLOSED', score: [3, 0], points: { Alba: 1, Bruma: 4, Cala: 3, Dura: 0 } },
    KEEP_ONLY: { state: 'CANCELLED', score: [null, null], points: { Alba: 1, Bruma: 4, Cala: 0, Dura: 0 } },
  };

  for (const mode of ['ANNUL', 'KEEP_AND_AWARD', 'KEEP_ONLY'] as const)
    it(`is last in the table, and its opponents keep what ${mode} leaves them`, async () => {
      const cup = await league();
      assert.equal((await cup.leave(mode)).error, undefined);
      const rows = await cup.rows();
      assert.deepEqual(rows.at(-1), ['Dura', 0, true]);
      const { state, homeScore, awayScore } = await cup.last();
      const points = Object.fromEntries(rows.map(([name, own]) => [name, own]));
      assert.deepEqual({ state, score: [homeScore, awayScore], points }, after[mode]);
    });

  it('adds events to its matches with how they ended', async () => {
    const cup = await league();
    await cup.leave('KEEP_AND_AWARD');
    const { id } = await cup.last();
    const events = await world.store.db
      .selectFrom('matchEvents')
      .select(['seq', 'type', 'payload'])
      .where('matchId', '=', id)
      .orderBy('seq')
      .execute();
    assert.deepEqual(events, [
      { seq: 1, type: 'MANUAL_RESULT', payload: { outcome: 'FORFEIT_AWAY', reason: 'WITHDRAWAL' } },
      { seq: 2, type: 'CLOSE_MATCH', payload: { reason: 'WITHDRAWAL' } },
    ]);
  });

  it('can be previewed by people who manage teams, only while it takes part', async () => {
    const cup = await league();
    assert.equal((await cup.preview(cup.referee)).status, 403);
    await cup.leave('ANNUL');
    assert.equal((await cup.preview()).error?.code, 'NOT_ENTERED');
  });

  it('from a knockout lets its opponent advance, even one that isn’t known yet', async () => {
    const cup = await tournamentOf(world, 8, [{ algorithm: 'SINGLE_ELIM' }]);
    await cup.process(0);
    const [first, second, ...others] = (await cup.matches(0)).filter(({ round }) => round === 1);
    assert.ok(first && second && others.length === 2);
    await cup.write(first.id, [1, 0]);
    const withdrawn = first.homeTeamId ?? '';
    const body = { competitionId: cup.competitionId, teamId: withdrawn, mode: 'KEEP_ONLY' } as const;
    assert.equal((await world.call(entryCalls.remove, { body }, cup.admin)).error, undefined);
    await cup.write(second.id, [1, 0]);
    const [semi] = (await cup.matches(0)).filter(({ round }) => round === 2);
    assert.deepEqual([semi?.state, semi?.homeTeamId, semi?.homeScore], ['CLOSED', withdrawn, 0]);
    const [final] = (await cup.matches(0)).filter(({ round }) => round === 3);
    assert.equal(final?.homeTeamId, second.homeTeamId);
  });
});
