import assert from 'node:assert/strict';
import { randomUUIDv7 } from 'node:crypto';
import { describe, it } from 'node:test';
import { openWorld } from '../../testing/world.ts';
import { tournamentOf } from './testing/tournament.ts';

describe('tied teams', () => {
  const world = openWorld();

  async function drawn(teams: number, qualifiers: number) {
    const cup = await tournamentOf(world, teams, [
      { algorithm: 'GROUPS', params: { groups: 2, legs: 1 } },
      { algorithm: 'QUALIFY', params: { groups: ['A', 'B'], qualifiers } },
    ]);
    for (const nth of [0, 1]) assert.equal((await cup.process(nth)).error, undefined);
    assert.equal((await cup.move(0, 'IN_PROGRESS')).error, undefined);
    return cup;
  }

  it('on a decisive place hold a phase back if only an extra match can break the tie', async () => {
    const cup = await drawn(8, 2);
    await world.store.db
      .updateTable('competitions')
      .set({ rulesOverride: JSON.stringify({ groupChain: 'RFEF' }) })
      .where('id', '=', cup.competitionId)
      .execute();
    for (const { id } of await cup.matches(0)) await cup.write(id, [0, 0]);
    const held = await cup.move(0, 'FINISHED');
    assert.equal(held.error?.code, 'TRANSITION_HELD_BACK');
    const details = held.error?.details as { guards: string[]; qualification: { teams: string[] } };
    assert.deepEqual(details.guards, ['TIES_RESOLVED']);
    assert.equal(details.qualification.teams.length, 8);
  });

  it('are separated by lot at the end if the rules say so, which anyone can verify with the seed', async () => {
    const cup = await drawn(8, 2);
    for (const { id } of await cup.matches(0)) await cup.write(id, [0, 0]);
    assert.equal((await cup.move(0, 'FINISHED')).error, undefined);
    const table = (await cup.tables()).phases[0]?.tables[0];
    assert.deepEqual(
      table?.rows.map(({ rank, decidedBy }) => [rank, decidedBy]),
      [null, 'ALL.LOTS', 'ALL.LOTS', 'ALL.LOTS'].map((by, index) => [index + 1, by]),
    );
  });

  it('advance once an extra match has broken the tie, which counts in no table', async () => {
    const cup = await drawn(4, 1);
    const { db } = world.store;
    const rulesOverride = JSON.stringify({ groupChain: 'RFEF' });
    await db.updateTable('competitions').set({ rulesOverride }).where('id', '=', cup.competitionId).execute();
    const matches = await cup.matches(0);
    for (const { id } of matches) await cup.write(id, [1, 1]);
    assert.equal((await cup.move(0, 'FINISHED')).error?.code, 'TRANSITION_HELD_BACK');
    for (const { createdAt: _, ...match } of matches) {
      const id = randomUUIDv7();
      const [home, away, result] = [match.home, match.away, null].map((part) => JSON.stringify(part));
      const extra = {
        ...match,
        id,
        key: `x-${match.key}`,
        kind: 'TIEBREAK',
        createdAt: world.now(),
      } as const;
      await db
        .insertInto('matches')
        .values({ ...extra, home: home ?? '', away: away ?? '', result: result ?? '' })
        .execute();
      await cup.write(id, [0, 2]);
    }
    assert.equal((await cup.move(0, 'FINISHED')).error, undefined);
    const [final] = await cup.matches(1);
    assert.deepEqual(
      new Set([final?.homeTeamId, final?.awayTeamId]),
      new Set(matches.map(({ awayTeamId }) => awayTeamId)),
    );
    const rows = (await cup.tables()).phases[0]?.tables.flatMap((table) => table.rows) ?? [];
    assert.ok(rows.every(({ played, points }) => played === 1 && points === 1));
  });
});
