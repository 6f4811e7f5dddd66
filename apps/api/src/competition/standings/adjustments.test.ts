import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { standingCalls } from '@traip/contract';
import { openWorld } from '../../testing/world.ts';
import { tournamentOf } from '../progression/testing/tournament.ts';
import { leagueOf } from './testing/league.ts';

describe('points outside the matches', () => {
  const world = openWorld();

  async function league() {
    const base = await leagueOf(world, ['Alba', 'Bruma', 'Cala'], { params: { legs: 1 } });
    await base.play([{ home: 'Alba', away: 'Bruma', score: [1, 0] }]);
    const { competitionId, phaseId, admin, idOf } = base;
    return {
      ...base,
      adjust: (team: string, points: number, reason = 'Alineación indebida', user = admin) =>
        world.call(standingCalls.adjust, { body: { phaseId, teamId: idOf(team), points, reason } }, user),
      list: async () => {
        const input = { params: { competitionId }, query: {} };
        return (await world.call(standingCalls.adjustments, input, admin)).body.items;
      },
      revoke: (id: string) =>
        world.call(standingCalls.revokeAdjustment, { params: { competitionId, id } }, admin),
      rows: async () => {
        const input = { params: { id: competitionId }, query: {} };
        const { body } = await world.call(standingCalls.classifications, input);
        const rows = body.phases[0]?.tables[0]?.rows ?? [];
        return rows.map(({ team, points, deduction }) => [team.name, points, deduction]);
      },
    };
  }

  it('are shown in the row, and in a list with their author and reason', async () => {
    const cup = await league();
    assert.equal((await cup.adjust('Alba', -6)).status, 201);
    assert.deepEqual((await cup.rows()).at(-1), ['Alba', -3, -6]);
    const [item] = await cup.list();
    assert.deepEqual(
      [item?.team.name, item?.points, item?.reason, item?.decidedBy],
      ['Alba', -6, 'Alineación indebida', 'admin Pérez Gil'],
    );
  });

  it('can be revoked, and stay recorded', async () => {
    const cup = await league();
    const { body } = await cup.adjust('Alba', -6);
    assert.equal((await cup.revoke(body.id)).status, 200);
    assert.deepEqual((await cup.rows())[0], ['Alba', 3, 0]);
    assert.equal((await cup.revoke(body.id)).status, 404);
    const actions = await world.store.db
      .selectFrom('auditEntries')
      .select('action')
      .where('subjectId', '=', cup.phaseId)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['POINTS_ADJUSTED', 'ADJUSTMENT_REVOKED'],
    );
  });

  it('need a reason, a number and a team of the table', async () => {
    const cup = await league();
    assert.equal((await cup.adjust('Alba', -6, ' ')).error?.field, 'reason');
    assert.equal((await cup.adjust('Alba', 0)).error?.field, 'points');
    const other = await league();
    const refused = await cup.adjust(other.idOf('Alba'), -6);
    assert.deepEqual([refused.error?.code, refused.error?.field], ['TEAM_NOT_IN_TABLE', 'teamId']);
    assert.equal((await cup.adjust('Alba', -6, 'x', cup.referee)).status, 403);
  });

  it('are refused once the competition is over', async () => {
    const cup = await league();
    const { competitionId } = cup;
    await world.store.db
      .updateTable('competitions')
      .set({ state: 'FINISHED' })
      .where('id', '=', competitionId)
      .execute();
    assert.equal((await cup.adjust('Alba', -6)).error?.code, 'COMPETITION_OVER');
  });
});

describe('lots drawn manually', () => {
  const world = openWorld();

  async function level() {
    const cup = await tournamentOf(world, 4, [{ algorithm: 'GROUPS', params: { groups: 1, legs: 1 } }]);
    await cup.process(0);
    for (const { id } of await cup.matches(0)) await cup.write(id, [0, 0]);
    const draw = (order: readonly string[], user = cup.referee) => {
      const body = { phaseId: cup.of(0), order: [...order], date: '2026-05-30', by: 'Comité' };
      return world.call(standingCalls.recordDraw, { body }, user);
    };
    return { ...cup, draw };
  }

  it('order tied teams, even against the committed seed, for everyone to see', async () => {
    const cup = await level();
    const order = cup.teams.toReversed();
    assert.equal((await cup.draw(order)).status, 201);
    const phase = (await cup.tables()).phases[0];
    assert.deepEqual(
      phase?.tables[0]?.rows.map(({ team }) => team.id),
      order,
    );
    assert.deepEqual(
      phase?.draws.map(({ date, by }) => [date, by]),
      [['2026-05-30', 'Comité']],
    );
  });

  it('name teams of the phase, each only once', async () => {
    const cup = await level();
    const [one = '', two = ''] = cup.teams;
    assert.equal((await cup.draw([one, one, two])).error?.code, 'DRAW_NOT_OF_A_TABLE');
    assert.equal((await cup.draw([one, cup.competitionId])).error?.field, 'order');
  });
});
