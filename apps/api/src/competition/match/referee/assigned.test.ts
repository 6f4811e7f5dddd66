import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchDeskCalls, matchManagementCalls, organisationCalls, overviewCalls } from '@traip/contract';
import { createPerson } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { type MatchDay, matchDay } from '../testing/match-day.ts';

describe('the referees of a match', () => {
  const world = openWorld();

  async function assign({ club, matchId }: MatchDay, userId: string): Promise<void> {
    const row = { organisationId: club.id, matchId, userId };
    await world.store.db.insertInto('matchReferees').values(row).execute();
  }

  async function assignAnother(day: MatchDay): Promise<void> {
    await assign(day, (await createPerson(world)).id);
  }

  async function leaveNothingOpen({ club }: MatchDay): Promise<void> {
    const body = { name: 'Liga', type: 'SPORT_CLUB', onlyAssignedReferees: true, version: 1 } as const;
    const input = { params: { id: club.id }, body };
    const { body: saved } = await world.call(organisationCalls.update, input, club.people.admin);
    assert.equal(saved.onlyAssignedReferees, true);
  }

  it('are the only referees who can start, score, end, close and correct it', async () => {
    const day = await matchDay(world);
    const { start, finish, close, result, reopen, takeBack, register, home, club } = day;
    const { admin, referee } = club.people;
    await assignAnother(day);
    const refused = async (call: Promise<{ error?: { code: string } | undefined }>) =>
      assert.equal((await call).error?.code, 'REFEREE_NOT_ASSIGNED');
    await refused(start());
    await refused(result({ outcome: 'NORMAL', score: { home: 5, away: 0 } }));
    assert.equal((await start(admin)).status, 200);
    const goal = { type: 'GOAL', teamId: home.id, minute: 3 } as const;
    await refused(register(goal));
    const { body } = await register(goal, admin);
    await refused(takeBack(body.event.id));
    await refused(finish());
    assert.equal((await finish(admin)).status, 200);
    await refused(reopen(referee, { reason: 'No' }));
    await refused(close());
    await assign(day, referee.id);
    const closed = await close();
    assert.deepEqual([closed.status, closed.body.state], [200, 'CLOSED']);
  });

  it('can’t be chosen by an unassigned referee, nor bypassed with a scorer link', async () => {
    const day = await matchDay(world);
    const { matchId, club } = day;
    const { referee } = club.people;
    await assignAnother(day);
    const referees = [{ userId: referee.id }];
    const chosen = await world.call(
      matchManagementCalls.addReferees,
      { body: { matchId, referees } },
      referee,
    );
    const linked = await world.call(matchDeskCalls.createScorerLink, { body: { matchId } }, referee);
    assert.deepEqual(
      [chosen.error?.code, linked.error?.code],
      ['REFEREE_NOT_ASSIGNED', 'REFEREE_NOT_ASSIGNED'],
    );
  });

  it('lose their scorer link when they hand the match over', async () => {
    const day = await matchDay(world);
    const { matchId, club } = day;
    const { admin, referee } = club.people;
    await world.call(matchDeskCalls.createScorerLink, { body: { matchId } }, referee);
    const stateOfLink = async () => {
      const { body } = await world.call(matchDeskCalls.scorerLinks, { params: { matchId } }, admin);
      return body.links[0]?.state;
    };
    assert.equal(await stateOfLink(), 'OPEN');
    await assignAnother(day);
    assert.equal(await stateOfLink(), 'REVOKED');
  });

  it('are offered their actions on the desk, the match and the dashboard', async () => {
    const day = await matchDay(world);
    const { matchId, club, look } = day;
    const { referee } = club.people;
    const kickOff = world.now();
    await world.store.db.updateTable('matches').set({ kickOff }).where('id', '=', matchId).execute();
    const offered = async () => {
      const desk = await look();
      const full = await world.call(matchManagementCalls.get, { params: { id: matchId } }, referee);
      const params = { orgCode: club.code };
      const today = await world.call(overviewCalls.info, { params }, referee);
      const row = today.body.today.items.find(({ id }) => id === matchId);
      assert.deepEqual(full.body.actions, desk.body.actions);
      assert.deepEqual(row?.actions, desk.body.actions);
      return desk.body.actions;
    };
    assert.deepEqual(await offered(), [
      'update',
      'schedule',
      'postpone',
      'addReferees',
      'setStream',
      'start',
      'addManualResult',
    ]);
    await leaveNothingOpen(day);
    assert.deepEqual(await offered(), ['update', 'schedule', 'postpone', 'setStream']);
    await assign(day, referee.id);
    assert.ok((await offered()).includes('start'));
  });

  it('must be assigned if the organisation requires it, even if none is', async () => {
    const day = await matchDay(world);
    await leaveNothingOpen(day);
    assert.equal((await day.start()).error?.code, 'REFEREE_NOT_ASSIGNED');
    await assign(day, day.club.people.referee.id);
    assert.equal((await day.start()).status, 200);
  });
});
