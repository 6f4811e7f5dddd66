import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokerCalls, lineupCalls } from '@traip/contract';
import { createRandom } from '@traip/engine/chance';
import { openRegistration } from '../../competition/entry/testing/registration.ts';
import { deskOf, matchDay } from '../../competition/match/testing/match-day.ts';
import { createCompetition, createTraip, enterTeam } from '../fixtures/competitions.ts';
import { createPlayers, lineupInput } from '../fixtures/lineups.ts';
import { createOrganisation, createTeam } from '../fixtures/people.ts';
import { openWorld } from '../world.ts';
import { allAtOnce, countSuccesses, times } from './testing/at-once.ts';
import { readTables } from './testing/tables.ts';

type Algorithm = 'ROUND_ROBIN' | 'SINGLE_ELIM';

describe('a competition changed by many people at once', () => {
  const world = openWorld();

  it('accepts no more teams than it has places for', async () => {
    const { competitionId, admin, add, decide } = await openRegistration(world, 'PUBLICIZED', 4);
    const teams = await Promise.all(times(12, () => createTeam(world, {}, 'OWNER')));
    const requested = teams.slice(0, 6);
    for (const { id, people } of requested) assert.equal((await add(id, people.OWNER)).status, 201);
    const answers = await allAtOnce<{ status: number }>('places', [
      ...requested.map(
        ({ id }) =>
          () =>
            decide(true, id),
      ),
      ...teams.slice(6).map(
        ({ id }) =>
          () =>
            add(id, admin),
      ),
    ]);
    const accepted = await world.store.db
      .selectFrom('participations')
      .select('teamId')
      .where('competitionId', '=', competitionId)
      .where('status', '=', 'ACCEPTED')
      .execute();
    assert.deepEqual([accepted.length, countSuccesses(answers)], [4, 4]);
  });

  async function setUpPhase(algorithm: Algorithm, count: number) {
    const club = await createOrganisation(world, 'super-admin', 'admin', 'referee');
    const { admin, referee } = club.people;
    const competition = await createCompetition(world, await createTraip(world, club.id));
    const { phaseId, competitionId } = competition;
    for (let seed = 1; seed <= count; seed++) {
      const { id: teamId } = await createTeam(world, { organisationId: club.id }, 'OWNER');
      await enterTeam(world, competition, { teamId, requestedBy: admin.id });
      const { db } = world.store;
      await db.updateTable('phaseTeams').set({ seed }).where('teamId', '=', teamId).execute();
    }
    await world.call(brokerCalls.upsert, { body: { phaseId, competitionId, algorithm } }, admin);
    const order = { phaseId, competitionId, mode: 'COMMIT' } as const;
    const generate = (user = admin) => world.call(brokerCalls.process, { body: order }, user);
    return { club, phaseId, competitionId, generate, referee };
  }

  const matchesOf = (phaseId: string) =>
    world.store.db
      .selectFrom('matches')
      .select(['id', 'key', 'round', 'homeTeamId', 'awayTeamId'])
      .where('phaseId', '=', phaseId)
      .where('deletedAt', 'is', null)
      .orderBy('round')
      .orderBy('key')
      .execute();

  it('creates the matches of a phase once, however many people request them', async () => {
    const { club, phaseId, generate } = await setUpPhase('ROUND_ROBIN', 6);
    const staff = Object.values(club.people);
    await allAtOnce(
      'fixtures',
      times(9, (nth) => () => generate(staff[nth % staff.length])),
    );
    const matches = await matchesOf(phaseId);
    const pairs = matches.map(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].sort().join(' '));
    assert.equal(new Set(pairs).size, 15);
    assert.ok([15, 30].includes(matches.length), `${matches.length} matches`);
    assert.equal(new Set(matches.map(({ key }) => key)).size, matches.length);
  });

  it('has the right table when all results arrive at once and some are corrected', async () => {
    const { club, phaseId, competitionId, generate } = await setUpPhase('ROUND_ROBIN', 6);
    await generate();
    const matches = await matchesOf(phaseId);
    const random = createRandom('results');
    const staff = [club.people['super-admin'], club.people.admin];
    const results = matches.flatMap(({ id }, nth) => {
      const user = staff[nth % 2] ?? club.people.admin;
      const { result } = deskOf(world, id, user);
      const score = () => ({ score: { home: random.below(5), away: random.below(5) } });
      const [first, second] = [score(), score()];
      return nth % 3 === 0 ? [() => result(first), () => result(second)] : [() => result(first)];
    });
    const answers = await allAtOnce('results', results);
    assert.ok(countSuccesses(answers) >= matches.length);
    const { stored, computed } = await readTables(world, competitionId, phaseId);
    assert.deepEqual(stored, computed);
    assert.equal(
      stored[0]?.rows.reduce((sum, { played }) => sum + played, 0),
      2 * matches.length,
    );
  });

  it('has the right final when both semi-finals end at the same moment', async () => {
    const { phaseId, generate, referee } = await setUpPhase('SINGLE_ELIM', 4);
    await generate();
    const [one, other, final] = await matchesOf(phaseId);
    assert.ok(one && other && final);
    const desks = [deskOf(world, one.id, referee), deskOf(world, other.id, referee)] as const;
    const first = await allAtOnce('semi-finals', [
      () => desks[0].result({ score: { home: 2, away: 1 } }),
      () => desks[1].result({ score: { home: 0, away: 3 } }),
    ]);
    assert.equal(countSuccesses(first), 2);
    const closed = await allAtOnce('semi-finals', [() => desks[0].close(), () => desks[1].close()]);
    assert.equal(countSuccesses(closed), 2);
    const played = (await matchesOf(phaseId)).find(({ id }) => id === final.id);
    assert.deepEqual(
      [played?.homeTeamId, played?.awayTeamId].sort(),
      [one.homeTeamId, other.awayTeamId].sort(),
    );
  });

  it('has one lineup per team without duplicate shirts, however many people write it', async () => {
    const { matchId, home, club } = await matchDay(world);
    const players = await createPlayers(world, home.id, 14);
    const writers = [...Object.values(home.people), club.people.admin, club.people.referee];
    const create = times(6, (nth) => () => {
      const chosen = lineupInput(createRandom(`eleven ${nth}`).shuffle(players).slice(0, 11));
      const body = { matchId, teamId: home.id, players: chosen };
      return world.call(lineupCalls.create, { body }, writers[nth % writers.length]);
    });
    const created = await allAtOnce('lineup', create);
    assert.equal(countSuccesses(created), 1);
    const { id = '', version = 0 } = created.find(({ status }) => status < 300)?.body.lineup ?? {};
    const update = times(8, (nth) => () => {
      const chosen = lineupInput(createRandom(`other eleven ${nth}`).shuffle(players).slice(0, 11));
      const body = { id, players: chosen, version };
      return world.call(lineupCalls.update, { body }, writers[nth % writers.length]);
    });
    const changed = await allAtOnce('lineup', update);
    assert.equal(countSuccesses(changed), 1, 'a change of what one has not seen was taken in');
    const rows = await world.store.db
      .selectFrom('lineupPlayers')
      .innerJoin('lineups', 'lineups.id', 'lineupPlayers.lineupId')
      .select(['lineupId', 'shirt', 'playerId'])
      .where('matchId', '=', matchId)
      .execute();
    assert.equal(rows.length, 11);
    assert.equal(new Set(rows.map(({ shirt }) => shirt)).size, 11);
    assert.equal(new Set(rows.map(({ playerId }) => playerId)).size, 11);
  });
});
