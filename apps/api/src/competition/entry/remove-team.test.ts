import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPerson } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { fixturesOf } from '../competition/testing/fixtures.ts';
import { createCaptainedTeam as captainedIn, openRegistration } from './testing/registration.ts';

type State = Parameters<typeof openRegistration> extends [unknown, ...infer Options] ? Options : never;

describe('teams leaving a competition', () => {
  const world = openWorld();
  const setUp = (...state: State) => openRegistration(world, ...state);
  const captained = () => captainedIn(world);

  it('are removed before the start without a trace', async () => {
    const { add, remove, admin, list, phaseTeams } = await setUp();
    const [team, rival] = [await captained(), await captained()];
    assert.equal((await remove(team.id, admin)).error?.code, 'NOT_ENTERED');
    await add(team.id, admin);
    assert.equal((await remove(team.id, rival.people.OWNER)).status, 403);
    assert.equal((await remove(team.id, team.people.COACH)).status, 403);
    assert.deepEqual((await remove(team.id, team.people.CAPTAIN)).body, { removed: true });
    assert.deepEqual([await list(admin), await phaseTeams()], [[], []]);
    assert.equal((await add(team.id, admin)).status, 201);
  });

  it('aren’t removed from fixtures that name them', async () => {
    const { add, remove, admin, ...created } = await setUp();
    const teams = [await captained(), await captained()];
    for (const { id } of teams) await add(id, admin);
    await fixturesOf(
      world,
      created,
      teams.map(({ id }) => id),
    );
    assert.equal((await remove(teams[0]?.id ?? '', admin)).error?.code, 'PHASE_HAS_MATCHES');
  });

  it('are withdrawn after the start by staff, who decide what happens to their results', async () => {
    const { add, remove, admin, list, move } = await setUp();
    const team = await captained();
    await add(team.id, admin);
    await move('IN_PROGRESS');
    assert.equal((await remove(team.id, team.people.OWNER)).error?.code, 'COMPETITION_UNDER_WAY');
    const { error } = await remove(team.id, admin);
    assert.deepEqual([error?.code, error?.field], ['WITHDRAWAL_MODE_REQUIRED', 'mode']);
    const reason = 'Sin jugadores';
    assert.equal((await remove(team.id, admin, { mode: 'ANNUL', reason })).status, 200);
    assert.deepEqual(await list(admin), [[team.id, 'WITHDRAWN', reason]]);
    assert.deepEqual(await list(await createPerson(world)), [[team.id, 'WITHDRAWN', null]]);
    assert.equal((await remove(team.id, admin, { mode: 'ANNUL' })).error?.code, 'NOT_ENTERED');
    await move('IN_PROGRESS_AND_OPENED');
    assert.equal((await add(team.id, admin)).error?.code, 'ALREADY_ENTERED');
  });
});
