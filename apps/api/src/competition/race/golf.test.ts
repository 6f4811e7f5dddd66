import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exchangeCalls, type NewRace, raceCalls, raceEntryCalls, type Write } from '@traip/contract';
import { createOrganisation } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { raceMeeting } from './testing/race-meeting.ts';

type Golf = NonNullable<Write<typeof NewRace>['golf']>;

const list = [
  'Nº;Nombre;Sexo;Año;Hándicap;Grupo;Hora;Hoyo',
  '1;Ana Gil;F;1990;12,4;1;9:00;1',
  '2;Luis Mora;M;1970;0;1;9:00;1',
  '3;Eva Sanz;F;2001;+1,2;2;9:10;10',
  '4;Teo Ruiz;M;1995;;2;9:10;10',
].join('\n');

interface WrongRow {
  readonly line: number;
  readonly code: string;
}

function rowsIn(error: { readonly details?: unknown } | undefined): readonly WrongRow[] {
  return (error?.details as { rows: readonly WrongRow[] } | undefined)?.rows ?? [];
}

describe('a golf tournament', () => {
  const world = openWorld();

  const open = async (golf: Golf = {}) => {
    const race = { name: 'Abierto de otoño', golf };
    const meeting = await raceMeeting(world, { race, variant: 'GOLF_STROKE', sportKey: 'GOLF' });
    const { error } = await meeting.paste(list);
    assert.equal(error, undefined);
    const raceNow = async () => (await meeting.list()).body.races[0];
    const lines = async () =>
      (await meeting.results()).body.items.map(({ bib, place, status, mark }) => [
        bib,
        status ?? place,
        mark,
      ]);
    return { ...meeting, raceNow, lines };
  };
  type Open = Awaited<ReturnType<typeof open>>;

  const totals = ({ saveCards }: Open, round: number, scores: Readonly<Record<string, number>>) =>
    saveCards({
      cards: Object.entries(scores).map(([bib, score]) => ({ bib, round, total: `${score}` })),
    });
  const holes = (strokes: readonly (number | string)[]) =>
    strokes.map((taken, at) => ({ hole: at + 1, strokes: `${taken}` }));
  const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 5, 4, 3, 4, 5];

  it('has by default a par 72 course, and players with handicaps, groups and tee times', async () => {
    const golf = await open();
    const race = await golf.raceNow();
    assert.equal(race?.kind, 'GOLF');
    assert.deepEqual([race?.golf?.holes.length, race?.golf?.allowance], [18, 95]);
    const { items } = (await golf.entries()).body;
    assert.deepEqual(
      items.map(({ handicapTenths, heat, teeTime, startingHole }) => [
        handicapTenths,
        heat,
        teeTime,
        startingHole,
      ]),
      [
        [124, 1, '09:00', 1],
        [0, 1, '09:00', 1],
        [-12, 2, '09:10', 10],
        [null, 2, '09:10', 10],
      ],
    );
  });

  it('is live hole by hole, then official with shared places', async () => {
    const golf = await open();
    await golf.publish('LIVE');
    await golf.saveCards({ cards: [{ bib: '1', round: 1, holes: holes([3, 4]) }] });
    await golf.saveCards({ cards: [{ bib: '2', round: 1, holes: holes(pars) }] });
    const { items } = (await golf.results()).body;
    const [ana] = items;
    assert.deepEqual(
      [ana?.mark, ana?.golf?.rounds[0]?.thru, ana?.golf?.toPar, ana?.golf?.card[0]?.holes.slice(0, 3)],
      [-1, 2, -1, [3, 4, null]],
    );
    await golf.saveCards({ cards: [{ bib: '1', round: 1, holes: holes(pars) }] });
    await totals(golf, 1, { 3: 70 });
    await golf.saveCards({ cards: [{ bib: '4', status: 'NS' }] });
    await golf.publish('OFFICIAL');
    assert.deepEqual(await golf.lines(), [
      ['3', 1, -2],
      ['1', 2, 0],
      ['2', 2, 0],
      ['4', 'DNS', null],
    ]);
    const tied = (await golf.results()).body.items.map((row) => row.golf?.isTied);
    assert.deepEqual(tied, [false, true, true, false]);
    const women = (await golf.results({ gender: 'FEMALE' })).body.items;
    assert.deepEqual(
      women.map(({ bib, groupPlace, gap, golf: line }) => [bib, groupPlace, gap, line?.isTied]),
      [
        ['3', 1, 0, false],
        ['1', 2, 2, false],
      ],
    );
  });

  it('doesn’t count a card with a missing hole once all cards are in', async () => {
    const golf = await open();
    await golf.publish('LIVE');
    await golf.saveCards({
      cards: [
        { bib: '1', round: 1, holes: holes(pars.slice(0, 17)) },
        { bib: '2', round: 1, total: '80' },
        { bib: '3', round: 1, holes: holes(['X', ...pars.slice(1)]) },
      ],
    });
    assert.deepEqual(await golf.lines(), [
      ['1', 1, 0],
      ['2', 2, 8],
      ['3', 'NR', 0],
    ]);
    await golf.publish('PROVISIONAL');
    assert.deepEqual(await golf.lines(), [
      ['2', 1, 8],
      ['1', 'NR', 0],
      ['3', 'NR', 0],
    ]);
  });

  it('is ranked by net score, and again after a handicap is corrected', async () => {
    const golf = await open({ rankedBy: 'NET' });
    await totals(golf, 1, { 1: 82, 2: 72, 3: 72, 4: 73 });
    await golf.publish('PROVISIONAL');
    // 95 % of 12 is 11; plus 1.2 gives a stroke back; players without a handicap receive none.
    assert.deepEqual(await golf.lines(), [
      ['1', 1, -1],
      ['2', 2, 0],
      ['3', 3, 1],
      ['4', 3, 1],
    ]);
    const entry = (await golf.entries()).body.items[3];
    const params = { ...golf.params, entryId: entry?.id ?? '' };
    const body = { handicapTenths: 40, version: entry?.version ?? 1 };
    await world.call(raceEntryCalls.update, { params, body }, golf.admin);
    assert.deepEqual((await golf.lines())[0], ['4', 1, -3]);
    await golf.publish('OFFICIAL');
    const late = await world.call(
      raceEntryCalls.update,
      { params, body: { handicapTenths: 0, version: 2 } },
      golf.admin,
    );
    assert.equal(late.error?.code, 'GOLF_OFFICIAL');
    const much = { handicapTenths: 541, version: 2 };
    const out = await world.call(raceEntryCalls.update, { params, body: much }, golf.admin);
    assert.deepEqual([out.error?.code, out.error?.field], ['BAD_REQUEST', 'handicapTenths']);
  });

  it('is ranked by points in Stableford', async () => {
    const golf = await open({ rankedBy: 'STABLEFORD' });
    await golf.saveCards({
      cards: [
        { bib: '2', round: 1, holes: holes(['X', ...pars.slice(1)]) },
        { bib: '4', round: 1, total: '40' },
      ],
    });
    await golf.publish('OFFICIAL');
    assert.deepEqual(await golf.lines(), [
      ['4', 1, 40],
      ['2', 2, 34],
    ]);
    const [first, second] = (await golf.results()).body.items;
    assert.deepEqual([first?.gap, second?.gap, first?.golf?.gross], [0, 6, null]);
  });

  it('has a cut, after which the eliminated players don’t play on', async () => {
    const golf = await open({ rounds: 2, cut: { afterRound: 1, top: 2, within: null } });
    await golf.publish('LIVE');
    await totals(golf, 1, { 1: 70, 2: 71, 3: 75 });
    assert.equal((await golf.raceNow())?.cutLine, null);
    await totals(golf, 1, { 4: 76 });
    assert.equal((await golf.raceNow())?.cutLine, -1);
    assert.deepEqual((await golf.lines()).slice(2), [
      ['3', 'CUT', 3],
      ['4', 'CUT', 4],
    ]);
    const late = await totals(golf, 2, { 4: 60 });
    assert.equal(late.error?.code, 'CARD_AFTER_CUT');
  });

  it('is won in a play-off if players are tied', async () => {
    const golf = await open();
    await totals(golf, 1, { 1: 70, 2: 70, 3: 71 });
    await golf.publish('PROVISIONAL');
    const wrong = await golf.saveCards({ playoff: ['3', '1'] });
    assert.deepEqual([wrong.status, wrong.error?.code], [422, 'PLAYOFF_NOT_LEVEL']);
    const alone = await golf.saveCards({ playoff: ['1'] });
    assert.equal(alone.error?.code, 'PLAYOFF_NOT_LEVEL');
    assert.deepEqual((await golf.lines())[1], ['2', 1, -2]);
    assert.equal((await golf.saveCards({ playoff: ['2', '1'] })).error, undefined);
    assert.deepEqual(
      (await golf.lines()).map(([bib, place]) => [bib, place]),
      [
        ['2', 1],
        ['1', 2],
        ['3', 3],
      ],
    );
    await golf.saveCards({ playoff: [] });
    assert.deepEqual((await golf.lines())[1], ['2', 1, -2]);
  });

  it('refuses cards with all their problems, and saves none of them', async () => {
    const golf = await open();
    const { status, error } = await golf.saveCards({
      cards: [
        { bib: '1', round: 1, holes: holes([4]) },
        { bib: '9', round: 1, total: '72' },
        { bib: '2', round: 2, total: '72' },
        { bib: '3', round: 1, holes: [...holes([0]), { hole: 1, strokes: '4' }] },
        { bib: '4', round: 1, holes: holes([4]), total: '72' },
        { bib: '4', status: 'QUIZÁ' },
      ],
    });
    const rows = rowsIn(error);
    assert.equal(status, 422);
    assert.deepEqual(
      rows.map(({ line, code }) => `${line} ${code}`),
      [
        '2 PLAYER_UNKNOWN',
        '3 ROUND_UNKNOWN',
        '4 STROKES_INVALID',
        '4 HOLE_TWICE',
        '5 HOLES_AND_TOTAL',
        '6 GOLF_STATUS_UNKNOWN',
      ],
    );
    assert.doesNotMatch(JSON.stringify(rows), /dorsal|\bbib\b[^"]/);
    assert.equal((await golf.raceNow())?.results, 0);
    await totals(golf, 1, { 1: 72 });
    const stale = await golf.saveCards({ cards: [{ bib: '1', round: 1, total: '71', version: 0 }] });
    assert.equal(stale.error?.code, 'STALE_VERSION');
  });

  it('corrects official results only with a reason, as a new edition', async () => {
    const golf = await open();
    await totals(golf, 1, { 1: 72, 2: 73 });
    await golf.publish('OFFICIAL');
    const cards = [{ bib: '2', round: 1, total: '71' }];
    assert.equal((await golf.saveCards({ cards })).error?.code, 'RACE_OFFICIAL');
    const { body } = await golf.saveCards({ cards, reason: 'Tarjeta mal sumada' });
    assert.deepEqual([body.race.edition, body.race.reason], [2, 'Tarjeta mal sumada']);
    assert.deepEqual((await golf.lines())[0], ['2', 1, -1]);
  });

  it('hides the card of disqualified players', async () => {
    const golf = await open();
    await totals(golf, 1, { 1: 60, 2: 73 });
    await golf.saveCards({ cards: [{ bib: '1', status: 'DQ' }] });
    await golf.publish('OFFICIAL');
    const last = (await golf.results()).body.items.at(-1);
    assert.deepEqual(
      [last?.bib, last?.status, last?.mark, last?.golf?.card, last?.golf?.gross],
      ['1', 'DSQ', null, [], null],
    );
  });

  it('keeps its holes and rounds while it has cards', async () => {
    const golf = await open({ rounds: 2 });
    await totals(golf, 2, { 1: 72 });
    const settings = (await golf.raceNow())?.golf ?? {};
    const update = async (change: Golf) => {
      const version = (await golf.raceNow())?.version ?? 1;
      const body = { golf: { ...settings, ...change }, version };
      return world.call(raceCalls.update, { params: golf.params, body }, golf.admin);
    };
    assert.equal((await update({ rounds: 1 })).error?.code, 'COURSE_HAS_CARDS');
    assert.equal((await update({ rankedBy: 'STABLEFORD' })).error?.code, 'COURSE_HAS_CARDS');
    assert.equal((await update({ rankedBy: 'NET', slope: 131, ratingTenths: 723 })).status, 200);
    const twice = await update({ holes: pars.map((par) => ({ par, strokeIndex: 1 })) });
    assert.deepEqual([twice.error?.code, twice.error?.field], ['BAD_REQUEST', 'golf.holes']);
    const cut = await update({ cut: { afterRound: 2, top: 10, within: null } });
    assert.equal(cut.error?.field, 'golf.cut.afterRound');
    await golf.publish('OFFICIAL');
    assert.equal((await update({ slope: 120 })).error?.code, 'GOLF_OFFICIAL');
  });

  it('refuses a start list with an invalid handicap, tee time, hole, group or number', async () => {
    const golf = await open();
    const { error } = await golf.paste(
      'Nº;Jugador;HCP;Salida;Hoyo;Grupo\n1;Eli Paz;55;25:00;19;0\n7;Pau Rey;12,44;9h30;;\n8;Noa Vila;scratch;;;',
    );
    const rows = rowsIn(error);
    assert.deepEqual(
      rows.map(({ line, code }) => `${line} ${code}`),
      [
        '2 GROUP_INVALID',
        '2 HANDICAP_INVALID',
        '2 TEE_TIME_INVALID',
        '2 STARTING_HOLE_INVALID',
        '2 NUMBER_TWICE',
        '3 HANDICAP_INVALID',
        '4 HANDICAP_INVALID',
      ],
    );
    assert.equal((await golf.raceNow())?.entries, 4);
  });

  it('has no marks, and a run has no cards', async () => {
    const golf = await open();
    assert.equal((await golf.save([{ bib: '1', mark: '40:00' }])).error?.code, 'GOLF_HAS_CARDS');
    assert.equal((await golf.importFile('Dorsal;Tiempo\n1;40:00')).error?.code, 'GOLF_HAS_CARDS');
    const run = await raceMeeting(world);
    const cards = [{ bib: '1', round: 1, total: '72' }];
    assert.equal((await run.saveCards({ cards })).error?.code, 'GOLF_HAS_CARDS');
    const { error } = await world.call(
      raceCalls.create,
      { params: { competitionId: run.competitionId }, body: { name: 'Hoyo 1', golf: {} } },
      run.admin,
    );
    assert.equal(error?.code, 'GOLF_HAS_CARDS');
  });

  it('is exported with its competition, with cards and without names', async () => {
    const golf = await open({ rounds: 2, rankedBy: 'NET' });
    await golf.saveCards({ cards: [{ bib: '1', round: 1, holes: holes(pars) }] });
    await totals(golf, 2, { 1: 80 });
    await golf.publish('PROVISIONAL');
    const { competitionId } = golf;
    const { body: file } = await world.call(
      exchangeCalls.exportCompetition,
      { params: { competitionId } },
      golf.admin,
    );
    const club = await createOrganisation(world, 'admin');
    const imported = await world.call(
      exchangeCalls.importCompetition,
      { params: { orgCode: club.code }, body: { file, mode: 'COMMIT' } as never },
      club.people.admin,
    );
    assert.equal(imported.error, undefined);
    const params = { competitionId: imported.body.competitionId ?? '' };
    const again = await world.call(exchangeCalls.exportCompetition, { params }, club.people.admin);
    assert.deepEqual((again.body as { races?: unknown }).races, (file as { races?: unknown }).races);
  });
});
