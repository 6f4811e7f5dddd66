import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { nextSeasonCalls } from '@traip/contract';
import { openWorld } from '../../testing/world.ts';
import { licensedLeague } from '../registration/testing/licensed-league.ts';

describe('the squads of a new season', () => {
  const world = openWorld();
  const born = (year: number) => ({ birthday: `${year}-05-05` });

  /** Last season's squad, with everyone approved. */
  async function lastSeason(rules: Record<string, unknown>, people: readonly { birthday?: string }[]) {
    const league = await licensedLeague(world, rules);
    const team = await league.join();
    const squad = await team.sign(people);
    await team.enter(squad);
    await team.submit();
    await league.decide({ action: 'approve', allComplete: true });
    const next = async (more: object = {}) => {
      const body = {
        requestId: randomUUID(),
        name: '2027/28',
        startsOn: '2027-09-01',
        competitions: [{ fromId: league.competitionId, name: 'Liga', teams: [{ id: team.id }] }],
        ...more,
      };
      const params = { id: league.traip.seasonId };
      const { body: started, error } = await world.call(
        nextSeasonCalls.create,
        { params, body },
        league.admin,
      );
      assert.equal(error, undefined);
      const [created] = started.competitions;
      const licences = await world.store.db
        .selectFrom('licences')
        .select(['personId', 'state', 'shirt', 'number'])
        .where('competitionId', '=', created?.id ?? '')
        .orderBy('shirt')
        .execute();
      return { licences, count: created?.licences };
    };
    return { squad, team, next };
  }

  it('are drafts of last season’s players, with their shirts but without licence numbers', async () => {
    const { squad, next } = await lastSeason({}, [born(2000), born(2001)]);
    const { licences, count } = await next();
    assert.equal(count, 2);
    assert.deepEqual(
      licences.map(({ personId, state, shirt, number }) => [personId, state, shirt, number]),
      squad.map((id, index) => [id, 'DRAFT', index + 1, null]),
    );
  });

  it('leave out players who are too old by then or have left the team', async () => {
    const rules = { ageTo: 18, referenceDate: '2026-12-31' };
    const { squad, team, next } = await lastSeason(rules, [born(2008), born(2010), born(2011)]);
    const [, , former = ''] = squad;
    await world.store.db
      .updateTable('teamMembers')
      .set({ leftAt: world.now() })
      .where('teamId', '=', team.id)
      .where('personId', '=', former)
      .execute();
    const { licences } = await next();
    assert.deepEqual(
      licences.map(({ personId }) => personId),
      [squad[1]],
    );
  });

  it('stay empty if the organiser wants that', async () => {
    const { next } = await lastSeason({}, [born(2000)]);
    assert.deepEqual((await next({ copySquads: false })).licences, []);
  });
});
