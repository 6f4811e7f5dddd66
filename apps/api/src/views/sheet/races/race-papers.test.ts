import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { sheetCalls } from '@traip/contract';
import { raceMeeting } from '../../../competition/race/testing/race-meeting.ts';
import { swimmingMeeting } from '../../../competition/race/testing/swimming-meeting.ts';
import { openWorld, urlOf } from '../../../testing/world.ts';
import { misplacedText } from '../testing/overlaps.ts';
import { print } from '../testing/print.ts';

const long = 'María de los Ángeles Fernández-Villaverde y Sánchez de la Torre';
const club = 'Agrupación Deportiva Cultural y Recreativa San José de la Montaña';

/** Sixty runners: even numbers are women, number 60 is a child, number 7 did not finish. */
const startList = [
  'Dorsal;Nombre;Sexo;Año;Club',
  ...Array.from({ length: 60 }, (_, index) => {
    const bib = index + 1;
    const name = bib === 2 ? long : bib === 60 ? 'Leo Chico Pons' : `Ana Corre Sanz${'abcdefghij'[bib % 10]}`;
    const year = bib === 60 ? 2018 : 1960 + (bib % 50);
    return [bib, name, bib % 2 ? 'M' : 'F', year, bib === 2 ? club : 'CA Ribera'].join(';');
  }),
].join('\n');

describe('a race on paper', () => {
  const world = openWorld();
  let meeting: Awaited<ReturnType<typeof raceMeeting>>;
  before(async () => {
    meeting = await raceMeeting(world);
    await meeting.paste(startList);
    await meeting.save(
      Array.from({ length: 60 }, (_, index) => {
        const minutes = 31 + index;
        const mark = `${minutes >= 60 ? `1:${`${minutes - 60}`.padStart(2, '0')}` : minutes}:0${index % 9}`;
        return index === 6 ? { bib: '7', status: 'DNF' } : { bib: `${index + 1}`, mark };
      }),
    );
  });
  const params = () => ({ id: meeting.competitionId, raceId: meeting.raceId });
  const results = (by: 'OVERALL' | 'GROUPS' = 'OVERALL', locale: 'es' | 'en' = 'es') =>
    print(world, urlOf(sheetCalls.printedRaceResults, { params: params(), query: { by, locale } }));
  const csv = async () =>
    (await world.app.inject({ url: urlOf(sheetCalls.raceResults, { params: params(), query: {} }) })).payload;

  it('has no results before they are published', async () => {
    const { text } = await results();
    assert.ok(text.includes('Aún no hay resultados publicados.'));
    assert.doesNotMatch(text, /Sanz/);
    assert.equal((await csv()).trim().split('\r\n').length, 1);
  });

  it('has everyone in order, whole names, and none that is not public', async () => {
    await meeting.publish('PROVISIONAL');
    const { pdf, text, lines } = await results();
    assert.deepEqual(misplacedText(pdf), []);
    const flat = text.replaceAll('\n', ' ');
    for (const words of ['Resultados provisionales', long, club, '31:00', '+1:01', 'DNF'])
      assert.ok(flat.includes(words), words);
    assert.ok(lines.includes('Dorsal 60'), 'a child has no name');
    assert.ok(!flat.includes('Chico'));
  });

  it('has a section for each gender and age group', async () => {
    const { lines, pdf } = await results('GROUPS', 'en');
    assert.deepEqual(misplacedText(pdf), []);
    const sections = lines.filter((line) => /^(Women|Men)( · |$)/.test(line));
    assert.deepEqual(sections, [
      'Women',
      'Women · Sub-20',
      'Women · Sénior',
      'Women · 35+',
      'Men',
      'Men · Sub-20',
      'Men · Sénior',
      'Men · 35+',
    ]);
  });

  it('is a diploma for every finisher, with the public name, and for no one else', async () => {
    const { items } = (await meeting.results({ limit: 100 })).body;
    const entryOf = (bib: string) => items.find((row) => row.bib === bib)?.entryId ?? '';
    const address = (bib: string) =>
      urlOf(sheetCalls.printedDiploma, {
        params: { ...params(), entryId: entryOf(bib) },
        query: { locale: 'es' },
      });
    const { pdf, text, lines } = await print(world, address('2'));
    assert.deepEqual(misplacedText(pdf), []);
    const flat = text.replaceAll('\n', ' ');
    for (const words of [long, club, 'por terminar 10 km en', '32:01', '2.º de 59', '1.º de', 'Resultados'])
      assert.ok(flat.includes(words), words);
    assert.ok(!lines.includes('En directo'), 'what is over is not live');
    assert.ok((await print(world, address('60'))).text.includes('Dorsal 60'));
    assert.equal((await world.app.inject({ url: address('7') })).statusCode, 404, 'who gave up has none');
  });

  it('is a spreadsheet too', async () => {
    const [headings, first] = (await csv()).trim().split('\r\n');
    assert.match(
      `${headings}`,
      /Puesto;Dorsal;Nombre;Club;Categoría;Marca;Diferencia;Sexo;Puesto en su categoría/,
    );
    assert.match(`${first}`, /^1;1;Ana Corre Sanzb;CA Ribera;35\+;31:00;;Hombres;1$/);
  });

  it('has a start list with full names for staff, and for no one else', async () => {
    const url = urlOf(sheetCalls.printedStartList, { params: params(), query: { locale: 'es' } });
    const { pdf, text } = await print(world, url, meeting.admin);
    assert.deepEqual(misplacedText(pdf), []);
    assert.ok(text.includes('Leo Chico Pons'));
    assert.ok(!text.includes('Calle'), 'nobody has a lane');
    assert.equal((await world.app.inject({ url })).statusCode, 401);
  });
});

describe('a golf tournament on paper', () => {
  const world = openWorld();

  it('is a leaderboard with its rounds, shared places, and who missed the cut', async () => {
    const meeting = await raceMeeting(world, {
      race: { name: 'Abierto de otoño', golf: { rounds: 2, cut: { afterRound: 1, top: 2, within: null } } },
      variant: 'GOLF_STROKE',
      sportKey: 'GOLF',
    });
    await meeting.paste(
      'Nº;Nombre;Sexo;Año;Hándicap;Grupo;Hora\n1;Nadia Green Sanz;F;1990;12,4;1;9:00\n2;Hugo Bunker Gil;M;1985;8,1;1;9:00\n3;Eva Putt Mora;F;1978;20;2;9:10',
    );
    const { error } = await meeting.saveCards({
      cards: [
        { bib: '1', round: 1, total: '70' },
        { bib: '2', round: 1, total: '70' },
        { bib: '3', round: 1, total: '90' },
      ],
    });
    assert.equal(error, undefined, JSON.stringify(error));
    await meeting.saveCards({
      cards: [
        { bib: '1', round: 2, total: '71' },
        { bib: '2', round: 2, total: '71' },
      ],
    });
    await meeting.publish('PROVISIONAL');
    const params = { id: meeting.competitionId, raceId: meeting.raceId };
    const { pdf, lines } = await print(
      world,
      urlOf(sheetCalls.printedRaceResults, { params, query: { locale: 'en' } }),
    );
    assert.deepEqual(misplacedText(pdf), []);
    for (const line of ['T1', '−3', 'R2', '141', 'CUT']) assert.ok(lines.includes(line), line);
    const start = urlOf(sheetCalls.printedStartList, { params, query: { locale: 'es' } });
    const { lines: started } = await print(world, start, meeting.admin);
    for (const line of ['12,4', '09:10', 'Grupo']) assert.ok(started.includes(line), line);
  });
});

describe('a swimming meeting on paper', () => {
  const world = openWorld();

  it('separates heats from finals, heat by heat and in the order of the lanes', async () => {
    const meeting = await swimmingMeeting(world, [{ byTime: 2, toB: 0 }]);
    await meeting.paste(
      'Dorsal;Nombre;Sexo;Año;Marca\n1;Ana Gil;F;1990;58,10\n2;Eva Mora;F;1991;57,90\n3;Sara Pons;F;1992;59,00',
    );
    await meeting.makeHeats(4);
    await meeting.swim(meeting.params, [
      { bib: '1', mark: '58.00' },
      { bib: '2', mark: '57.50' },
      { bib: '3', status: 'DNS' },
    ]);
    await meeting.fillNext();
    const final = await meeting.roundOf('FINAL_A');
    await meeting.swim(final, [
      { bib: '1', mark: '57.10' },
      { bib: '2', mark: '57.20' },
    ]);
    const paper = ({ competitionId, raceId }: typeof final, call: keyof typeof papers) =>
      print(
        world,
        urlOf(papers[call], { params: { id: competitionId, raceId }, query: { locale: 'es' } }),
        meeting.admin,
      );
    for (const round of [meeting.params, final]) await meeting.publishRound(round, 'OFFICIAL');
    const heats = await paper(meeting.params, 'results');
    assert.deepEqual(misplacedText(heats.pdf), []);
    assert.match(heats.text, /· Series · Resultados oficiales/);
    for (const line of ['Serie 1', 'Calle', 'Pasa', 'q', 'DNS']) assert.ok(heats.lines.includes(line), line);
    assert.ok(!heats.lines.includes('Club'), 'nobody has a club');
    assert.match((await paper(final, 'results')).text, /· Final · Resultados oficiales/);
    const start = await paper(meeting.params, 'start');
    const called = ['Ana Gil', 'Eva Mora', 'Sara Pons'].toSorted(
      (a, b) => start.lines.indexOf(a) - start.lines.indexOf(b),
    );
    const entries = await meeting.startList(meeting.params);
    const byLane = entries.toSorted((a, b) => (a.lane ?? 0) - (b.lane ?? 0)).map(({ bib }) => bib);
    assert.deepEqual(
      called,
      byLane.map((bib) => ['Ana Gil', 'Eva Mora', 'Sara Pons'][Number(bib) - 1]),
    );
  });

  it('names the members of a relay, as far as they are public', async () => {
    const race = { name: '4 × 50 m estilos', distance: 200, legs: 4 };
    const meeting = await raceMeeting(world, { race, variant: 'POOL', sportKey: 'SWIMMING' });
    await meeting.paste(
      'Dorsal;Equipo;Club;Nadador 1;Nadador 2\n1;CN Ribera A;CN Ribera;Ana Gil (1990);Lola Rey (2018)',
    );
    await meeting.save([{ bib: '1', mark: '2:04.00' }]);
    await meeting.publish('OFFICIAL');
    const params = { id: meeting.competitionId, raceId: meeting.raceId };
    const url = urlOf(papers.results, { params, query: { locale: 'es' } });
    const { pdf, text } = await print(world, url);
    assert.deepEqual(misplacedText(pdf), []);
    assert.match(text.replaceAll('\n', ' '), /Ana Gil, Relevista 2/);
  });
});

const papers = { results: sheetCalls.printedRaceResults, start: sheetCalls.printedStartList };
