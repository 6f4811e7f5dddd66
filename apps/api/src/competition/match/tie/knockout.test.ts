import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokerCalls, matchManagementCalls } from '@traip/contract';
import { createCompetition, createTraip, enterTeam } from '../../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { deskOf } from '../testing/match-day.ts';

describe('a knockout', () => {
  const world = openWorld();

  /** Four teams; the first seed meets the fourth, the second the third, the winners each other. */
  async function cup(params: { readonly legs?: number; readonly awayGoals?: boolean } = {}) {
    const club = await createOrganisation(world, 'super-admin', 'admin', 'referee');
    const { admin, referee } = club.people;
    const competition = await createCompetition(world, await createTraip(world, club.id));
    for (const seed of [1, 2, 3, 4]) {
      const { id: teamId } = await createTeam(world, { organisationId: club.id }, 'OWNER');
      await enterTeam(world, competition, { teamId, requestedBy: admin.id });
      const { db } = world.store;
      await db.updateTable('phaseTeams').set({ seed }).where('teamId', '=', teamId).execute();
    }
    const { phaseId, competitionId } = competition;
    const format = { phaseId, competitionId, algorithm: 'SINGLE_ELIM', params } as const;
    await world.call(brokerCalls.upsert, { body: format }, admin);
    const order = { phaseId, competitionId, mode: 'COMMIT' } as const;
    const created = await world.call(brokerCalls.process, { body: order }, admin);
    assert.equal(created.status, 200);
    const rows = await world.store.db
      .selectFrom('matches')
      .select(['id', 'key', 'homeTeamId', 'awayTeamId'])
      .where('phaseId', '=', phaseId)
      .orderBy('round')
      .orderBy('key')
      .execute();
    return { club, rows: rows.map((row) => ({ ...row, desk: deskOf(world, row.id, referee) })) };
  }

  const at = <T>(list: readonly T[], index: number): T => {
    const item = list[index];
    assert.ok(item !== undefined);
    return item;
  };

  it('can’t end in a draw; a shoot-out decides it without changing the score', async () => {
    const { rows } = await cup();
    const { desk, homeTeamId, awayTeamId } = at(rows, 0);
    await desk.start(undefined, { force: true });
    const level = await desk.finish();
    assert.deepEqual([level.status, level.error?.code], [422, 'WINNER_REQUIRED']);
    await desk.register({ type: 'GOAL', teamId: awayTeamId ?? '', period: 'SO' });
    const { body } = await desk.finish();
    assert.deepEqual([body.state, body.score], ['FINISHED', { home: 0, away: 0 }]);
    assert.deepEqual(body.result?.shootOut, { home: 0, away: 1 });
    const { body: final } = await at(rows, 2).desk.look();
    assert.deepEqual([final.home?.id ?? final.away?.id], [awayTeamId]);
    assert.notEqual(homeTeamId, awayTeamId);
  });

  it('lists its rounds by name, with who advanced and how', async () => {
    const { club, rows } = await cup();
    const { desk, awayTeamId } = at(rows, 0);
    await desk.start(undefined, { force: true });
    await desk.register({ type: 'GOAL', teamId: awayTeamId ?? '', period: 'SO' });
    await desk.finish();
    const query = { body: { organizationId: club.id } };
    const { body } = await world.call(matchManagementCalls.find, query, club.people.admin);
    const sizes = body.items.map(({ bracket }) => [bracket?.part, bracket?.size]);
    assert.deepEqual(sizes, [
      ['MAIN', 2],
      ['MAIN', 2],
      ['MAIN', 1],
    ]);
    const shootOut = { home: 0, away: 1 };
    const endings = body.items.map(({ ending }) => ending);
    assert.deepEqual(endings, [
      { outcome: 'NORMAL', winner: 'AWAY', shootOut, sets: [], bout: null },
      null,
      null,
    ]);
  });

  it('freezes a result once the winner has played on; admins may correct it if the winner stays the same', async () => {
    const { rows, club } = await cup();
    const { admin, referee } = club.people;
    const superAdmin = club.people['super-admin'];
    const [one, two, final] = [at(rows, 0), at(rows, 1), at(rows, 2)];
    for (const { desk } of [one, two]) {
      assert.equal((await desk.result({ score: { home: 2, away: 0 } })).status, 200);
      assert.equal((await desk.close()).status, 200);
    }
    assert.equal((await final.desk.start(undefined, { force: true })).status, 200);
    await one.desk.reopen(admin, { reason: 'Acta mal leída' });
    const turned = { score: { home: 0, away: 2 } };
    const preview = await one.desk.impact(turned);
    assert.deepEqual([preview.status, preview.body.started], [200, [final.id]]);
    const refused = await one.desk.result(turned);
    assert.deepEqual([refused.status, refused.error?.code], [409, 'DEPENDENT_STARTED']);
    assert.ok(JSON.stringify(refused.error?.details).includes(final.id));
    const { body: untouched } = await one.desk.look();
    assert.deepEqual([untouched.state, untouched.score], ['FINISHED', { home: 2, away: 0 }]);
    const harmless = { score: { home: 3, away: 0 } };
    assert.equal((await one.desk.result(harmless, referee)).error?.code, 'DEPENDENT_STARTED');
    const unkept = await one.desk.result(turned, admin);
    assert.deepEqual([unkept.status, unkept.error?.code], [409, 'DEPENDENT_STARTED']);
    const unchanged = await one.desk.result(harmless, admin);
    assert.deepEqual([unchanged.status, unchanged.body.score], [200, { home: 3, away: 0 }]);
    assert.equal((await one.desk.result({ ...turned, force: true }, referee)).status, 403);
    const forced = await one.desk.result({ ...turned, force: true }, superAdmin);
    assert.equal(forced.status, 200);
    const { body: after } = await final.desk.look();
    assert.equal(after.state, 'CANCELLED');
  });

  it('can be cancelled only by naming who advances', async () => {
    const { rows, club } = await cup();
    const { admin } = club.people;
    const [one, final] = [at(rows, 0), at(rows, 2)];
    const without = await one.desk.cancel(admin, { reason: 'Campo cerrado' });
    assert.deepEqual([without.error?.code, without.error?.field], ['ADVANCING_TEAM_REQUIRED', 'advances']);
    const { body } = await one.desk.cancel(admin, { reason: 'Campo cerrado', advances: 'AWAY' });
    assert.deepEqual([body.state, body.advances], ['CANCELLED', 'AWAY']);
    const { body: next } = await final.desk.look();
    assert.ok([next.home?.id, next.away?.id].includes(one.awayTeamId ?? ''));
  });

  it('over two legs can be level after the first, and after the second only if the aggregate isn’t', async () => {
    const { rows } = await cup({ legs: 2 });
    const [first, second] = [at(rows, 0), at(rows, 1)];
    assert.deepEqual([first.key.endsWith('.1'), second.key.endsWith('.2')], [true, true]);
    assert.equal((await first.desk.result({ score: { home: 1, away: 1 } })).status, 200);
    assert.equal((await first.desk.result({ score: { home: 2, away: 0 } })).status, 200);
    const level = await second.desk.result({ score: { home: 2, away: 0 } });
    assert.equal(level.error?.code, 'WINNER_REQUIRED');
    assert.equal((await second.desk.result({ score: { home: 0, away: 0 } })).status, 200);
  });

  it('over two legs shows the aggregate at the desk of the second, and that the first decides nothing', async () => {
    const { rows } = await cup({ legs: 2 });
    const [first, second] = [at(rows, 0).desk, at(rows, 1).desk];
    const alone = { needsWinner: false, carried: null, awayGoals: false };
    assert.deepEqual((await first.look()).body.decider, alone);
    assert.deepEqual((await second.look()).body.decider, alone, 'the first leg is still to be played');
    await first.result({ score: { home: 2, away: 1 } });
    const decider = { needsWinner: true, carried: { home: 1, away: 2 }, awayGoals: false };
    assert.deepEqual((await second.look()).body.decider, decider);
    assert.equal((await at(rows, 4).desk.look()).body.decider.needsWinner, true, 'the final is one match');
  });

  it('over two legs is decided by away goals where they count', async () => {
    const { rows } = await cup({ legs: 2, awayGoals: true });
    const [first, second] = [at(rows, 0), at(rows, 1)];
    await first.desk.result({ score: { home: 1, away: 1 } });
    assert.equal((await second.desk.result({ score: { home: 1, away: 1 } })).error?.code, 'WINNER_REQUIRED');
    const more = await cup({ legs: 2, awayGoals: true });
    await at(more.rows, 0).desk.result({ score: { home: 1, away: 0 } });
    const turned = await at(more.rows, 1).desk.result({ score: { home: 2, away: 1 } });
    assert.equal(turned.status, 200);
  });

  it('that is over keeps a winner, whatever is deleted or sent late', async () => {
    const { rows } = await cup();
    const { desk, homeTeamId, awayTeamId } = at(rows, 0);
    await desk.start(undefined, { force: true });
    const { body } = await desk.register({ type: 'GOAL', teamId: homeTeamId ?? '', minute: 9 });
    await desk.finish();
    assert.equal((await desk.takeBack(body.event.id)).error?.code, 'WINNER_REQUIRED');
    const equaliser = { type: 'GOAL', teamId: awayTeamId ?? '', minute: 90, period: 2 } as const;
    assert.equal((await desk.register(equaliser)).error?.code, 'WINNER_REQUIRED');
    assert.equal((await desk.registerAll([equaliser])).error?.code, 'WINNER_REQUIRED');
    assert.deepEqual((await desk.look()).body.score, { home: 1, away: 0 });
  });

  it('doesn’t start before both teams are known', async () => {
    const { rows } = await cup();
    const final = at(rows, 2);
    const { error } = await final.desk.start(undefined, { force: true });
    assert.equal(error?.code, 'TEAMS_UNKNOWN');
    assert.equal((await final.desk.result({ score: { home: 1, away: 0 } })).error?.code, 'TEAMS_UNKNOWN');
    assert.ok(!(await final.desk.look()).body.actions.includes('start'));
  });
});
