import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { competitionCalls, dashboardCalls, raceCalls, raceEntryCalls } from '@traip/contract';
import { createOrganisation } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createFromForm } from '../competition-form/testing/forms.ts';
import { raceMeeting } from './testing/race-meeting.ts';

const startList = `Dorsal;Nombre;Sexo;Año;Club
1;Luis Vidal;M;1995;CA Ribera
2;Nadia Ferrer;F;1990;Atletismo Norte
3;Adrián Ferri;M;1996;Atletismo Norte
4;Rosa Soto;F;1975;Correcaminos
5;Teo Marín;M;;
6;Leo Pons;M;2014;CA Ribera`;

describe('a run of ten kilometres', () => {
  const world = openWorld();

  /** With six entries on the start list. */
  const open = async (
    ...options: Parameters<typeof raceMeeting> extends [unknown, ...infer O] ? O : never
  ) => {
    const meeting = await raceMeeting(world, ...options);
    const { body, error } = await meeting.paste(startList);
    assert.equal(body.saved, 6, JSON.stringify(error));
    return meeting;
  };

  const finished = async () => {
    const meeting = await open();
    const { error } = await meeting.save([
      { bib: '1', mark: '31:12' },
      { bib: '2', mark: '34:51' },
      { bib: '3', mark: '31:12' },
      { bib: '4', mark: '43:50' },
      { bib: '5', status: 'DNF' },
      { bib: '6', mark: '48:00' },
    ]);
    assert.equal(error, undefined);
    return meeting;
  };

  it('has no phases and no teams, but people on its start list', async () => {
    const { entries, competitionId, admin } = await open();
    const { items, total } = (await entries()).body;
    assert.equal(total, 6);
    assert.deepEqual(
      items
        .slice(0, 2)
        .map(({ bib, person, club, birthYear, gender }) => [
          bib,
          `${person?.firstName} ${person?.surnames}`,
          club,
          birthYear,
          gender,
        ]),
      [
        ['1', 'Luis Vidal', 'CA Ribera', 1995, 'MALE'],
        ['2', 'Nadia Ferrer', 'Atletismo Norte', 1990, 'FEMALE'],
      ],
    );
    const full = await world.call(competitionCalls.fullById, { params: { id: competitionId } }, admin);
    assert.deepEqual([full.body.phases, full.body.entries], [[], []]);
    assert.deepEqual(
      (await entries({ search: 'ferr' })).body.items.map(({ bib }) => bib),
      ['2', '3'],
    );
  });

  it('shows everything once published: overall and group places, gaps, dead heats and non-finishers', async () => {
    const { publish, results } = await finished();
    assert.deepEqual((await results()).body.items, [], 'a draft is for the organisation alone');
    const published = await publish('PROVISIONAL');
    assert.equal(published.body.publication, 'PROVISIONAL');
    const { body } = await results();
    assert.deepEqual(
      body.items.map(({ bib, place, genderPlace, band, categoryPlace, gap, status }) => [
        bib,
        place,
        genderPlace,
        band,
        categoryPlace,
        gap,
        status,
      ]),
      [
        ['1', 1, 1, 'Sénior', 1, 0, null],
        ['3', 1, 1, 'Sénior', 1, 0, null],
        ['2', 3, 1, '35+', 1, 219_000, null],
        ['4', 4, 2, '35+', 2, 758_000, null],
        ['6', 5, 3, 'Sub-20', 1, 1_008_000, null],
        ['5', null, null, null, null, null, 'DNF'],
      ],
    );
    const women = (await results({ gender: 'FEMALE' })).body;
    assert.deepEqual(
      women.items.map(({ bib, groupPlace, gap }) => [bib, groupPlace, gap]),
      [
        ['2', 1, 0],
        ['4', 2, 539_000],
      ],
    );
    const veterans = (await results({ band: '35+' })).body;
    assert.deepEqual(
      veterans.items.map(({ groupPlace }) => groupPlace),
      [1, 2],
    );
    assert.deepEqual(
      body.race.groups.find(({ gender, band }) => gender === null && band === null)?.finishers,
      5,
    );
  });

  it('shows only public names, and searches only those', async () => {
    const { publish, results } = await finished();
    await publish('LIVE');
    const names = new Map(
      (await results()).body.items.map(({ bib, person }) => [
        bib,
        `${person?.firstName} ${person?.surnames}`,
      ]),
    );
    assert.equal(names.get('1'), 'Luis Vidal', 'born in 1995: of age');
    assert.equal(names.get('5'), 'Teo M.', 'of unknown age');
    assert.equal(names.get('6'), ' ', 'a child of under fourteen has no name here');
    const found = async (search: string) => (await results({ search })).body.items.map(({ bib }) => bib);
    assert.deepEqual(await found('vidal'), ['1']);
    assert.deepEqual(await found('marin'), []);
    assert.deepEqual(await found('pons'), []);
    assert.deepEqual(await found('6'), ['6']);
  });

  it('refuses result rows with all their problems, and saves none of them', async () => {
    const { save, entries } = await open();
    const { status, error } = await save([
      { bib: '1', mark: '1:75.2' },
      { bib: '99', mark: '40:00' },
      { bib: '2', mark: '40:00' },
      { bib: '2', mark: '41:00' },
      { bib: '3', mark: '40:00', status: 'DNF' },
      { bib: '4', mark: '40:00,5' },
    ]);
    const { rows = [] } = (error?.details ?? {}) as {
      rows?: { line: number; code: string; message: { en: string } }[];
    };
    assert.deepEqual([status, error?.code], [422, 'MARK_INVALID']);
    assert.deepEqual(
      rows.map(({ line, code }) => [line, code]),
      [
        [1, 'MARK_INVALID'],
        [2, 'UNKNOWN_BIB'],
        [4, 'BIB_TWICE'],
        [5, 'MARK_AND_STATUS'],
        [6, 'MARK_TOO_FINE'],
      ],
    );
    assert.match(rows[1]?.message.en ?? '', /bib/);
    assert.ok((await entries()).body.items.every(({ result }) => result === null));
  });

  it('gives no time to a runner who didn’t start, unless that is corrected', async () => {
    const { save, entries } = await open();
    await save([{ bib: '1', status: 'DNS' }]);
    const { error } = await save([{ bib: '1', mark: '40:00' }]);
    assert.equal(error?.code, 'NOT_STARTED');
    const version = (await entries()).body.items[0]?.result?.version ?? 0;
    assert.equal((await save([{ bib: '1', mark: '40:00', version }])).status, 200);
    const stale = await save([{ bib: '1', mark: '41:00', version }]);
    assert.equal(stale.error?.code, 'STALE_VERSION');
    const empty = await save([{ bib: '1' }]);
    assert.equal(empty.body.race.results, 0, 'an empty row takes the result away');
  });

  it('is corrected with a reason once official: a new edition in which everyone below moves up', async () => {
    const { publish, save, results } = await finished();
    assert.equal((await publish('OFFICIAL')).body.edition, 1);
    const refused = await save([{ bib: '2', status: 'DSQ' }]);
    assert.equal(refused.error?.code, 'RACE_OFFICIAL');
    const corrected = await save([{ bib: '2', mark: '34:51', status: 'DSQ' }], 'Recorta el circuito');
    assert.deepEqual(
      [corrected.body.race.edition, corrected.body.race.reason, corrected.body.race.publication],
      [2, 'Recorta el circuito', 'OFFICIAL'],
    );
    const { items } = (await results()).body;
    assert.deepEqual(
      items.map(({ bib, place, mark }) => [bib, place, mark]),
      [
        ['1', 1, 1_872_000],
        ['3', 1, 1_872_000],
        ['4', 3, 2_630_000],
        ['6', 4, 2_880_000],
        ['5', null, null],
        ['2', null, null],
      ],
    );
    const back = await publish('PROVISIONAL');
    assert.equal(back.error?.code, 'REASON_REQUIRED');
    assert.equal((await publish('PROVISIONAL', 'Reclamación')).body.reason, 'Reclamación');
  });

  it('can’t be published without results, nor deleted or emptied with them', async () => {
    const { publish, params, admin, save, entries } = await open();
    assert.equal((await publish('OFFICIAL')).error?.code, 'RACE_WITHOUT_RESULTS');
    await save([{ bib: '1', mark: '40:00' }]);
    const deleted = await world.call(raceCalls.delete, { params }, admin);
    assert.equal(deleted.error?.code, 'RACE_HAS_RESULTS');
    const [first, second] = (await entries()).body.items;
    const remove = (entryId: string) =>
      world.call(raceEntryCalls.remove, { params: { ...params, entryId } }, admin);
    assert.equal((await remove(first?.id ?? '')).error?.code, 'RACE_HAS_RESULTS');
    assert.equal((await remove(second?.id ?? '')).status, 200);
    assert.equal((await entries()).body.total, 5);
  });

  it('imports a timing file with splits, rounds up to the second and remembers the columns', async () => {
    const { importFile, results, publish } = await open();
    const file = 'Bib,5 km,Time,Status\n1,15:35.2,31:11.01,\n2,17:00,34:50.999,\n3,,,DNS';
    const preview = (await importFile(file, 'PREVIEW')).body;
    assert.deepEqual(
      preview.columns.map(({ field }) => field),
      ['bib', 'split', 'mark', 'status'],
    );
    assert.deepEqual([preview.total, preview.saved, preview.problems], [3, 0, []]);
    assert.equal((await importFile(file)).body.saved, 3);
    await publish('LIVE');
    const { items } = (await results()).body;
    assert.deepEqual(
      items.map(({ bib, mark, splits, status }) => [bib, mark, splits, status]),
      [
        ['1', 1_872_000, [935_200], null],
        ['2', 2_091_000, [1_020_000], null],
        ['3', null, [], 'DNS'],
      ],
    );
    const wrong = await importFile('Dorsal;Tiempo\n1;31:00\n77;32:00');
    assert.equal(wrong.error?.code, 'UNKNOWN_BIB');
  });

  it('recognises unknown headings by the values below them', async () => {
    const { importFile } = await open();
    const { columns, total, problems } = (
      await importFile('Num;Tpo;Paso 5k\n1;31:11;15:30\n2;34:50;17:00', 'PREVIEW')
    ).body;
    assert.deepEqual(
      columns.map(({ heading, field }) => [heading, field]),
      [
        ['Num', 'bib'],
        ['Tpo', 'mark'],
        ['Paso 5k', null],
      ],
    );
    assert.deepEqual([total, problems], [2, []]);
    const bare = (await importFile('1;31:11\n2;DNF', 'PREVIEW')).body;
    assert.deepEqual([bare.total, bare.columns[0]?.heading], [2, null]);
  });

  it('never deletes results because a file has no column for them', async () => {
    const { importFile, entries } = await open();
    await importFile('Dorsal;T. Oficial;T. Real\n1;31:11;31:09\n2;34:50;34:47\n3;DNS;');
    const marks = async () =>
      (await entries()).body.items.slice(0, 3).map(({ result }) => result?.mark ?? result?.status);
    assert.deepEqual(await marks(), [1_871_000, 2_090_000, 'DNS']);
    for (const file of ['Dorsal;Cronómetro\n1;31:00\n2;35:00', 'Puesto;Tiempo\n1;31:00']) {
      const { problems } = (await importFile(file, 'PREVIEW')).body;
      assert.deepEqual(
        problems.map(({ line, code }) => `${line} ${code}`),
        ['1 TIMING_COLUMNS_MISSING'],
      );
      assert.equal((await importFile(file)).error?.code, 'TIMING_COLUMNS_MISSING');
    }
    assert.equal((await importFile('Dorsal;Metas volantes;Bonificación\n1;5;10\n2;3;6')).body.saved, 2);
    assert.deepEqual(await marks(), [1_871_000, 2_090_000, 'DNS']);
    const [first] = (await entries()).body.items;
    assert.deepEqual([first?.result?.sprintPoints, first?.result?.bonus], [5, 10]);
  });

  it('reports the problems of a start list before anyone is entered', async () => {
    const { paste, entries } = await open();
    const text =
      'Dorsal;Nombre;Sexo;Nacimiento\n1;Ana Gil;F;1990\n10;;F;1991\n11;Eva Mas;Q;abc\n11;Iris Paz;F;2000';
    const preview = (await paste(text, 'PREVIEW')).body;
    const codes = [
      '2 BIB_TWICE',
      '3 RUNNER_WITHOUT_NAME',
      '4 GENDER_UNKNOWN',
      '4 BIRTH_INVALID',
      '5 BIB_TWICE',
    ];
    assert.deepEqual(
      preview.problems.map(({ line, code }) => `${line} ${code}`),
      codes,
    );
    const { error } = await paste(text);
    assert.equal(error?.code, 'BIB_TWICE');
    const details = error?.details as { total: number } | undefined;
    assert.equal(details?.total, codes.length);
    assert.equal((await entries()).body.total, 6);
  });

  it('reads surnames before first names, as in printed lists', async () => {
    for (const heading of ['Apellidos, Nombre', 'Apellidos y nombre', 'Surname, first name']) {
      const { paste, entries } = await raceMeeting(world);
      await paste(`Dorsal\t${heading}\n7\tMora Paz, Luis`);
      const [luis] = (await entries()).body.items;
      assert.deepEqual([luis?.person?.firstName, luis?.person?.surnames], ['Luis', 'Mora Paz'], heading);
    }
  });

  it('reads a list without headings, and numbers entries without a bib', async () => {
    const { paste, entries } = await raceMeeting(world);
    const { body } = await paste('Ana Gil\tF\t1990\tTrail Alameda\nLuis Mora Paz\tM\t2001\tTrail Alameda');
    assert.deepEqual(
      body.columns.map(({ field }) => field),
      ['name', 'gender', 'birth', 'club'],
    );
    assert.deepEqual(
      (await entries()).body.items.map(({ bib, person }) => [bib, person?.surnames]),
      [
        ['1', 'Gil'],
        ['2', 'Mora Paz'],
      ],
    );
    const again = await paste('Ana Gil\tF\t1990\tTrail Alameda');
    assert.equal(again.error?.code, 'RUNNER_TWICE');
  });

  it('recognises the same person in all races of the organisation', async () => {
    const { paste, entries, competitionId, admin } = await raceMeeting(world);
    await paste('Nombre;Año\nAna Gil;1990\nLuis Mora;1980');
    const created = await world.call(
      raceCalls.create,
      { params: { competitionId }, body: { name: '5 km', distance: 5000 } },
      admin,
    );
    const params = { competitionId, raceId: created.body.id };
    const body = { text: 'Nombre;Año\nAna Gil;1990\nLuis Mora;1999', mode: 'COMMIT' as const };
    await world.call(raceEntryCalls.paste, { params, body }, admin);
    const others = (await world.call(raceEntryCalls.list, { params, query: {} }, admin)).body.items;
    const [ana, luis] = (await entries()).body.items;
    assert.equal(others[0]?.person?.id, ana?.person?.id);
    assert.notEqual(others[1]?.person?.id, luis?.person?.id, 'born in another year');
  });

  it('is ranked again when its age groups or a runner’s gender change', async () => {
    const { publish, results, params, admin, list, entries } = await finished();
    await publish('LIVE');
    const version = (await list()).body.races[0]?.version ?? 1;
    const bands = [{ key: 'Todos', min: 10, max: null }];
    await world.call(raceCalls.update, { params, body: { version, bands } }, admin);
    assert.deepEqual(
      (await results({ band: 'Todos' })).body.items.map(({ bib, groupPlace }) => [bib, groupPlace]),
      [
        ['1', 1],
        ['3', 1],
        ['2', 3],
        ['4', 4],
        ['6', 5],
      ],
    );
    const entry = (await entries()).body.items[0];
    const change = { gender: 'FEMALE' as const, version: 1 };
    const changed = await world.call(
      raceEntryCalls.update,
      { params: { ...params, entryId: entry?.id ?? '' }, body: change },
      admin,
    );
    assert.equal(changed.status, 200);
    assert.deepEqual(
      (await results({ gender: 'FEMALE' })).body.items.map(({ bib }) => bib),
      ['1', '2', '4'],
    );
    const taken = await world.call(
      raceEntryCalls.update,
      { params: { ...params, entryId: entry?.id ?? '' }, body: { bib: '2', version: 2 } },
      admin,
    );
    assert.deepEqual([taken.error?.code, taken.error?.field], ['BIB_TWICE', 'bib']);
  });

  it('begins with a start list and ends when its results are official', async () => {
    const { club, competitionId, paste, save, publish } = await raceMeeting(world);
    const move = (state: 'IN_PROGRESS' | 'FINISHED') =>
      world.call(
        dashboardCalls.changeState,
        { params: { orgCode: club.code }, body: { competitionId, state } },
        club.people['super-admin'],
      );
    assert.equal((await move('IN_PROGRESS')).status, 422);
    await paste(startList);
    assert.equal((await move('IN_PROGRESS')).status, 200);
    await save([{ bib: '1', mark: '40:00' }]);
    assert.equal((await move('FINISHED')).status, 422);
    await publish('OFFICIAL');
    assert.equal((await move('FINISHED')).status, 200);
  });

  it('starts its competition once its results are provisional, and making them official changes nothing', async () => {
    const { club, competitionId, paste, save, publish } = await raceMeeting(world);
    const state = async () => {
      const params = { id: competitionId };
      return (await world.call(competitionCalls.full, { params }, club.people.admin)).body.state;
    };
    await paste(startList);
    await save([{ bib: '1', mark: '40:00' }]);
    assert.equal(await state(), 'PUBLICIZED');
    await publish('PROVISIONAL');
    assert.equal(await state(), 'IN_PROGRESS');
    await publish('OFFICIAL');
    assert.equal(await state(), 'IN_PROGRESS');
  });

  it('exists only in racing sports', async () => {
    const club = await createOrganisation(world, 'admin');
    const { competition } = await createFromForm(world, club);
    const { error } = await world.call(
      raceCalls.create,
      { params: { competitionId: competition.id }, body: { name: '10 km' } },
      club.people.admin,
    );
    assert.equal(error?.code, 'NOT_A_RACE_SPORT');
  });

  it('counts hundredths in a pool, where two swimmers in one lane are refused', async () => {
    const race = { name: '50 m libre', distance: 50 };
    const { paste, save, list } = await raceMeeting(world, { race, variant: 'POOL', sportKey: 'SWIMMING' });
    const twice = await paste('Nombre;Serie;Calle\nAna Gil;1;4\nEva Mas;1;4\nIris Paz;2;4');
    assert.equal(twice.error?.code, 'LANE_TWICE');
    await paste('Dorsal;Nombre;Serie;Calle\n1;Ana Gil;1;4\n2;Eva Mas;1;5');
    assert.equal((await save([{ bib: '1', mark: '28,41' }])).status, 200);
    assert.equal((await save([{ bib: '2', mark: '28.415' }])).error?.code, 'MARK_TOO_FINE');
    assert.deepEqual(
      (await list()).body.races.map(({ resolution, ties }) => [resolution, ties]),
      [[10, 'SHARE']],
    );
  });

  it('can be won on laps', async () => {
    const race = { name: '6 horas', kind: 'LAPS' as const };
    const { paste, save, importFile, publish, results } = await raceMeeting(world, {
      race,
      variant: 'CYCLING_MTB',
      sportKey: 'CYCLING',
    });
    await paste('Dorsal;Nombre\n1;Ana Gil\n2;Eva Mas\n3;Iris Paz\n4;Sol Rey');
    assert.equal((await save([{ bib: '1', mark: '5:59:59' }])).error?.code, 'MARK_INVALID');
    const { error } = await importFile('Dorsal;Vueltas;Orden\n1;14;3\n2;14 vueltas;2\n3;15;4\n4;DNF;');
    assert.equal(error, undefined);
    await publish('PROVISIONAL');
    const { items } = (await results()).body;
    assert.deepEqual(
      items.map(({ bib, place, mark, gap }) => [bib, place, mark, gap]),
      [
        ['3', 1, 15, 0],
        ['2', 2, 14, 1],
        ['1', 3, 14, 1],
        ['4', null, null, null],
      ],
    );
  });

  it('ranks equal laps by time', async () => {
    const race = { name: '6 horas', kind: 'LAPS' as const };
    const { paste, save, importFile, publish, results } = await raceMeeting(world, {
      race,
      variant: 'CYCLING_MTB',
      sportKey: 'CYCLING',
    });
    await paste('Dorsal;Nombre\n1;Ana Gil\n2;Eva Mas\n3;Iris Paz');
    const file = 'Dorsal;Vueltas;Tiempo\n1;14;5:50:10\n2;14;5:49:03\n3;15;5:58:00';
    assert.equal((await importFile(file)).error, undefined);
    assert.equal((await save([{ bib: '1', mark: '14', elapsed: '5:48:59' }])).status, 200);
    await publish('PROVISIONAL');
    const { items } = (await results()).body;
    assert.deepEqual(
      items.map(({ bib, place, mark, elapsed }) => [bib, place, mark, elapsed]),
      [
        ['3', 1, 15, 21_480_000],
        ['1', 2, 14, 20_939_000],
        ['2', 3, 14, 20_943_000],
      ],
    );
  });

  it('shows the place at each split, and where the splits are, as in the file', async () => {
    const { paste, save, importFile, publish, results, list } = await raceMeeting(world);
    await paste('Dorsal;Nombre\n1;Ana Gil\n2;Eva Mas\n3;Iris Paz');
    const versions = async () => (await list()).body.races.map(({ version }) => version);
    const before = await versions();
    await importFile('Dorsal;2,5 km;5 km;Tiempo\n1;10:00;20:30;41:00\n2;10:30;20:00;40:00\n3;9:00;;DNF');
    assert.deepEqual(await versions(), before, 'whoever read the race can publish it');
    await publish('PROVISIONAL');
    const placed = async () =>
      (await results()).body.items.map(({ bib, splits, splitPlaces }) => [
        bib,
        splits.length,
        ...splitPlaces,
      ]);
    assert.deepEqual(await placed(), [
      ['2', 2, 3, 1],
      ['1', 2, 2, 2],
      ['3', 2, 1, null],
    ]);
    assert.deepEqual(
      (await list()).body.races.map(({ splitPoints }) => splitPoints),
      [[2500, 5000]],
    );
    // A corrected time keeps splits that still fit.
    assert.equal((await save([{ bib: '2', mark: '42:00' }])).status, 200);
    assert.deepEqual((await placed())[1], ['2', 2, 3, 1]);
    assert.equal((await save([{ bib: '2', mark: '19:00' }])).status, 200);
    assert.deepEqual((await placed())[0], ['2', 0]);
  });

  it('questions an impossibly fast time, but never refuses it', async () => {
    const { paste, save, savePlausible, importFile } = await raceMeeting(world);
    await paste('Dorsal;Nombre\n1;Ana Gil\n2;Eva Mas');
    const typed = [
      { bib: '1', mark: '45' },
      { bib: '2', mark: '41:00' },
    ];
    const refused = await savePlausible(typed);
    assert.deepEqual([refused.status, refused.error?.code], [422, 'OUT_OF_PLAUSIBLE']);
    const saved = await save(typed);
    assert.deepEqual(
      saved.body.warnings.map(({ bib, code, value }) => [bib, code, value]),
      [['1', 'OUT_OF_PLAUSIBLE', '45']],
    );
    const preview = await importFile('Dorsal;Tiempo\n1;41:00\n2;45', 'PREVIEW');
    assert.deepEqual(
      [preview.body.problems, preview.body.warnings.map(({ line, value }) => [line, value])],
      [[], [[3, '45']]],
    );
  });

  it('has a public start list before the start', async () => {
    const { paste, starts } = await raceMeeting(world);
    await paste(
      'Dorsal;Nombre;Sexo;Año;Club;Serie;Calle;Marca\n7;Ana Gil;F;1990;CA Ribera;2;4;41:30\n12;Leo Chico;M;2018;;1;5;',
    );
    const { items, race } = (await starts()).body;
    assert.equal(race.publication, 'DRAFT');
    assert.deepEqual(
      items.map(({ bib, person, club, heat, lane, seedMark }) => [
        bib,
        person && `${person.firstName} ${person.surnames}`.trim(),
        club,
        heat,
        lane,
        seedMark,
      ]),
      [
        ['12', '', null, 1, 5, null],
        ['7', 'Ana Gil', 'CA Ribera', 2, 4, 2_490_000],
      ],
    );
    assert.deepEqual((await starts({ search: 'Chico' })).body.items, [], 'nobody finds a child by name');
  });

  it('limits the length of a file', async () => {
    const { importFile } = await raceMeeting(world);
    const { status, error } = await importFile(`Dorsal;Tiempo\n${'x'.repeat(8_000_001)}`);
    assert.equal(status, 400);
    assert.match(JSON.stringify(error?.details), /eight million/);
  });
});
