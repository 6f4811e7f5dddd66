import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Ranking, type Read, rankingCalls } from '@traip/contract';
import { createTraip } from '../../testing/fixtures/competitions.ts';
import { createOrganisation } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { circuitOf, fourPairs } from './testing/circuit.ts';

const shown = ({ items }: Read<typeof Ranking>) =>
  items.map(({ place, person, team, value }) =>
    [place, person ? `${person.firstName} ${person.surnames}` : team?.name, value].join(' '),
  );

describe('the ranking of a Traip', () => {
  const world = openWorld();

  it('is off until someone chooses a method, and never available with races', async () => {
    const circuit = await circuitOf(world, fourPairs);
    assert.deepEqual([(await circuit.ranking()).method, (await circuit.ranking()).items], ['NONE', []]);
    const rising = await circuit.setRules({ method: 'POINTS', points: [10, 20] });
    assert.deepEqual([rising.status, rising.error?.field], [400, 'points']);
    const runners = await createOrganisation(world, 'admin');
    const { traipId } = await createTraip(world, runners.id, {
      sportKey: 'RUNNING',
      sportVariantKey: 'RUNNING',
    });
    const body = { traipId, method: 'ELO' as const };
    const refused = await world.call(rankingCalls.saveRules, { body }, runners.people.admin);
    assert.deepEqual([refused.status, refused.error?.code], [409, 'RANKING_NEEDS_MATCHES']);
  });

  it('rates both players of a pair alike, day by day, and shows the history', async () => {
    const circuit = await circuitOf(world, fourPairs);
    await circuit.setRules({ method: 'ELO' });
    await circuit.play(circuit.first, 1, ['6 0', '6 2'], '2026-03-07');
    const ranking = await circuit.ranking();
    assert.deepEqual([ranking.kind, ranking.kinds, ranking.total], ['PERSON', ['PERSON'], 8]);
    assert.deepEqual(
      ranking.items.map(({ place, value, results }) => [place, value, results]),
      [...Array(4).fill([1, 1520, 1]), ...Array(4).fill([5, 1480, 1])],
    );
    await circuit.play(circuit.first, 2, ['6 0', '0 6'], '2026-03-08');
    const [best] = (await circuit.ranking()).items;
    const params = { code: circuit.traip.code, competitorId: best?.person?.id ?? '' };
    const { body } = await world.call(rankingCalls.competitor, { params });
    assert.deepEqual(
      body.periods.map(({ day, results }) => [day, results]),
      [
        ['2026-03-08', 1],
        ['2026-03-07', 1],
      ],
    );
    assert.equal(body.periods[0]?.value, body.row.value);
    assert.deepEqual(body.row.trend, body.periods.map(({ value }) => value).toReversed());
    const own = await world.call(rankingCalls.ofPerson, { params: { id: params.competitorId } });
    assert.deepEqual(own.body.rankings, [body]);
  });

  it('treats a correction as if it had always been so', async () => {
    const circuit = await circuitOf(world, fourPairs);
    await circuit.setRules({ method: 'GLICKO2' });
    await circuit.play(circuit.first, 1, ['6 0', '6 2'], '2026-03-07');
    await circuit.play(circuit.first, 2, ['6 0', '0 6'], '2026-03-08');
    const before = shown(await circuit.ranking());
    await circuit.play(circuit.first, 1, ['0 6', '6 2']);
    assert.notDeepEqual(shown(await circuit.ranking()), before);
    await circuit.play(circuit.first, 1, ['6 0', '6 2']);
    assert.deepEqual(shown(await circuit.ranking()), before);
  });

  it('ignores walkovers, drafts and competitions that its readers can’t see', async () => {
    const circuit = await circuitOf(world, fourPairs);
    const { db } = world.store;
    await circuit.setRules({ method: 'ELO' });
    const [match] = await circuit.play(circuit.first, 1, ['6 0', '6 2']);
    const rated = async () => (await circuit.ranking()).total;
    assert.equal(await rated(), 8);
    const { result } = await db
      .selectFrom('matches')
      .select('result')
      .where('id', '=', match?.id ?? '')
      .executeTakeFirstOrThrow();
    const forfeit = JSON.stringify({ ...result, outcome: 'FORFEIT_AWAY' });
    await db
      .updateTable('matches')
      .set({ result: forfeit })
      .where('id', '=', match?.id ?? '')
      .execute();
    assert.equal(await rated(), 4);
    const { competitionId: id } = circuit.first;
    await db.updateTable('competitions').set({ privacy: 'IN_ORG' }).where('id', '=', id).execute();
    assert.equal(await rated(), 0);
    await db.updateTable('traips').set({ privacy: 'IN_ORG' }).where('id', '=', circuit.traip.id).execute();
    const input = { params: { code: circuit.traip.code }, query: {} };
    assert.equal((await world.call(rankingCalls.get, input)).status, 404);
    assert.equal((await world.call(rankingCalls.get, input, circuit.admin)).body.total, 4);
  });

  it('shows only public names, searches them, and has pages', async () => {
    const circuit = await circuitOf(world, fourPairs);
    await circuit.setRules({ method: 'ELO' });
    await circuit.play(circuit.first, 1, ['6 0', '6 2']);
    const { items } = await circuit.ranking();
    const idOf = (name: string) => items.find(({ person }) => person?.firstName === name)?.person?.id ?? '';
    const hide = (id: string, publicName: 'SHORT' | 'HIDDEN') =>
      world.store.db.updateTable('persons').set({ publicName }).where('id', '=', id).execute();
    await hide(idOf('Ana'), 'SHORT');
    await hide(idOf('Luis'), 'HIDDEN');
    const found = async (search: string) => shown(await circuit.ranking({ search }));
    assert.deepEqual([(await found('ana r.')).length, await found('ruiz'), await found('luis')], [1, [], []]);
    assert.equal((await found('ivan'))[0]?.includes('Iván Mas'), true);
    const hidden = { code: circuit.traip.code, competitorId: idOf('Luis') };
    assert.equal((await world.call(rankingCalls.competitor, { params: hidden })).status, 404);
    const own = await world.call(rankingCalls.ofPerson, { params: { id: idOf('Luis') } });
    assert.deepEqual(own.body.rankings, []);
    const last = await circuit.ranking({ page: '3', limit: '3' });
    assert.deepEqual([last.items.length, last.totalPages, last.items[1]?.place], [2, 3, 5]);
  });

  it('ranks teams if they compete', async () => {
    const circuit = await circuitOf(world, ['Norte', 'Sur', 'Este', 'Oeste'], {
      traip: { name: 'Liga de Voley', sportKey: 'VOLLEYBALL' },
      competitors: 'TEAM',
    });
    await circuit.setRules({ method: 'ELO' });
    const { competitionId } = circuit.first;
    const { db } = world.store;
    const [match] = await db
      .selectFrom('matches')
      .selectAll()
      .where('competitionId', '=', competitionId)
      .execute();
    const result = JSON.stringify({
      outcome: 'NORMAL',
      counts: true,
      score: { home: 3, away: 0 },
      shootOut: null,
    });
    await db
      .updateTable('matches')
      .set({ state: 'CLOSED', result, finishedAt: world.now() })
      .where('id', '=', match?.id ?? '')
      .execute();
    const { kind, kinds, items } = await circuit.ranking();
    assert.deepEqual([kind, kinds, items.map(({ value }) => value)], ['TEAM', ['TEAM'], [1520, 1480]]);
    assert.equal(items[0]?.team?.id, match?.homeTeamId);
  });

  it('by points gives both players of a pair those of its final place, from the chosen day on', async () => {
    const circuit = await circuitOf(world, fourPairs, {
      phases: [{ name: 'Cuadro', algorithm: 'SINGLE_ELIM', seed: 'sol' }],
    });
    await circuit.play(circuit.first, 1, ['6 0', '6 0']);
    await circuit.play(circuit.first, 2, ['6 0']);
    await circuit.finish(circuit.first, 2);
    await world.store.db.deleteFrom('finalPlaces').execute();
    await circuit.setRules({ method: 'POINTS', points: [10, 6, 4, 4], best: 1 });
    const { items } = await circuit.ranking();
    assert.deepEqual(
      items.map(({ place, value }) => [place, value]),
      [[1, 10], [1, 10], [3, 6], [3, 6], ...Array(4).fill([5, 4])],
    );
    const [winner] = items;
    const params = { code: circuit.traip.code, competitorId: winner?.person?.id ?? '' };
    const { body } = await world.call(rankingCalls.competitor, { params });
    assert.deepEqual(
      body.periods.map(({ competition, place, points, counts }) => [
        competition?.name,
        place,
        points,
        counts,
      ]),
      [['Primera', 1, 10, true]],
    );
  });

  it('by points withdraws those of a competition that is resumed', async () => {
    const circuit = await circuitOf(world, fourPairs.slice(0, 2));
    await circuit.setRules({ method: 'POINTS' });
    await circuit.play(circuit.first, 1, ['6 0']);
    await circuit.finish(circuit.first, 1);
    assert.equal((await circuit.ranking()).items[0]?.value, 100);
    await circuit.resume(circuit.first);
    assert.deepEqual((await circuit.ranking()).items, []);
  });

  it('starts with a pasted list of known or new people', async () => {
    const circuit = await circuitOf(world, fourPairs);
    await circuit.setRules({ method: 'ELO' });
    const saved = await circuit.starts('Ana Ruiz; 1800\n\nivan mas\t1650,5\n"Rita Nueva", 1400\n');
    assert.deepEqual(
      saved.body.starts.map(({ person, value }) => [person?.firstName, value]),
      [
        ['Ana', 1800],
        ['Iván', 1650.5],
        ['Rita', 1400],
      ],
    );
    assert.deepEqual(shown(await circuit.ranking()), [
      '1 Ana Ruiz 1800',
      '2 Iván Mas 1651',
      '3 Rita Nueva 1400',
    ]);
    const wrong = await circuit.starts('Ana Ruiz; 1800\nEva Soler');
    assert.deepEqual(
      [wrong.status, wrong.error?.code, wrong.error?.field, wrong.error?.details],
      [422, 'RANKING_LINE_INVALID', 'text', { line: 2 }],
    );
    const twice = await circuit.starts('Ana Ruiz; 1800\nana ruíz; 1700');
    assert.deepEqual([twice.error?.code, twice.error?.details], ['RANKING_NAME_TWICE', { line: 2 }]);
    const team = await circuit.starts('Nadie; 10', 'TEAM');
    assert.deepEqual([team.error?.code, team.error?.details], ['TEAM_UNKNOWN', { line: 1 }]);
    const listed = { params: { traipId: circuit.traip.id } };
    const stored = await world.call(rankingCalls.starts, listed, circuit.admin);
    assert.deepEqual(stored.body, saved.body, 'what was refused changed nothing');
    const [ana] = stored.body.starts;
    await world.store.db
      .updateTable('persons')
      .set({ deletedAt: world.now() })
      .where('id', '=', ana?.person?.id ?? '')
      .execute();
    assert.equal((await circuit.ranking()).total, 2, 'who goes takes their start with them');
    assert.deepEqual((await circuit.starts('')).body.starts, []);
  });

  it('seeds the next competition: the strongest pair first, up to the requested number', async () => {
    const circuit = await circuitOf(world, fourPairs);
    const { competition } = await circuit.addCompetition([
      'Lia Roca / Pau Font',
      'Eva Soler / Ana Ruiz',
      'Noa Prat / Luis Gil',
    ]);
    const seed = (body: object = {}) =>
      world.call(rankingCalls.seed, { body: { competitionId: competition.id, ...body } }, circuit.admin);
    assert.equal((await seed()).error?.code, 'NO_RANKING');
    await circuit.setRules({ method: 'ELO' });
    await circuit.starts('Eva Soler; 1700\nAna Ruiz; 1500\nLuis Gil; 1640');
    const preview = await seed();
    assert.deepEqual(
      preview.body.entries.map(({ team, value, seed: number }) => [team.name, value, number]),
      [
        ['Eva Soler / Ana Ruiz', 1600, 1],
        ['Noa Prat / Luis Gil', 1570, 2],
        ['Lia Roca / Pau Font', null, null],
      ],
    );
    const seeds = async () =>
      (await circuit.entries(competition.id)).map((entry) => [entry.team.name, entry.seed]);
    assert.ok((await seeds()).every(([, number]) => number === null || typeof number === 'number'));
    const saved = await seed({ mode: 'COMMIT', count: 1 });
    assert.equal(saved.status, 200);
    assert.deepEqual(
      new Map((await seeds()) as [string, number | null][]),
      new Map([
        ['Eva Soler / Ana Ruiz', 1],
        ['Lia Roca / Pau Font', null],
        ['Noa Prat / Luis Gil', null],
      ]),
    );
    await circuit.play({ competitionId: competition.id, phaseId: competition.phases[0]?.id ?? '' }, 1, [
      '6 0',
    ]);
    assert.equal((await seed()).error?.code, 'COMPETITION_UNDER_WAY');
  });
});
