import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokerCalls } from '@traip/contract';
import { openWorld } from '../../testing/world.ts';
import { Refused, tournamentOf } from './testing/tournament.ts';

describe('a class with a repechage', () => {
  const world = openWorld();

  async function classOf(count: number, repechage: string) {
    const own = await tournamentOf(world, count, [{ algorithm: 'SINGLE_ELIM', params: { repechage } }], {
      sportKey: 'MARTIAL_ARTS',
      sportVariantKey: 'JUDO',
    });
    assert.equal((await own.process(0)).status, 200);
    await own.move(0, 'IN_PROGRESS');
    const byKey = async (key: string) => {
      const found = (await own.matches(0)).find((match) => match.key === key);
      assert.ok(found, key);
      return found;
    };
    /** The first side wins: the better seed or, in a bronze bout, the loser of the semi-final. */
    const win = async (...keys: readonly string[]) => {
      for (const key of keys) await own.write((await byKey(key)).id, [1, 0]);
    };
    const seeds = (ids: readonly (string | null)[]) => ids.map((id) => own.teams.indexOf(id ?? '') + 1);
    const sides = async (key: string) => {
      const { homeTeamId, awayTeamId } = await byKey(key);
      return seeds([homeTeamId, awayTeamId]);
    };
    const ranking = async () => {
      const params = { phaseId: own.of(0), competitionId: own.competitionId };
      const { body } = await world.call(brokerCalls.fixtures, { params }, own.admin);
      return body.ranking.map(({ place, team }) => `${place}. ${seeds([team.id])}`);
    };
    return { ...own, byKey, win, sides, ranking };
  }

  it('in judo gives the losers of the quarter-finals another chance, and awards two bronzes', async () => {
    const judo = await classOf(8, 'QUARTERFINAL_LOSERS');
    await judo.win('r1-1', 'r1-2', 'r1-3', 'r1-4');
    assert.deepEqual(await judo.sides('rep1-1'), [8, 5]);
    await judo.win('r2-1', 'r2-2', 'rep1-1', 'rep1-2');
    assert.deepEqual(await judo.sides('bronze-1'), [3, 8], 'across the halves');
    assert.deepEqual(await judo.ranking(), [], 'not before it is over');
    await judo.win('bronze-1', 'r3-1');
    const held = await judo.move(0, 'FINISHED');
    assert.equal(held.error?.code, 'TRANSITION_HELD_BACK', 'one bout for bronze is open');
    await judo.win('bronze-2');
    const places = ['1. 1', '2. 2', '3. 3', '3. 4', '5. 7', '5. 8', '7. 5', '7. 6'];
    assert.deepEqual((await judo.ranking()).toSorted(), places);
    assert.equal((await judo.move(0, 'FINISHED')).status, 200);
    assert.equal((await judo.move(null, 'FINISHED')).status, 200);
    const { awards } = await judo.tables();
    const medals = awards.map(({ kind, team }) => `${kind} ${judo.teams.indexOf(team.id) + 1}`);
    assert.deepEqual(medals.toSorted(), ['CHAMPION 1', 'RUNNER_UP 2', 'THIRD 3', 'THIRD 4']);
  });

  it('in wrestling is filled once the finalists are known, and a started bout prevents changing them', async () => {
    const wrestling = await classOf(8, 'LOST_TO_FINALIST');
    await wrestling.win('r1-1', 'r1-2', 'r1-3', 'r1-4', 'r2-1');
    assert.deepEqual(await wrestling.sides('bronze-1'), [4, 8]);
    assert.deepEqual(await wrestling.sides('bronze-2'), [0, 0], 'the other finalist is not known');
    const bronze = await wrestling.byKey('bronze-1');
    await wrestling.write(bronze.id, [0, 0], 'IN_PROGRESS');
    const refused = await wrestling.write((await wrestling.byKey('r2-1')).id, [0, 1]);
    assert.ok(refused instanceof Refused);
    assert.deepEqual([refused.code, refused.details], ['DEPENDENT_STARTED', { matches: [bronze.id] }]);
  });

  it('in wrestling can end without the bronze bout behind a finalist who had a bye', async () => {
    const wrestling = await classOf(5, 'LOST_TO_FINALIST');
    await wrestling.win('r1-2', 'r2-1', 'r2-2', 'r3-1');
    assert.deepEqual(await wrestling.sides('bronze-1'), [0, 0], 'seed 1 beat nobody before the semi-final');
    assert.deepEqual((await wrestling.ranking()).toSorted(), ['1. 1', '2. 2', '3. 3', '3. 4', '5. 5']);
    assert.equal((await wrestling.move(0, 'FINISHED')).status, 200);
    assert.equal((await wrestling.move(null, 'FINISHED')).status, 200);
  });

  it('in boxing gives both losing semi-finalists a bronze without a bout', async () => {
    const boxing = await classOf(4, 'SEMIFINAL_LOSERS');
    await boxing.win('r1-1', 'r1-2', 'r2-1');
    assert.deepEqual((await boxing.ranking()).toSorted(), ['1. 1', '2. 2', '3. 3', '3. 4']);
  });

  it('can’t be combined with a match for third place, and the refusal names the field', async () => {
    const own = await classOf(4, 'SEMIFINAL_LOSERS');
    const params = { repechage: 'QUARTERFINAL_LOSERS', thirdPlace: true };
    const body = {
      phaseId: own.of(0),
      competitionId: own.competitionId,
      algorithm: 'SINGLE_ELIM',
      params,
    } as const;
    assert.equal((await world.call(brokerCalls.upsert, { body }, own.admin)).status, 200);
    const { status, error } = await own.process(0, 'PREVIEW');
    assert.deepEqual(
      [status, error?.code, error?.details],
      [422, 'FORMAT_REFUSED', { breach: 'INVALID_PARAM', param: 'thirdPlace' }],
    );
  });
});
