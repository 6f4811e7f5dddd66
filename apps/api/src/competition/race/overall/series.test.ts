import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { raceCalls, raceRankingCalls, raceResultCalls } from '@traip/contract';
import { sql } from 'kysely';
import { createOrganisation } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { createFromForm } from '../../competition-form/testing/forms.ts';
import { raceSeason } from './testing/race-season.ts';

const bands = [
  { key: 'Sénior', min: 0, max: 34 },
  { key: '35+', min: 35, max: null },
];

/** Everyone has a different bib in each race. */
const startList = (first: number) =>
  [
    'Dorsal;Nombre;Sexo;Año;Club',
    `${first};Luis Vidal;M;1995;CA Ribera`,
    `${first + 1};Nadia Ferrer;F;1996;Norte`,
    `${first + 2};Rosa Soto;F;1975;Norte`,
    `${first + 3};Teo Marín;M;2016;CA Ribera`,
  ].join('\n');

const times = (...rows: readonly (readonly [number, string])[]) =>
  ['Dorsal;Tiempo', ...rows.map((row) => row.join(';'))].join('\n');

describe('a circuit of three runs', () => {
  const world = openWorld();

  const open = async () => {
    const season = await raceSeason(
      world,
      ['5 km', '10 km', 'Media'].map((name) => ({ name, bands, ties: 'SHARE' as const })),
    );
    await season.run(1, startList(1), times([1, '15:00'], [2, '16:00'], [3, '17:00'], [4, '20:00']));
    await season.run(2, startList(11), times([12, '35:00'], [11, '36:00'], [13, '36:00'], [14, 'DNF']));
    return season;
  };
  const rules = { points: [10, 6, 4, 1], best: 2 };

  const standing = async (season: Awaited<ReturnType<typeof open>>, id: string, query = {}) =>
    (await season.table(id, query)).body.items.map(({ bib, groupPlace, total }) => [bib, groupPlace, total]);

  it('writes only the rows that a correction changes, and deletes missing ones', async () => {
    const season = await open();
    const { id } = (await season.create({ name: 'Circuito', kind: 'SERIES', rules })).body;
    const rowVersions = async () => {
      const { rows } = await sql<{ position: number; by: string }>`select position, xmin::text as by
        from race_ranking_rows where race_ranking_id = ${id} order by position`.execute(world.store.db);
      return rows.map(({ by }) => by);
    };
    const correct = (bib: string, mark: string) =>
      world.call(
        raceResultCalls.save,
        { params: season.of(2), body: { results: [{ bib, mark }], reason: 'Foto' } },
        season.admin,
      );
    const before = await rowVersions();
    // Teo finishes after all: the rows of the first three don't change.
    assert.equal((await correct('14', '50:00')).status, 200);
    const after = await rowVersions();
    assert.deepEqual(after.slice(0, 3), before.slice(0, 3));
    assert.notEqual(after[3], before[3]);
    assert.deepEqual((await standing(season, id))[3], ['14', 4, 2]);
    await season.publish(2, 'DRAFT', 'Revisión');
    await season.publish(1, 'DRAFT', 'Revisión');
    assert.deepEqual(await rowVersions(), []);
  });

  it('adds up points of people by name, whatever their bib, and shows dropped results', async () => {
    const season = await open();
    await season.enter(3, startList(21));
    const { body, status } = await season.create({ name: 'Circuito', kind: 'SERIES', rules });
    assert.equal(status, 201);
    assert.deepEqual(
      body.countedRaces.map(({ name }) => name),
      ['5 km', '10 km'],
    );
    assert.deepEqual(await standing(season, body.id), [
      ['11', 1, 16],
      ['12', 1, 16],
      ['13', 3, 10],
      ['14', 4, 1],
    ]);
    const third = { params: season.of(3), body: { text: times([21, '1:10:00'], [22, '1:11:00']) } };
    await world.call(
      raceResultCalls.import,
      { ...third, body: { ...third.body, mode: 'COMMIT' } },
      season.admin,
    );
    assert.equal((await standing(season, body.id))[1]?.[2], 16, 'a draft counts for nothing');
    await season.publish(3, 'PROVISIONAL');
    const { items } = (await season.table(body.id)).body;
    assert.deepEqual(
      items[0]?.cells.map((cell) => cell && [cell.place, cell.value, cell.counts]),
      [
        [1, 10, true],
        [2, 6, false],
        [1, 10, true],
      ],
    );
    assert.equal(items[0]?.person?.surnames, 'Vidal');
    await season.publish(3, 'DRAFT', 'Faltan tiempos');
    assert.equal((await season.table(body.id)).body.ranking.countedRaces.length, 2);
  });

  it('has places by gender and age group, pages, and a search of public names', async () => {
    const season = await open();
    const { id } = (await season.create({ name: 'Circuito', kind: 'SERIES', rules })).body;
    assert.deepEqual(await standing(season, id, { gender: 'FEMALE' }), [
      ['12', 1, 16],
      ['13', 2, 10],
    ]);
    assert.deepEqual(await standing(season, id, { band: '35+' }), [['13', 1, 10]]);
    assert.deepEqual(await standing(season, id, { search: 'soto' }), [['13', 3, 10]]);
    assert.deepEqual(
      await standing(season, id, { search: 'marin' }),
      [],
      'the name of a child is not public',
    );
    const second = (await season.table(id, { page: 2, limit: 3 })).body;
    assert.deepEqual([second.total, second.totalPages, second.items.length], [4, 2, 1]);
    const { groups } = second.ranking;
    assert.equal(groups.find(({ gender, band }) => gender === 'FEMALE' && band === null)?.count, 2);
  });

  it('can give points by gender, so that the first woman gets those of a winner', async () => {
    const season = await open();
    const byGender = { ...rules, pointsBy: 'GENDER' as const };
    const { id } = (await season.create({ name: 'Circuito', kind: 'SERIES', rules: byGender })).body;
    assert.deepEqual(await standing(season, id), [
      ['12', 1, 20],
      ['13', 2, 12],
      ['11', 1, 20],
      ['14', 2, 6],
    ]);
  });

  it('follows corrections, and changes of its rules and races', async () => {
    const season = await open();
    const { id, version } = (await season.create({ name: 'Circuito', kind: 'SERIES', rules })).body;
    const body = { results: [{ bib: '1', status: 'DSQ' }], reason: 'Atajo' };
    await world.call(raceResultCalls.save, { params: season.of(1), body }, season.admin);
    assert.deepEqual(await standing(season, id), [
      ['12', 1, 20],
      ['13', 2, 12],
      ['11', 3, 6],
      ['14', 4, 4],
    ]);
    const raceIds = season.raceIds.slice(1, 2);
    const changed = await season.update(id, { name: 'Copa', raceIds, rules: { points: [3] }, version });
    assert.deepEqual([changed.body.name, changed.body.raceIds], ['Copa', raceIds]);
    assert.deepEqual((await standing(season, id))[0], ['12', 1, 3]);
    const stale = await season.update(id, { name: 'Otra', version });
    assert.deepEqual([stale.status, stale.error?.code], [409, 'STALE_VERSION']);
    assert.equal((await season.remove(id)).body.deleted, true);
    assert.equal((await season.table(id)).status, 404);
    assert.deepEqual((await season.rankings()).body.rankings, []);
  });

  it('loses a deleted race', async () => {
    const season = await open();
    const { raceIds, admin } = season;
    const { id } = (await season.create({ name: 'Copa', kind: 'SERIES', rules, raceIds: raceIds.slice(1) }))
      .body;
    await world.call(raceCalls.delete, { params: season.of(3) }, admin);
    const { rankings } = (await season.rankings()).body;
    assert.deepEqual(rankings.find((one) => one.id === id)?.raceIds, raceIds.slice(1, 2));
  });

  it('is refused without points, with races of others or repeated ones, and in a sport of matches', async () => {
    const [season, other] = [await open(), await raceSeason(world, [{ name: 'Otra' }])];
    const refusal = async (...input: Parameters<typeof season.create>) => {
      const { error } = await season.create(...input);
      return [error?.code, error?.field];
    };
    assert.deepEqual(await refusal({ name: 'Copa', kind: 'SERIES' }), ['POINTS_REQUIRED', 'rules.points']);
    const { raceIds } = other;
    assert.deepEqual(await refusal({ name: 'Copa', kind: 'SERIES', rules, raceIds }), [
      'RACE_UNKNOWN',
      'raceIds',
    ]);
    const [first = ''] = season.raceIds;
    assert.deepEqual(await refusal({ name: 'Copa', kind: 'SERIES', rules, raceIds: [first, first] }), [
      'BAD_REQUEST',
      'raceIds',
    ]);
    assert.deepEqual(await refusal({ name: 'Copa', kind: 'TEAMS', rules: {} }), ['ONE_RACE_ONLY', 'raceIds']);
    assert.deepEqual(await refusal({ name: 'Copa', kind: 'SERIES', rules: { points: [-1] } }), [
      'BAD_REQUEST',
      'rules.points.0',
    ]);
    const club = await createOrganisation(world, 'admin');
    const created = await createFromForm(world, club);
    const football = await world.call(
      raceRankingCalls.create,
      { params: { competitionId: created.competition.id }, body: { name: 'Copa', kind: 'SERIES', rules } },
      club.people.admin,
    );
    assert.deepEqual([football.status, football.error?.code], [422, 'NOT_A_RACE_SPORT']);
  });
});
