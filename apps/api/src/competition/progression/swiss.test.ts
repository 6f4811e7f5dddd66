import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openWorld } from '../../testing/world.ts';
import { tournamentOf } from './testing/tournament.ts';

describe('a Swiss', () => {
  const world = openWorld();

  const pairsOf = (matches: readonly { homeTeamId: string | null; awayTeamId: string | null }[]) =>
    matches.map(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].toSorted().join(' '));

  it('of thirteen teams plays all its rounds without repeating a pair, and with at most one bye for each team', async () => {
    const cup = await tournamentOf(world, 13, [{ algorithm: 'SWISS', params: { rounds: 5 } }]);
    for (let round = 1; round <= 5; round++) {
      const shown = await cup.process(0, 'PREVIEW');
      assert.equal(shown.error, undefined);
      const { body } = await cup.process(0);
      assert.deepEqual(body.fixtures, shown.body.fixtures, 'the same seed, the same pairs');
      const fresh = (await cup.matches(0)).filter((match) => match.round === round);
      assert.equal(fresh.length, 6);
      for (const [index, { id }] of fresh.entries()) await cup.write(id, [(index + round) % 3, index % 2]);
    }
    const all = await cup.matches(0);
    assert.equal(new Set(pairsOf(all)).size, 30);
    const byes = await world.store.db
      .selectFrom('phaseByes')
      .selectAll()
      .where('phaseId', '=', cup.of(0))
      .execute();
    assert.deepEqual([byes.length, new Set(byes.map(({ teamId }) => teamId)).size], [5, 5]);
    const rows = (await cup.tables()).phases[0]?.tables[0]?.rows ?? [];
    assert.deepEqual(
      new Set(rows.filter(({ byePoints }) => byePoints === 3).map(({ team }) => team.id)),
      new Set(byes.map(({ teamId }) => teamId)),
    );
    assert.ok(rows.every(({ deduction }) => deduction === 0));
    const over = await cup.process(0);
    assert.equal(over.error?.code, 'ROUNDS_OVER');
  });

  it('waits for the current round, and doesn’t change earlier rounds', async () => {
    const cup = await tournamentOf(world, 6, [{ algorithm: 'SWISS', params: { rounds: 3 } }]);
    await cup.process(0);
    const first = await cup.matches(0);
    for (const { id } of first) await cup.write(id, [1, 0]);
    await cup.process(0);
    const second = (await cup.matches(0)).filter(({ round }) => round === 2);
    await cup.process(0);
    const again = (await cup.matches(0)).filter(({ round }) => round === 2);
    assert.deepEqual(pairsOf(again), pairsOf(second), 'nobody has begun: paired anew, and alike');
    await cup.write(again[0]?.id ?? '', [1, 0]);
    assert.equal((await cup.process(0)).error?.code, 'ROUND_NOT_OVER');
    const unchanged = (await cup.matches(0)).filter(({ round }) => round === 1);
    assert.deepEqual(
      unchanged.map(({ id, homeScore }) => [id, homeScore]),
      first.map(({ id }) => [id, 1]),
    );
  });

  it('doesn’t pair a team that has left', async () => {
    const cup = await tournamentOf(world, 6, [{ algorithm: 'SWISS', params: { rounds: 3 } }]);
    await cup.process(0);
    for (const { id } of await cup.matches(0)) await cup.write(id, [1, 0]);
    const [withdrawn = ''] = cup.teams;
    await world.store.db
      .updateTable('participations')
      .set({ status: 'WITHDRAWN', withdrawalMode: 'KEEP_ONLY', decidedAt: world.now() })
      .where('teamId', '=', withdrawn)
      .execute();
    const { error } = await cup.process(0);
    assert.equal(error, undefined);
    const second = (await cup.matches(0)).filter(({ round }) => round === 2);
    assert.equal(second.length, 2);
    assert.ok(!pairsOf(second).join(' ').includes(withdrawn));
  });
});
