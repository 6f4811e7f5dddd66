import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type CompetitionFile, exchangeCalls, raceCalls, raceResultCalls, type Write } from '@traip/contract';
import { createOrganisation } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { raceSeason } from './testing/race-season.ts';

type File = Write<typeof CompetitionFile>;

const riders = `Dorsal;Nombre;Sexo;Año;Club
1;Ana Gil;F;1990;CC Ribera
2;Bea Mas;F;2004;CC Ribera
3;Carla Paz;F;2005;Norte
4;Dora Ruiz;F;1999;Norte`;

const cycling = { variant: 'CYCLING_ROAD', sportKey: 'CYCLING' } as const;

describe('a tour of two stages', () => {
  const world = openWorld();

  const open = async () => {
    const tour = await raceSeason(
      world,
      [{ name: 'Etapa 1' }, { name: 'Crono', isTimeTrial: true }],
      cycling,
    );
    await tour.run(
      1,
      riders,
      `Dorsal;Tiempo;Orden;Bonificación;Metas volantes;Montaña
1;1:00:00;1;;4;
2;1:00:00;2;2;;5
3;1:00:12;3;;;
4;1:01:40;4;;;9`,
    );
    await tour.run(
      2,
      riders,
      `Dorsal;Tiempo;Penalización
2;10:00,12;
1;10:04,99;10
3;10:10,00;
4;OTL;`,
    );
    return tour;
  };
  const seconds = (value: number) => value * 1000;
  const standing = async (
    tour: Awaited<ReturnType<typeof open>>,
    ...input: Parameters<typeof tour.create>
  ) => {
    const { body, error } = await tour.create(...input);
    assert.equal(error, undefined);
    const { items } = (await tour.table(body.id)).body;
    return items.map(({ bib, club, place, total, status }) => [bib ?? club, place, total, status]);
  };

  it('has a general table, and one of young riders in the same order; riders over the time limit are out', async () => {
    const tour = await open();
    const rules = { bonus: [10, 6, 4] };
    assert.deepEqual(await standing(tour, { name: 'General', kind: 'GENERAL', rules }), [
      ['2', 1, seconds(4200 - 6 - 2), null],
      ['1', 2, seconds(4204 - 10 + 10), null],
      ['3', 3, seconds(4222 - 4), null],
      ['4', null, null, 'OTL'],
    ]);
    const young = { name: 'Jóvenes', kind: 'GENERAL' as const, rules: { ...rules, bornFrom: 2004 } };
    assert.deepEqual(
      (await standing(tour, young)).map(([bib, place]) => [bib, place]),
      [
        ['2', 1],
        ['3', 2],
      ],
    );
  });

  it('has points, mountains and teams classifications', async () => {
    const tour = await open();
    const points = { name: 'Puntos', kind: 'POINTS' as const, rules: { points: [10, 6, 4] } };
    assert.deepEqual(await standing(tour, points), [
      ['1', 1, 20, null],
      ['2', 2, 16, null],
      ['3', 3, 8, null],
    ]);
    assert.deepEqual(await standing(tour, { name: 'Montaña', kind: 'MOUNTAINS' }), [['2', 1, 5, null]]);
    const teams = { name: 'Equipos', kind: 'STAGE_TEAMS' as const, rules: { score: 2 } };
    assert.deepEqual(await standing(tour, teams), [
      ['CC Ribera', 1, seconds(7200 + 1204), null],
      ['Norte', null, null, 'DNF'],
    ]);
  });

  it('keeps bonuses when only a time is corrected, and refuses ones that aren’t seconds', async () => {
    const tour = await open();
    const params = tour.of(1);
    const save = (row: object) =>
      world.call(
        raceResultCalls.save,
        { params, body: { results: [{ bib: '2', mark: '1:00:01', order: 2, ...row }], reason: 'Foto' } },
        tour.admin,
      );
    await save({});
    const bea = async () =>
      (await world.call(raceCalls.results, { params, query: { search: '2' } }, undefined)).body.items[0];
    assert.deepEqual([(await bea())?.bonus, (await bea())?.climbPoints], [2, 5]);
    await save({ bonus: 0 });
    assert.equal((await bea())?.bonus, 0);
    const text = 'Dorsal;Tiempo;Bonificación\n2;1:00:01;mucho';
    const body = { text, mode: 'COMMIT' as const, reason: 'Foto' };
    const wrong = await world.call(raceResultCalls.import, { params, body }, tour.admin);
    const { rows } = (wrong.error?.details ?? { rows: [] }) as { rows: { line: number; code: string }[] };
    assert.deepEqual(
      [wrong.status, rows.map(({ line, code }) => [line, code])],
      [422, [[2, 'EXTRA_INVALID']]],
    );
    const negative = await save({ penalty: -1 });
    assert.deepEqual([negative.status, negative.error?.field], [400, 'results.0.penalty']);
  });

  it('is exported with its tables to a file with numbers and no names', async () => {
    const tour = await open();
    await tour.create({ name: 'General', kind: 'GENERAL', rules: { bonus: [10, 6, 4] } });
    const [first = ''] = tour.raceIds;
    await tour.create({ name: 'Clubes', kind: 'TEAMS', raceIds: [first], rules: { score: 2 } });
    const { competitionId, admin } = tour;
    const exported = await world.call(exchangeCalls.exportCompetition, { params: { competitionId } }, admin);
    const file = exported.body as unknown as File;
    assert.deepEqual(
      file.raceRankings?.map(({ name, races }) => [name, races]),
      [
        ['General', null],
        ['Clubes', [1]],
      ],
    );
    const club = await createOrganisation(world, 'admin');
    const params = { orgCode: club.code };
    const importFile = (changed: File) =>
      world.call(
        exchangeCalls.importCompetition,
        { params, body: { file: changed, mode: 'COMMIT' } },
        club.people.admin,
      );
    const imported = await importFile(file);
    const importedParams = { competitionId: imported.body.competitionId ?? '' };
    const again = await world.call(
      exchangeCalls.exportCompetition,
      { params: importedParams },
      club.people.admin,
    );
    assert.deepEqual((again.body as unknown as File).raceRankings, file.raceRankings);
    assert.deepEqual((again.body as unknown as File).races, file.races);
    const [ranking] = file.raceRankings ?? [];
    assert.ok(ranking);
    const unknown = await importFile({ ...file, raceRankings: [{ ...ranking, races: [3] }] });
    assert.deepEqual(
      [unknown.error?.code, unknown.error?.field],
      ['FILE_INCONSISTENT', 'file.raceRankings.0'],
    );
  });
});

describe('a cross-country race', () => {
  const world = openWorld();

  it('ranks clubs by the places of their first runners, or by the points of all', async () => {
    const cross = await raceSeason(world, [{ name: 'Cross', ties: 'SHARE' }]);
    const clubs = ['Lobos', 'Osos', 'Osos', 'Lobos', 'LOBOS', 'Osos', ''];
    await cross.run(
      1,
      [
        'Dorsal;Nombre;Sexo;Club',
        ...clubs.map((club, at) => `${at + 1};Ana ${'ABCDEFG'[at]}eral;F;${club}`),
      ].join('\n'),
      ['Dorsal;Tiempo', ...clubs.map((_, at) => `${at + 1};${20 + at}:00`)].join('\n'),
    );
    const { raceIds } = cross;
    const teams = await cross.create({
      name: 'Equipos',
      kind: 'TEAMS',
      raceIds,
      rules: { score: 2, count: 3 },
    });
    const { items } = (await cross.table(teams.body.id)).body;
    assert.deepEqual(
      items.map(({ club, place, total, cells }) => [club, place, total, cells.map((cell) => cell?.value)]),
      [
        ['Lobos', 1, 5, [1, 4, 5]],
        ['Osos', 2, 5, [2, 3, 6]],
      ],
    );
    const found = (await cross.table(teams.body.id, { search: 'oso' })).body;
    assert.equal(found.total, 1);
    const points = await cross.create({ name: 'Clubes', kind: 'CLUBS', rules: { points: [6, 4, 3, 2, 1] } });
    assert.deepEqual(
      (await cross.table(points.body.id)).body.items.map(({ club, total }) => [club, total]),
      [
        ['Lobos', 9],
        ['Osos', 7],
      ],
    );
  });
});

describe('a triathlon', () => {
  const world = openWorld();

  it('has times and places for each part, up to where a triathlete got', async () => {
    const segments = ['Natación', 'T1', 'Bici', 'T2', 'Carrera'];
    const tri = await raceSeason(world, [{ name: 'Olímpica', segments }], {
      variant: 'OLYMPIC',
      sportKey: 'TRIATHLON',
    });
    await tri.run(
      1,
      'Dorsal;Nombre\n1;Ana Gil\n2;Bea Mas\n3;Carla Paz\n4;Dora Rey',
      `Dorsal;Natación;T1;Bici;T2;Tiempo
1;20:00;21:00;1:20:00;1:21:00;2:00:00
2;19:00;20:30;1:22:00;1:22:40;2:01:00
3;21:00;22:30;;;DNF
4;22:00;;1:25:00;1:26:00;2:10:00`,
    );
    const { items } = (await world.call(raceCalls.results, { params: tri.of(1), query: {} }, undefined)).body;
    assert.deepEqual(
      items.map(({ bib, segments: parts }) => [
        bib,
        parts.map(({ time, place }) => [time && time / 1000, place]),
      ]),
      [
        [
          '1',
          [
            [1200, 2],
            [60, 1],
            [3540, 1],
            [60, 2],
            [2340, 2],
          ],
        ],
        [
          '2',
          [
            [1140, 1],
            [90, 2],
            [3690, 2],
            [40, 1],
            [2300, 1],
          ],
        ],
        [
          '4',
          [
            [1320, 4],
            [null, null],
            [null, null],
            [60, 2],
            [2640, 3],
          ],
        ],
        [
          '3',
          [
            [1260, 3],
            [90, 2],
          ],
        ],
      ],
    );
    const version = (await tri.list()).body.races[0]?.version ?? 1;
    const one = await world.call(
      raceCalls.update,
      { params: tri.of(1), body: { segments: ['Todo'], version } },
      tri.admin,
    );
    assert.deepEqual([one.status, one.error?.field], [400, 'segments']);
  });
});
