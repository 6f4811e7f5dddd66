import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  brokerCalls,
  type CompetitionFile,
  courtQueueCalls,
  dashboardCalls,
  entryCalls,
  exchangeCalls,
  matchDeskCalls,
  matchManagementCalls,
  roundCalls,
  standingCalls,
  teamCalls,
  venueCalls,
  type Write,
} from '@traip/contract';
import { createOrganisation } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createFromForm, type FormInput, formOf } from '../competition-form/testing/forms.ts';

const players = [
  'Ana Ruiz',
  'Luis Gil',
  'Eva Soler',
  'Iván Mas',
  'Noa Prat',
  'Hugo Vila',
  'Sara Paz',
  'Jon Aizpuru',
  'Marta Rey',
  'Pol Roca',
];

type Algorithm = 'AMERICANO' | 'MEXICANO';

const eveningOf = (
  many: number,
  algorithm: Algorithm,
  params: object = {},
  partners: object = {},
): Partial<FormInput> => ({
  traip: { name: 'Viernes de pádel', sportKey: 'PADEL' },
  category: { name: 'Mixta', gender: 'MIXED' },
  competitors: 'INDIVIDUAL',
  competition: { name: 'Americano del viernes', rulesOverride: { partners: { points: 24, ...partners } } },
  phases: [{ name: 'Rondas', algorithm, seed: 'viernes', params: { ...params } }],
  teams: players.slice(0, many).map((name) => ({ name })),
});

describe('changing partners', () => {
  const world = openWorld();

  async function evening(many: number, algorithm: Algorithm, params: object = {}, partners: object = {}) {
    const club = await createOrganisation(world, 'super-admin', 'admin');
    const { admin } = club.people;
    const created = await createFromForm(world, club, eveningOf(many, algorithm, params, partners));
    const competitionId = created.competition.id;
    const { phaseId } = created.first;
    await world.store.db
      .updateTable('competitions')
      .set({ state: 'PUBLICIZED', publishedAt: world.now() })
      .where('id', '=', competitionId)
      .execute();
    const get = async (round?: number) =>
      (
        await world.call(
          roundCalls.get,
          { params: { competitionId }, query: { phaseId, ...(round ? { round } : {}) } },
          admin,
        )
      ).body;
    const save = async (round: number, scores: readonly number[]) => {
      const { matches } = await get(round);
      const results = scores.flatMap((home, at) => {
        const match = matches[at];
        return match ? [{ matchId: match.id, version: match.version, score: { home, away: 24 - home } }] : [];
      });
      return world.call(roundCalls.saveResults, { params: { competitionId }, body: { results } }, admin);
    };
    const table = async () => {
      const { body } = await world.call(
        standingCalls.tables,
        { params: { id: competitionId }, query: {} },
        admin,
      );
      return body.phases[0]?.tables[0]?.rows ?? [];
    };
    const draw = (round?: number) =>
      world.call(
        brokerCalls.process,
        { body: { competitionId, phaseId, mode: 'COMMIT', keepPlayed: true, ...(round ? { round } : {}) } },
        admin,
      );
    return { club, admin, made: created, competitionId, phaseId, get, save, table, draw };
  }

  const namesIn = (sides: readonly ({ readonly name: string } | null)[]) =>
    sides.flatMap((side) => (side?.name ?? '').split(' / '));

  it('eight players get seven rounds of two matches, and everyone plays in each', async () => {
    const one = await evening(8, 'AMERICANO');
    assert.equal(one.made.fixtures, 14);
    for (const round of [1, 7]) {
      const { matches, resting } = await one.get(round);
      assert.deepEqual(
        namesIn(matches.flatMap(({ home, away }) => [home, away])).sort(),
        players.slice(0, 8).sort(),
      );
      assert.deepEqual(resting, []);
    }
    const teams = await world.call(
      teamCalls.find,
      { body: { orgCode: one.club.code, page: 1, limit: 10 } },
      one.admin,
    );
    assert.deepEqual(teams.body.items, [], 'a pair of the evening is no team');
    const entries = await world.call(
      entryCalls.list,
      { params: { competitionId: one.competitionId }, query: {} },
      one.admin,
    );
    assert.equal(entries.body.items.length, 8, 'nor is it entered');
    const teamId = entries.body.items[0]?.team.id ?? '';
    const own = await world.call(
      matchManagementCalls.find,
      { body: { competitionId: one.competitionId, teamId } },
      one.admin,
    );
    assert.equal(own.body.items.length, 7, 'a player’s matches are those of their pairs');
  });

  it('a bye is worth half the points of a match if the rules say so, once the round is over', async () => {
    const five = await evening(5, 'AMERICANO', {}, { rest: 'HALF' });
    const before = await five.table();
    assert.deepEqual(new Set(before.map(({ points }) => points)), new Set([0]));
    const { resting } = await five.get(1);
    await five.save(1, [15]);
    const rows = await five.table();
    assert.deepEqual(
      rows.map(({ points }) => points),
      [15, 15, 12, 9, 9],
    );
    assert.equal(rows[2]?.team.id, resting[0]?.id);
  });

  it('ten players on two courts have byes two at a time, all equally often', async () => {
    const one = await evening(10, 'AMERICANO', { rounds: 5 });
    const rests = new Map<string, number>();
    for (const round of [1, 2, 3, 4, 5])
      for (const { name } of (await one.get(round)).resting) rests.set(name, (rests.get(name) ?? 0) + 1);
    assert.deepEqual(
      [...rests.values()],
      Array.from({ length: 10 }, () => 1),
    );
  });

  it('both players keep what their pair scored, and a total that differs from the match is refused', async () => {
    const one = await evening(4, 'AMERICANO');
    const { matches } = await one.get(1);
    const [match] = matches;
    assert.ok(match);
    const wrong = await world.call(
      matchDeskCalls.addManualResult,
      {
        body: { matchId: match.id, version: match.version, outcome: 'NORMAL', score: { home: 20, away: 5 } },
      },
      one.admin,
    );
    assert.deepEqual([wrong.status, wrong.error?.code, wrong.error?.field], [422, 'SUM_WRONG', 'score']);
    assert.equal((await one.save(1, [15])).body.outcomes[0]?.status, 'SAVED');
    const rows = await one.table();
    assert.deepEqual(
      rows.map(({ points, won, diff, played }) => [points, won, diff, played]),
      [
        [15, 1, 6, 1],
        [15, 1, 6, 1],
        [9, 0, -6, 1],
        [9, 0, -6, 1],
      ],
    );
    const winners = namesIn([match.home]).sort();
    assert.deepEqual(
      rows
        .slice(0, 2)
        .map(({ team }) => team.name)
        .sort(),
      winners,
    );
    assert.ok(rows.every(({ team }) => team.competitorKind === 'INDIVIDUAL'));
  });

  it('a player who leaves keeps their results, and the others are paired again', async () => {
    const one = await evening(9, 'AMERICANO', { rounds: 4 });
    await one.save(1, [14, 10]);
    const before = await one.get(1);
    const leaver = (await one.table())[0]?.team;
    assert.ok(leaver);
    const body = { competitionId: one.competitionId, teamId: leaver.id };
    const removed = await world.call(entryCalls.remove, { body }, one.admin);
    assert.equal(removed.status, 200, JSON.stringify(removed.error));
    const names = (round: Awaited<ReturnType<typeof one.get>>) =>
      namesIn([...round.matches.flatMap(({ home, away }) => [home, away]), ...round.resting]);
    assert.deepEqual(
      names(await one.get(1))
        .filter((name) => name !== '')
        .sort(),
      names(before).sort(),
    );
    for (const round of [2, 3, 4]) {
      const playing = names(await one.get(round));
      assert.equal(playing.length, 8);
      assert.ok(!playing.includes(leaver.name));
    }
    const last = (await one.table()).at(-1);
    assert.deepEqual([last?.team.id, last?.isWithdrawn, last?.points], [leaver.id, true, 14]);
  });

  it('a latecomer plays from the next round on, even after the start', async () => {
    const one = await evening(8, 'AMERICANO', { rounds: 4 });
    await one.save(1, [14, 10]);
    await world.store.db
      .updateTable('competitions')
      .set({ state: 'IN_PROGRESS' })
      .where('id', '=', one.competitionId)
      .execute();
    const late = { competitionId: one.competitionId, names: ['Leo Tarde'] };
    const added = await world.call(entryCalls.addByName, { body: late }, one.admin);
    assert.equal(added.status, 201, JSON.stringify(added.error));
    assert.equal((await one.get(1)).matches.length, 2, 'what was played stays');
    const seen = new Set<string>();
    for (const round of [2, 3, 4]) {
      const { matches, resting } = await one.get(round);
      for (const name of namesIn([...matches.flatMap(({ home, away }) => [home, away]), ...resting]))
        seen.add(name);
    }
    assert.ok(seen.has('Leo Tarde'));
  });

  it('fewer than four can’t continue: the call is refused unless it agrees to drop the rounds', async () => {
    const one = await evening(4, 'AMERICANO');
    await one.save(1, [15]);
    const [leaver] = await one.table();
    const body = { competitionId: one.competitionId, teamId: leaver?.team.id ?? '' };
    const refused = await world.call(entryCalls.remove, { body }, one.admin);
    assert.deepEqual(
      [refused.status, refused.error?.code, refused.error?.details],
      [409, 'PARTNERS_TOO_FEW', { players: 3 }],
    );
    assert.equal((await one.get(2)).matches.length, 1, 'nothing was dropped');
    assert.equal((await one.table()).filter(({ isWithdrawn }) => isWithdrawn).length, 0);
    const agreed = await world.call(entryCalls.remove, { body: { ...body, endsRounds: true } }, one.admin);
    assert.equal(agreed.status, 200, JSON.stringify(agreed.error));
    const left = await world.call(
      matchManagementCalls.find,
      { body: { competitionId: one.competitionId } },
      one.admin,
    );
    assert.equal(left.body.items.length, 1, 'what was played stays');
  });

  it('nobody is called to two courts at once, even in different pairs', async () => {
    const one = await evening(5, 'AMERICANO', { courts: 1 });
    const { body: venue } = await world.call(
      venueCalls.create,
      {
        params: { orgCode: one.club.code },
        body: { name: 'Club', fields: [{ name: 'P1' }, { name: 'P2' }] },
      },
      one.admin,
    );
    const fieldIds = venue.fields.map(({ id }) => id);
    const params = { competitionId: one.competitionId };
    const set = await world.call(
      courtQueueCalls.set,
      { params, body: { settings: { fieldIds, every: 20 } } },
      one.club.people['super-admin'],
    );
    assert.equal(set.status, 200, JSON.stringify(set.error));
    const [first, second] = [await one.get(1), await one.get(2)].map(({ matches }) => matches[0]?.id ?? '');
    const call = (matchId = '', fieldId = '') =>
      world.call(courtQueueCalls.call, { params, body: { matchId, fieldId } }, one.admin);
    assert.equal((await call(first, fieldIds[0])).status, 200);
    assert.equal((await call(second, fieldIds[1])).error?.code, 'SIDE_ON_COURT');
  });

  it('a mexicano follows the table round by round, and a correction suggests drawing again', async () => {
    const one = await evening(8, 'MEXICANO', { rounds: 3 });
    assert.equal(one.made.fixtures, 2);
    assert.equal((await one.draw(2)).error?.code, 'ROUND_NOT_OVER');
    await one.save(1, [20, 13]);
    assert.equal((await one.get(1)).swissRounds, 3);
    assert.equal((await one.draw(2)).status, 200);
    const top = (await one.table()).slice(0, 4).map(({ team }) => team.name);
    const second = await one.get(2);
    assert.deepEqual(
      namesIn([second.matches[0]?.home ?? null, second.matches[0]?.away ?? null]).sort(),
      top.sort(),
    );
    assert.equal(second.isOutdated, false);
    const [first] = (await one.get(1)).matches;
    assert.ok(first);
    const corrected = { matchId: first.id, version: first.version, score: { home: 2, away: 22 } };
    await world.call(
      roundCalls.saveResults,
      { params: { competitionId: one.competitionId }, body: { results: [corrected] } },
      one.admin,
    );
    assert.equal((await one.get(2)).isOutdated, true);
    assert.equal((await one.draw()).status, 200);
    assert.equal((await one.get(2)).isOutdated, false);
    await one.save(2, [12, 12]);
    assert.equal((await one.draw(3)).status, 200);
    await one.save(3, [12, 12]);
    assert.equal((await one.draw(4)).error?.code, 'ROUNDS_OVER');
  });

  it('an exported evening keeps its pairs and tables, and can continue elsewhere', async () => {
    const one = await evening(9, 'MEXICANO', { rounds: 3 });
    await one.save(1, [14, 9]);
    await one.draw(2);
    await one.save(2, [20, 12]);
    const params = { competitionId: one.competitionId };
    const exported = await world.call(exchangeCalls.exportCompetition, { params }, one.admin);
    assert.equal(exported.status, 200, JSON.stringify(exported.error));
    const file = exported.body as unknown as Write<typeof CompetitionFile>;
    assert.deepEqual([file.teams.length, file.pairs?.length], [9, 8]);
    const tableIn = async (id: string, user: typeof one.admin) => {
      const { body } = await world.call(standingCalls.tables, { params: { id }, query: {} }, user);
      const rows = body.phases[0]?.tables[0]?.rows ?? [];
      return rows
        .map(({ team, points, won, diff, played }) => [team.name, points, won, diff, played])
        .toSorted();
    };
    const before = await tableIn(one.competitionId, one.admin);
    assert.ok(before.some(([, points]) => Number(points) > 20));
    const other = await createOrganisation(world, 'super-admin', 'admin');
    for (const club of [one.club, other]) {
      const user = club.people['super-admin'];
      const body = { file, mode: 'COMMIT' as const };
      const imported = await world.call(
        exchangeCalls.importCompetition,
        { params: { orgCode: club.code }, body },
        user,
      );
      assert.equal(imported.status, 200, JSON.stringify(imported.error));
      const competitionId = imported.body.competitionId ?? '';
      assert.deepEqual(await tableIn(competitionId, user), before);
      const tables = await world.call(
        standingCalls.tables,
        { params: { id: competitionId }, query: {} },
        user,
      );
      const order = {
        competitionId,
        phaseId: tables.body.phases[0]?.id ?? '',
        mode: 'COMMIT' as const,
        keepPlayed: true,
      };
      const next = await world.call(brokerCalls.process, { body: { ...order, round: 3 } }, user);
      assert.equal(next.status, 200, JSON.stringify(next.error));
    }
  });

  it('a file with pairs of unknown players is refused with the pair', async () => {
    const one = await evening(4, 'AMERICANO');
    const params = { competitionId: one.competitionId };
    const { body } = await world.call(exchangeCalls.exportCompetition, { params }, one.admin);
    const file = body as unknown as Write<typeof CompetitionFile>;
    const [first, second] = file.pairs ?? [];
    assert.ok(first && second);
    const send = (change: Partial<typeof file>) =>
      world.call(
        exchangeCalls.importCompetition,
        { params: { orgCode: one.club.code }, body: { file: { ...file, ...change } } },
        one.club.people['super-admin'],
      );
    const strange = { ...second, players: [first.players[0], 'nobody'] as [string, string] };
    const refused = await send({ pairs: [first, strange] });
    assert.deepEqual([refused.error?.code, refused.error?.field], ['FILE_INCONSISTENT', 'file.pairs.1']);
    assert.equal((await send({ pairs: [] })).error?.field, 'file.phases.0.matches.0');
    assert.equal((await send({})).status, 200);
  });

  it('pairs can’t be set manually, and the format must suit the rules', async () => {
    const one = await evening(4, 'AMERICANO');
    const [a, b] = (await one.table()).map(({ team }) => team.id);
    assert.ok(a && b);
    const byHand = await world.call(
      matchManagementCalls.create,
      { body: { phaseId: one.phaseId, round: 1, homeTeamId: a, awayTeamId: b } },
      one.admin,
    );
    assert.equal(byHand.error?.code, 'PAIRS_ARE_DRAWN');
    for (const change of [
      { competition: { name: 'Sin reglas' } },
      { competitors: 'PAIR' as const, teams: [{ name: 'Ana / Luis' }, { name: 'Eva / Iván' }] },
      { phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN' as const }] },
    ]) {
      const form = formOf({ ...eveningOf(4, 'AMERICANO'), ...change });
      const refused = await world.call(
        dashboardCalls.createCompetition,
        { params: { orgCode: one.club.code }, body: form },
        one.admin,
      );
      assert.equal(refused.error?.code, 'PARTNERS_MISMATCH', JSON.stringify(change));
    }
  });
});
