import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { competitionCalls, dashboardCalls } from '@traip/contract';
import type { CompetitionState } from '@traip/engine/competition';
import { createOrganisation } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createCompetitionIn, detailsOf, guardsOf } from './testing/competition-in-state.ts';

describe('a competition moves from state to state', () => {
  const world = openWorld();
  const db = () => world.store.db;
  const setUp = (state: CompetitionState = 'DRAFT', teamCount = 0) =>
    createCompetitionIn(world, state, teamCount);

  it('from a draft to public, visible to everyone from then on', async () => {
    const { move, referee, competitionId } = await setUp();
    const full = () => world.call(competitionCalls.full, { params: { id: competitionId } });
    assert.equal((await full()).status, 404);
    const pending = await move('PENDING', referee);
    assert.deepEqual([pending.status, pending.body.state, pending.body.version], [200, 'PENDING', 2]);
    assert.deepEqual(pending.body.next, ['IN_PROGRESS']);
    assert.equal((await full()).status, 404);
    assert.equal((await move('PUBLICIZED', referee)).status, 403);
    assert.equal((await move('PUBLICIZED')).body.state, 'PUBLICIZED');
    assert.equal((await full()).status, 200);
    assert.equal((await move('PENDING')).body.state, 'PENDING');
    assert.equal((await full()).status, 404);
  });

  it('only along an allowed transition, and a refusal lists the allowed ones', async () => {
    const { move } = await setUp('PENDING');
    const { error, status } = await move('FINISHED');
    assert.deepEqual([status, error?.code], [409, 'INVALID_TRANSITION']);
    const { from, to, allowed = [] } = detailsOf({ error });
    assert.deepEqual([from, to], ['PENDING', 'FINISHED']);
    assert.deepEqual(allowed.sort(), ['CANCELED', 'DRAFT', 'IN_PROGRESS', 'PUBLICIZED']);
  });

  it('to public only when it is complete and its rules can be played', async () => {
    const { move, phaseId, competitionId } = await setUp();
    await db()
      .updateTable('competitions')
      .set({ rulesOverride: JSON.stringify({ bench: -1 }) })
      .where('id', '=', competitionId)
      .execute();
    await db().deleteFrom('phases').where('id', '=', phaseId).execute();
    assert.deepEqual(guardsOf(await move('PUBLICIZED')), ['COMPLETE', 'RULES_VALID']);
  });

  it('into progress with two teams and the fixtures of its first phase', async () => {
    const { move, referee } = await setUp('PUBLICIZED', 1);
    assert.deepEqual(guardsOf(await move('IN_PROGRESS', referee)), ['FIRST_PHASE_GENERATED', 'TWO_TEAMS']);
    const ready = await setUp('PUBLICIZED', 2);
    await ready.fixtures();
    assert.equal((await ready.move('IN_PROGRESS', ready.referee)).body.state, 'IN_PROGRESS');
  });

  it('into progress for its participants, even if it was never announced to the public', async () => {
    const { move, fixtures, competitionId } = await setUp('PENDING', 2);
    await fixtures();
    await move('IN_PROGRESS');
    assert.equal((await world.call(competitionCalls.full, { params: { id: competitionId } })).status, 200);
  });

  it('into progress but open for late teams if the format has room for them', async () => {
    const league = await setUp('IN_PROGRESS');
    await league.configure('ROUND_ROBIN');
    assert.deepEqual(guardsOf(await league.move('IN_PROGRESS_AND_OPENED')), ['TAKES_LATE_ENTRIES']);
    const body = { competitionId: league.competitionId, name: 'Final' };
    await world.call(competitionCalls.addPhase, { body }, league.admin);
    assert.equal((await league.move('IN_PROGRESS_AND_OPENED')).status, 200);
    assert.equal((await league.move('IN_PROGRESS')).status, 200);
    for (const algorithm of ['LADDER', 'SWISS'] as const) {
      const open = await setUp('IN_PROGRESS');
      await open.configure(algorithm);
      assert.equal((await open.move('IN_PROGRESS_AND_OPENED')).status, 200, algorithm);
    }
  });

  it('into progress without a draw only where people create the matches', async () => {
    for (const algorithm of ['LADDER', 'MANUAL'] as const) {
      const byHand = await setUp('PUBLICIZED', 2);
      await byHand.configure(algorithm);
      assert.equal((await byHand.move('IN_PROGRESS')).status, 200, algorithm);
    }
    const drawn = await setUp('PUBLICIZED', 2);
    await drawn.configure('ROUND_ROBIN');
    assert.deepEqual(guardsOf(await drawn.move('IN_PROGRESS')), ['FIRST_PHASE_GENERATED']);
  });

  it('back only while it has no entries, and nothing has begun', async () => {
    const announced = await setUp('PENDING', 1);
    assert.deepEqual(guardsOf(await announced.move('DRAFT')), ['NO_TEAM_ACCEPTED']);
    const shown = await setUp('PUBLICIZED', 2);
    await shown.fixtures();
    await shown.setMatches('CLOSED');
    assert.deepEqual(guardsOf(await shown.move('PENDING')), ['NOTHING_BEGUN']);
    await shown.setMatches('CREATED');
    assert.equal((await shown.move('PENDING')).status, 200);
  });

  it('to its end when its phases are over, and back by a super-admin with a reason', async () => {
    const { move, setPhase, referee, admin, chief } = await setUp('IN_PROGRESS', 2);
    assert.deepEqual(guardsOf(await move('FINISHED', referee)), ['PHASES_OVER']);
    await setPhase('FINISHED');
    assert.equal((await move('FINISHED', referee)).body.state, 'FINISHED');
    assert.equal((await move('IN_PROGRESS', admin, 'Un error')).status, 403);
    assert.deepEqual(guardsOf(await move('IN_PROGRESS', chief)), ['REASON_GIVEN']);
    assert.equal((await move('IN_PROGRESS', chief, 'Un error')).status, 200);
  });

  it('to cancelled, with a reason, together with its open matches', async () => {
    const { move, fixtures, matchStates, chief, competitionId, admin } = await setUp('PUBLICIZED', 3);
    const [played] = await fixtures();
    assert.deepEqual(guardsOf(await move('CANCELED')), ['REASON_GIVEN']);
    await db()
      .updateTable('matches')
      .set({ state: 'CLOSED' })
      .where('id', '=', played?.id ?? '')
      .execute();
    assert.equal((await move('CANCELED', admin, 'Lluvia')).body.state, 'CANCELED');
    assert.deepEqual((await matchStates()).sort(), ['CANCELLED', 'CANCELLED', 'CLOSED']);
    assert.deepEqual(guardsOf(await move('DRAFT', chief)), ['NOTHING_EVER_STARTED']);
    const record = await db()
      .selectFrom('auditEntries')
      .select(['action', 'details', 'byUser'])
      .where('competitionId', '=', competitionId)
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      [record.action, record.byUser, record.details],
      ['STATE_CHANGED', admin.id, { from: 'PUBLICIZED', to: 'CANCELED', reason: 'Lluvia', interrupted: 0 }],
    );
  });

  it('from cancelled to a draft again, if no match ever started', async () => {
    const calm = await setUp('PUBLICIZED', 2);
    await calm.fixtures();
    await calm.move('CANCELED', calm.admin, 'Lluvia');
    assert.equal((await calm.move('DRAFT', calm.chief)).body.state, 'DRAFT');
    assert.deepEqual(await calm.matchStates(), ['CREATED']);
    const broken = await setUp('IN_PROGRESS', 2);
    await broken.fixtures();
    await broken.setMatches('IN_PROGRESS');
    await broken.move('CANCELED', broken.admin, 'Lluvia');
    assert.deepEqual(await broken.matchStates(), ['CANCELLED']);
    assert.deepEqual(guardsOf(await broken.move('DRAFT', broken.chief)), ['NOTHING_EVER_STARTED']);
  });

  it('once, when two people move it at the same moment', async () => {
    const { move } = await setUp();
    const answers = await Promise.all([move('PUBLICIZED'), move('PUBLICIZED')]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  });

  it('only through its own organisation', async () => {
    const { competitionId, phaseId } = await setUp();
    const other = await createOrganisation(world, 'super-admin');
    const params = { orgCode: other.code };
    const body = { competitionId, state: 'PENDING' as const };
    const move = (more: object) =>
      world.call(
        dashboardCalls.changeState,
        { params, body: { ...body, ...more } },
        other.people['super-admin'],
      );
    assert.equal((await move({})).status, 404);
    assert.equal((await move({ phaseId })).status, 404);
    const own = await setUp();
    const { error } = await world.call(
      dashboardCalls.changeState,
      { params: { orgCode: own.club.code }, body: { ...body, competitionId: own.competitionId, phaseId } },
      own.admin,
    );
    assert.equal(error?.code, 'NOT_FOUND');
  });
});
