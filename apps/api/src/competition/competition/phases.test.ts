import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { competitionCalls, maxPhases } from '@traip/contract';
import { createCompetition, createTraip, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { fixturesOf } from './testing/fixtures.ts';

describe('the phases of a competition', () => {
  const world = openWorld();

  /** A competition with a first phase and two teams in it. */
  async function setUp(state: 'DRAFT' | 'IN_PROGRESS' | 'CANCELED' = 'DRAFT') {
    const club = await createOrganisation(world, 'referee');
    const { referee } = club.people;
    const created = await createCompetition(world, await createTraip(world, club.id), { state });
    const teams = [await createTeam(world, {}), await createTeam(world, {})];
    for (const { id } of teams) await enterTeam(world, created, { teamId: id, requestedBy: referee.id });
    const { competitionId } = created;
    return {
      ...created,
      referee,
      teams,
      add: (name: string) =>
        world.call(competitionCalls.addPhase, { body: { competitionId, name } }, referee),
      change: (body: { phaseId: string; name: string; version: number; place?: number }) =>
        world.call(competitionCalls.changePhase, { body }, referee),
      remove: (phaseId: string) => world.call(competitionCalls.deletePhase, { params: { phaseId } }, referee),
    };
  }

  const outline = ({ body }: { body: { phases: { name: string; place: number; teams: number }[] } }) =>
    body.phases.map(({ name, place, teams }) => `${place} ${name} ${teams}`);

  it('are added at the end, each with a commitment to its lots', async () => {
    const { add, competitionId } = await setUp();
    const answer = await add('Final');
    assert.deepEqual([answer.status, outline(answer)], [201, ['1 Liga 2', '2 Final 0']]);
    assert.equal(answer.body.version, 2);
    const added = answer.body.phases[1];
    const { lotsSeed } = await world.store.db
      .selectFrom('phases')
      .select('lotsSeed')
      .where('competitionId', '=', competitionId)
      .where('place', '=', 2)
      .executeTakeFirstOrThrow();
    assert.match(lotsSeed, /^[0-9a-f]{64}$/);
    assert.equal(
      added?.lotsCommitment,
      createHash('sha256').update(Buffer.from(lotsSeed, 'hex')).digest('hex'),
    );
    assert.equal(added?.lotsSeed, undefined);
    assert.doesNotMatch(JSON.stringify(answer.body), new RegExp(lotsSeed));
  });

  it('reveal the seed of their lots once they are over', async () => {
    const { phaseId, competitionId, referee } = await setUp();
    await world.store.db.updateTable('phases').set({ state: 'FINISHED' }).where('id', '=', phaseId).execute();
    const answer = await world.call(competitionCalls.byId, { params: { id: competitionId } }, referee);
    assert.match(answer.body.phases[0]?.lotsSeed ?? '', /^[0-9a-f]{64}$/);
  });

  it('receive the teams already entered if they are the first', async () => {
    const { phaseId, add, remove } = await setUp();
    assert.deepEqual(outline(await remove(phaseId)), []);
    assert.deepEqual(outline(await add('Grupos')), ['1 Grupos 2']);
    assert.deepEqual(outline(await add('Final')), ['1 Grupos 2', '2 Final 0']);
  });

  it('can be renamed and reordered, and the teams move to the new first phase', async () => {
    const { phaseId, add, change } = await setUp();
    const final = (await add('Final')).body.phases[1];
    assert.ok(final);
    const renamed = await change({ phaseId, name: 'Grupos', version: 1 });
    assert.deepEqual(outline(renamed), ['1 Grupos 2', '2 Final 0']);
    assert.equal((await change({ phaseId, name: 'Otra', version: 1 })).error?.code, 'STALE_VERSION');
    const moved = await change({ phaseId: final.id, name: 'Previa', version: 1, place: 1 });
    assert.deepEqual(outline(moved), ['1 Previa 2', '2 Grupos 0']);
    const back = await change({ phaseId: final.id, name: 'Final', version: 2, place: 9 });
    assert.deepEqual(outline(back), ['1 Grupos 2', '2 Final 0']);
  });

  it('keep their order once the competition has started', async () => {
    const { phaseId, add, change } = await setUp('IN_PROGRESS');
    await add('Final');
    const { error } = await change({ phaseId, name: 'Liga', version: 1, place: 2 });
    assert.deepEqual([error?.code, error?.field], ['COMPETITION_UNDER_WAY', 'place']);
    assert.equal((await change({ phaseId, name: 'Liga regular', version: 1, place: 1 })).status, 200);
  });

  it('can be deleted with their fixtures unless one of these was played', async () => {
    const { phaseId, add, remove, ...created } = await setUp('IN_PROGRESS');
    await add('Final');
    const [first] = await fixturesOf(
      world,
      { ...created, phaseId },
      created.teams.map(({ id }) => id),
    );
    assert.ok(first);
    const set = (state: 'CLOSED' | 'SCHEDULED') =>
      world.store.db.updateTable('matches').set({ state }).where('id', '=', first.id).execute();
    await set('CLOSED');
    assert.equal((await remove(phaseId)).error?.code, 'PHASE_HAS_PLAYED_MATCHES');
    await set('SCHEDULED');
    assert.deepEqual(outline(await remove(phaseId)), ['1 Final 2']);
  });

  it('are at most twelve, and can’t be added to a competition that is over', async () => {
    const { add } = await setUp();
    for (let place = 2; place <= maxPhases; place++) assert.equal((await add(`Fase ${place}`)).status, 201);
    assert.equal((await add('De más')).error?.code, 'TOO_MANY_PHASES');
    const over = await setUp('CANCELED');
    assert.equal((await over.add('Tarde')).error?.code, 'COMPETITION_OVER');
    assert.equal((await over.remove(over.phaseId)).error?.code, 'COMPETITION_OVER');
  });
});
