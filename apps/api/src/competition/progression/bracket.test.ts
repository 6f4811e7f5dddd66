import assert from 'node:assert/strict';
import { randomUUIDv7 } from 'node:crypto';
import { describe, it } from 'node:test';
import { openWorld } from '../../testing/world.ts';
import { Refused, tournamentOf } from './testing/tournament.ts';

describe('a knockout', () => {
  const world = openWorld();

  async function fourTeams() {
    const cup = await tournamentOf(world, 4, [{ algorithm: 'SINGLE_ELIM', params: { thirdPlace: true } }]);
    assert.equal((await cup.process(0)).status, 200);
    const byKey = async (key: string) => {
      const found = (await cup.matches(0)).find((match) => match.key === key);
      assert.ok(found, key);
      return found;
    };
    return { ...cup, byKey };
  }

  it('advances the winner provisionally when a match is finished, and definitively when it is closed', async () => {
    const cup = await fourTeams();
    const semi = await cup.byKey('r1-1');
    await cup.write(semi.id, [1, 0], 'FINISHED');
    const provisional = (await cup.byKey('r2-1')).home;
    assert.deepEqual([provisional.participant, provisional.provisional], [semi.homeTeamId, true]);
    await cup.write(semi.id, [1, 0], 'CLOSED');
    const final = await cup.byKey('r2-1');
    assert.deepEqual([final.home.participant, final.home.provisional], [semi.homeTeamId, false]);
    assert.equal(final.homeTeamId, semi.homeTeamId);
    assert.equal((await cup.byKey('r2p3-1')).homeTeamId, semi.awayTeamId);
  });

  it('clears the slot of the advanced team when the match is reopened', async () => {
    const cup = await fourTeams();
    const semi = await cup.byKey('r1-1');
    await cup.write(semi.id, [1, 0]);
    const { id: matchId, organisationId, competitionId } = await cup.byKey('r2-1');
    const lineup = { id: randomUUIDv7(), organisationId, competitionId, matchId, createdAt: world.now() };
    const { db } = world.store;
    const drafted = { ...lineup, teamId: semi.homeTeamId ?? '', substitutions: JSON.stringify(null) };
    await db.insertInto('lineups').values(drafted).execute();
    await cup.write(semi.id, null, 'IN_PROGRESS');
    assert.equal((await cup.byKey('r2-1')).homeTeamId, null);
    const left = await db.selectFrom('lineups').selectAll().where('matchId', '=', matchId).execute();
    assert.deepEqual(left, [], 'what it had drafted for that match goes with it');
  });

  it('refuses a correction that would remove a team from a started match, and names the match', async () => {
    const cup = await fourTeams();
    const [one, other] = [await cup.byKey('r1-1'), await cup.byKey('r1-2')];
    await cup.write(one.id, [1, 0]);
    await cup.write(other.id, [1, 0]);
    const final = await cup.byKey('r2-1');
    await cup.write(final.id, [0, 0], 'IN_PROGRESS');
    const refused = await cup.write(one.id, [0, 1]);
    assert.ok(refused instanceof Refused);
    assert.deepEqual([refused.code, refused.details], ['DEPENDENT_STARTED', { matches: [final.id] }]);
    assert.equal((await cup.byKey('r1-1')).homeScore, 1);
    assert.ok(!((await cup.write(one.id, [3, 0])) instanceof Refused), 'the winner stays the same');
    assert.ok(!((await cup.write(one.id, [0, 1], 'CLOSED', true)) instanceof Refused), 'by force');
    const after = await cup.byKey('r2-1');
    assert.deepEqual([after.state, after.homeTeamId, after.homeScore], ['CANCELLED', one.awayTeamId, null]);
  });

  it('doesn’t change slots that were filled manually', async () => {
    const cup = await fourTeams();
    const [semi, final] = [await cup.byKey('r1-1'), await cup.byKey('r2-1')];
    const [chosen = ''] = cup.teams.slice(2);
    const byHand = { ...final.home, participant: chosen, manual: true };
    await world.store.db
      .updateTable('matches')
      .set({ home: JSON.stringify(byHand), homeTeamId: chosen })
      .where('id', '=', final.id)
      .execute();
    await cup.write(semi.id, [1, 0]);
    assert.equal((await cup.byKey('r2-1')).homeTeamId, chosen);
  });

  it('with double elimination and eleven teams ends with everyone but the winner beaten twice', async () => {
    const cup = await tournamentOf(world, 11, [{ algorithm: 'DOUBLE_ELIM' }]);
    assert.equal((await cup.process(0)).status, 200);
    const defeats = new Map<string, number>();
    let played = 0;
    for (;;) {
      const open = (await cup.matches(0)).find(
        ({ state, homeTeamId, awayTeamId }) =>
          state === 'CREATED' && homeTeamId !== null && awayTeamId !== null,
      );
      if (open === undefined) break;
      const homeWins = (played * 7) % 3 !== 0;
      await cup.write(open.id, homeWins ? [2, 1] : [0, 1]);
      const loser = (homeWins ? open.awayTeamId : open.homeTeamId) ?? '';
      defeats.set(loser, (defeats.get(loser) ?? 0) + 1);
      played += 1;
    }
    const beatenTwice = cup.teams.filter((team) => defeats.get(team) === 2);
    assert.equal(beatenTwice.length, 10);
    assert.ok(played === 20 || played === 21, `${played} matches`);
    assert.equal((await cup.move(0, 'IN_PROGRESS')).status, 200);
    assert.equal((await cup.move(0, 'FINISHED')).status, 200);
    assert.equal((await cup.move(null, 'FINISHED')).status, 200);
    const { awards } = await cup.tables();
    const [champion] = cup.teams.filter((team) => !beatenTwice.includes(team));
    assert.equal(awards.find(({ kind }) => kind === 'CHAMPION')?.team.id, champion);
  });
});
