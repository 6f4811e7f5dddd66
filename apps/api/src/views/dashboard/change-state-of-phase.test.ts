import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { competitionCalls, dashboardCalls } from '@traip/contract';
import type { CompetitionState } from '@traip/engine/competition';
import { fixturesOf } from '../../competition/competition/testing/fixtures.ts';
import { openWorld } from '../../testing/world.ts';
import { createCompetitionIn, detailsOf, guardsOf } from './testing/competition-in-state.ts';

describe('a phase of a competition', () => {
  const world = openWorld();
  const db = () => world.store.db;
  const setUp = (state: CompetitionState = 'DRAFT', teamCount = 0) =>
    createCompetitionIn(world, state, teamCount);

  it('is created, played and finished', async () => {
    const { movePhase, fixtures, setMatches, set } = await setUp('PUBLICIZED', 2);
    assert.deepEqual(guardsOf(await movePhase('PENDING')), ['GENERATED']);
    await fixtures();
    const pending = await movePhase('PENDING');
    assert.deepEqual([pending.body.phases[0]?.state, pending.body.phases[0]?.version], ['PENDING', 2]);
    assert.equal((await movePhase('IN_PROGRESS')).error?.code, 'INVALID_TRANSITION');
    await set('IN_PROGRESS');
    assert.equal((await movePhase('IN_PROGRESS')).status, 200);
    assert.deepEqual(guardsOf(await movePhase('FINISHED')), ['MATCHES_OVER']);
    await setMatches('CLOSED');
    const over = await movePhase('FINISHED');
    assert.equal(over.body.phases[0]?.state, 'FINISHED');
    assert.match(over.body.phases[0]?.lotsSeed ?? '', /^[0-9a-f]{64}$/);
  });

  it('is played after the previous one, unless it runs in parallel', async () => {
    const { competitionId, admin, club, referee, fixtures, ...created } = await setUp('IN_PROGRESS', 2);
    await fixtures();
    const added = await world.call(
      competitionCalls.addPhase,
      { body: { competitionId, name: 'Final' } },
      admin,
    );
    const phaseId = added.body.phases[1]?.id ?? '';
    await fixturesOf(world, { ...created, competitionId, phaseId }, created.teams);
    const move = (state: CompetitionState) =>
      world.call(
        dashboardCalls.changeState,
        { params: { orgCode: club.code }, body: { competitionId, phaseId, state } },
        referee,
      );
    assert.equal((await move('PENDING')).status, 200);
    assert.deepEqual(guardsOf(await move('IN_PROGRESS')), ['PREVIOUS_OVER']);
    await db().updateTable('phases').set({ isParallel: true }).where('id', '=', phaseId).execute();
    assert.equal((await move('IN_PROGRESS')).status, 200);
    await created.setPhase('FINISHED');
    const reopened = () => created.movePhase('IN_PROGRESS', admin);
    await db().updateTable('matches').set({ state: 'CLOSED' }).where('phaseId', '=', phaseId).execute();
    assert.deepEqual(guardsOf(await reopened()), ['NEXT_NOT_STARTED']);
    await db().updateTable('matches').set({ state: 'CREATED' }).where('phaseId', '=', phaseId).execute();
    assert.equal((await reopened()).status, 200);
  });

  it('can return to a draft, which deletes its fixtures', async () => {
    const { movePhase, fixtures, setMatches, matchStates, setPhase } = await setUp('PUBLICIZED', 2);
    await fixtures();
    await setPhase('PENDING');
    await setMatches('CLOSED');
    assert.deepEqual(guardsOf(await movePhase('DRAFT')), ['NOTHING_BEGUN']);
    await setMatches('CREATED');
    assert.equal((await movePhase('DRAFT')).body.phases[0]?.matches, 0);
    assert.deepEqual(await matchStates(), []);
  });

  it('cannot change in a finished competition', async () => {
    const { movePhase, admin } = await setUp('CANCELED');
    const { error } = await movePhase('CANCELED', admin, 'Da igual');
    assert.deepEqual([error?.code, detailsOf({ error }).allowed], ['INVALID_TRANSITION', []]);
  });
});
