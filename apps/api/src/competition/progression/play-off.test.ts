import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openWorld } from '../../testing/world.ts';
import { finalPositions } from '../next-season/old/final-positions.ts';
import { tournamentOf } from './testing/tournament.ts';

const places = (...positions: number[]) =>
  positions.map((position) => ({ kind: 'GROUP', group: 'A', position }));

describe('a play-off after a league', () => {
  const world = openWorld();

  /** The better seed wins in the league, the worse one in the play-off. */
  async function played(entries: ReturnType<typeof places>) {
    const league = await tournamentOf(world, 6, [
      { algorithm: 'ROUND_ROBIN' },
      { algorithm: 'QUALIFY', params: { crossing: 'LISTED', entries } },
    ]);
    const seed = (team: string | null) => league.teams.indexOf(team ?? '');
    for (const nth of [0, 1]) assert.equal((await league.process(nth)).error, undefined);
    await league.move(0, 'IN_PROGRESS');
    for (const { id, homeTeamId, awayTeamId } of await league.matches(0))
      await league.write(id, seed(homeTeamId) < seed(awayTeamId) ? [2, 0] : [0, 2]);
    await league.move(0, 'FINISHED');
    await league.move(1, 'IN_PROGRESS');
    for (const { id } of await league.matches(1)) {
      const [match] = (await league.matches(1)).filter((one) => one.id === id);
      const isHome = seed(match?.homeTeamId ?? null) > seed(match?.awayTeamId ?? null);
      await league.write(id, isHome ? [1, 0] : [0, 1]);
    }
    assert.equal((await league.move(1, 'FINISHED')).error, undefined);
    assert.equal((await league.move(null, 'FINISHED')).error, undefined);
    const { awards } = await league.tables();
    const champion = awards.find(({ kind }) => kind === 'CHAMPION')?.team.id;
    const { positions } = await finalPositions(world.store.db, league.competitionId, world.now);
    const order = [...positions].toSorted(([, one], [, other]) => one.position - other.position);
    return {
      champion: league.teams.indexOf(champion ?? '') + 1,
      order: order.map(([team]) => seed(team) + 1),
    };
  }

  it('for the title makes its winner the champion, ahead of everyone who wasn’t in it', async () => {
    const { champion, order } = await played(places(1, 4, 2, 3));
    assert.equal(champion, 4);
    assert.deepEqual(order, [4, 3, 1, 2, 5, 6]);
  });

  it('for promotion doesn’t change the champion of the league, and gives its winner the best place at stake', async () => {
    const { champion, order } = await played(places(2, 5, 3, 4));
    assert.equal(champion, 1);
    assert.deepEqual(order, [1, 5, 4, 2, 3, 6]);
  });
});
