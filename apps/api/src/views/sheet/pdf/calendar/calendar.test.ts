import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type calendarLayouts, sheetCalls } from '@traip/contract';
import { openWorld, urlOf } from '../../../../testing/world.ts';
import { misplacedText } from '../../testing/overlaps.ts';
import { print } from '../../testing/print.ts';
import { pagesOfPdf, runsOfPdf } from '../../testing/text-of-pdf.ts';
import { groupsAndFinals, tournamentOf } from '../../testing/tournament.ts';

const long = 'Fernández de la Hoz-Echevarrieta / Martínez-Bordiú y Sáenz de';
const arabic = 'نادي الهلال السعودي 12';
const pairs = Array.from(
  { length: 16 },
  (_, index) => [long, arabic, 'Ana / Eva'][index] ?? `Pareja ${index + 1}`,
);

describe('the printed calendar of a one-day tournament', () => {
  const world = openWorld();
  let competitionId: string;
  before(async () => {
    const phases = groupsAndFinals('A', 'B', 'C', 'D');
    ({ competitionId } = await tournamentOf(world, pairs, { phases }));
  });

  type By = (typeof calendarLayouts)[number];
  const printed = (by: By, more: { locale?: 'es' | 'en'; paper?: 'A4' | 'A3' } = {}) => {
    const params = { id: competitionId };
    return print(world, urlOf(sheetCalls.printedMatches, { params, query: { by, ...more } }));
  };

  it('shows every time whole and on one line, by day', async () => {
    const { lines } = await printed('DAY');
    assert.equal(lines.filter((line) => /^\d\d:\d\d$/.test(line)).length, 31);
    assert.ok(lines.includes('sábado, 21 de noviembre de 2026'));
    assert.ok(lines.includes('09:00') && lines.includes('14:15'));
  });

  it('names open places of the knockout by the origin of their pairs', async () => {
    const { lines } = await printed('DAY');
    for (const line of [
      '1.º del grupo A',
      '2.º del grupo D',
      'Ganador de cuartos 4',
      'Ganador de la semifinal 1',
    ])
      assert.ok(lines.includes(line), line);
    for (const line of ['Cuartos 1', 'Semifinal 2', 'Final', 'Grupo A · Jornada 1'])
      assert.ok(lines.includes(line), line);
    assert.ok(!lines.includes('Por decidir'));
    const english = await printed('DAY', { locale: 'en' });
    for (const line of ['1st of group A', 'Winner of semi-final 1', 'Quarter-final 3', 'Group B · Round 2'])
      assert.ok(english.lines.includes(line), line);
  });

  it('shows fields side by side and times below each other, all of the day on one page', async () => {
    const { pdf } = await printed('FIELD');
    const [page, ...more] = pagesOfPdf(pdf);
    assert.ok(page && page.width > page.height);
    assert.deepEqual(more, []);
    const runs = runsOfPdf(pdf);
    const find = (text: string) => runs.find((run) => run.text === text) ?? assert.fail(text);
    const fields = [1, 2, 3, 4].map((number) => find(`Campo ${number}`));
    assert.equal(new Set(fields.map(({ y }) => y)).size, 1);
    assert.ok(fields.every(({ x }, index) => x > (fields[index - 1]?.x ?? 0)));
    const final = find('Final');
    assert.ok(
      final.x > find('Semifinal 2').x && final.x < find('Campo 4').x,
      'the final is on the third field',
    );
    assert.ok(Math.abs(final.y - find('14:15').y) < 12, 'the final is at a quarter past two');
  });

  it('has a block for each pair, with its matches and opponents', async () => {
    const { lines } = await printed('TEAM');
    assert.equal(lines.filter((line) => line === 'Rival').length, pairs.length);
    assert.equal(lines.filter((line) => /^\d\d:\d\d$/.test(line)).length, 2 * 24);
  });

  it('has a title, the time of printing, and the number of pages', async () => {
    const { text } = await printed('DAY');
    for (const word of [
      'Open de Otoño',
      'Calendario · 2026/27',
      'Impreso el',
      'Página 2 / 2',
      'Club La Vega',
    ])
      assert.ok(text.includes(word), word);
  });

  for (const by of ['DAY', 'FIELD', 'TEAM'] as const)
    for (const paper of ['A4', 'A3'] as const)
      it(`has no text over another or outside of ${paper}, by ${by.toLowerCase()}`, async () => {
        const { pdf } = await printed(by, { paper, locale: 'en' });
        assert.deepEqual(misplacedText(pdf), []);
      });
});

describe('a printed calendar', () => {
  const world = openWorld();

  it('lists matches without a date last, and names legs and several venues', async () => {
    const teams = ['Atlético', 'Betis', 'Celta', 'Dépor'];
    const phases = [{ name: 'Copa', algorithm: 'SINGLE_ELIM', params: { legs: 2 }, seed: 'sol' }] as const;
    const cup = await tournamentOf(world, teams, { sportKey: 'FOOTBALL', phases: [...phases] });
    const [first, second] = cup.matchIds;
    const undated = { kickOff: null, fieldId: null, state: 'CREATED' } as const;
    await world.store.db.updateTable('matches').set(undated).where('id', '=', `${first}`).execute();
    await world.store.db
      .updateTable('matches')
      .set({ fieldId: null })
      .where('id', '=', `${second}`)
      .execute();
    const params = { id: cup.competitionId };
    const byDay = await print(world, urlOf(sheetCalls.printedMatches, { params }));
    assert.ok(byDay.lines.includes('Sin fecha'));
    assert.ok(byDay.lines.includes('Semifinal 1, ida') && byDay.lines.includes('Semifinal 1, vuelta'));
    assert.ok(byDay.lines.indexOf('Sin fecha') > byDay.lines.indexOf('Final, vuelta'));
    const byField = await print(world, urlOf(sheetCalls.printedMatches, { params, query: { by: 'FIELD' } }));
    for (const line of ['Sin pista', 'Sin fecha']) assert.ok(byField.lines.includes(line), line);
  });
});
