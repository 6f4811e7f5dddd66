import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { sheetCalls } from '@traip/contract';
import { enterPeople } from '../../../testing/fixtures/people.ts';
import { openWorld, urlOf } from '../../../testing/world.ts';
import { misplacedText } from '../testing/overlaps.ts';
import { print } from '../testing/print.ts';
import { pagesOfPdf } from '../testing/text-of-pdf.ts';
import { groupsAndFinals, tournamentOf } from '../testing/tournament.ts';

const long = 'Agrupación Deportiva Cultural y Recreativa San José de la Mon';
const arabic = 'نادي النصر 7';
const clubs = (count: number) =>
  Array.from({ length: count }, (_, index) => [long, arabic, 'UD'][index] ?? `Racing Club ${index + 1}`);

describe('on paper', () => {
  const world = openWorld();
  let cup: Awaited<ReturnType<typeof tournamentOf>>;
  let groups: Awaited<ReturnType<typeof tournamentOf>>;
  before(async () => {
    const knockout = {
      name: 'Copa',
      algorithm: 'SINGLE_ELIM',
      params: { thirdPlace: true },
      seed: 'sol',
    } as const;
    cup = await tournamentOf(world, clubs(32), { sportKey: 'FOOTBALL', phases: [knockout] });
    groups = await tournamentOf(world, clubs(8), { phases: groupsAndFinals('A', 'B') });
  });

  describe('the bracket', () => {
    const printed = (id: string, paper: 'A4' | 'A3', locale: 'es' | 'en' = 'es') =>
      print(world, urlOf(sheetCalls.printedBracket, { params: { id }, query: { paper, locale } }));

    for (const paper of ['A4', 'A3'] as const)
      it(`of 32 teams is whole on one wide page of ${paper}, no text over another`, async () => {
        const { pdf, lines, text } = await printed(cup.competitionId, paper);
        const [page, ...more] = pagesOfPdf(pdf);
        assert.deepEqual(more, []);
        assert.ok(page && page.width > page.height);
        assert.deepEqual(misplacedText(pdf), []);
        for (const name of clubs(32).slice(2)) assert.ok(lines.includes(name), name);
        assert.ok(text.replaceAll('\n', ' ').includes(long), 'the long name is not cut');
        for (const line of ['Octavos de final', 'Ganador de la semifinal 2', 'Perdedor de la semifinal 1'])
          assert.ok(lines.includes(line), line);
        assert.match(text, /21\/11 09:00 · Campo 1/);
      });

    it('of 64 teams has its times beside the names, where they can be read', async () => {
      const phases = [{ name: 'Copa', algorithm: 'SINGLE_ELIM', seed: 'sol' }] as const;
      const large = await tournamentOf(world, clubs(64), { sportKey: 'FOOTBALL', phases: [...phases] });
      const { pdf, lines } = await printed(large.competitionId, 'A4');
      assert.deepEqual(misplacedText(pdf), []);
      assert.ok(lines.includes('21/11 09:00') && lines.includes('Campo 1'), lines.slice(0, 30).join('\n'));
    });

    it('follows the groups, in both languages, and says so if there is none', async () => {
      const { lines, pdf } = await printed(groups.competitionId, 'A4', 'en');
      for (const line of ['Fase final', 'Semi-final 1', '2nd of group B'])
        assert.ok(lines.includes(line), line);
      assert.deepEqual(misplacedText(pdf), []);
      const phases = [{ name: 'Liga', algorithm: 'ROUND_ROBIN', seed: 'sol' }] as const;
      const league = await tournamentOf(world, clubs(4), { sportKey: 'FOOTBALL', phases: [...phases] });
      assert.match((await printed(league.competitionId, 'A4')).text, /Todavía no hay cuadro/);
    });
  });

  describe('the tables', () => {
    it('of all groups position long and Arabic names correctly', async () => {
      for (const paper of ['A4', 'A3'] as const) {
        const params = { id: groups.competitionId };
        const { pdf, lines } = await print(
          world,
          urlOf(sheetCalls.printedStandings, { params, query: { paper } }),
        );
        assert.ok(lines.includes('Grupos · Grupo A') && lines.includes('Grupos · Grupo B'));
        assert.deepEqual(misplacedText(pdf), []);
      }
    });
  });

  describe('the result sheets', () => {
    type Query = { day?: string; phaseId?: string; round?: number };
    const printed = ({ competitionId: id }: typeof cup, query: Query = {}, locale: 'es' | 'en' = 'es') =>
      print(world, urlOf(sheetCalls.printedResultSheets, { params: { id }, query: { ...query, locale } }));

    it('are blank and four on a page, with the sets of a sport of sets', async () => {
      const [, final] = groups.phases;
      const { pdf, lines } = await printed(groups, { phaseId: `${final?.phaseId}` });
      assert.equal(pagesOfPdf(pdf).length, 1);
      assert.equal(lines.filter((line) => line === 'Set 3').length, 3);
      assert.ok(lines.includes('Open de Otoño · Semifinal 1') && lines.includes('1.º del grupo A'));
      assert.deepEqual(misplacedText(pdf), []);
    });

    it('have halves, extra time and a shoot-out in a football cup', async () => {
      const { lines, pdf } = await printed(cup, { round: 1 }, 'en');
      for (const line of ['1st half', '2nd half', 'Extra time', 'Shoot-out', 'Result'])
        assert.equal(lines.filter((one) => one === line).length, 16, line);
      assert.deepEqual(misplacedText(pdf), []);
    });

    it('have the rubbers of a tie, with room for players and sets, two on a page', async () => {
      const phases = [{ name: 'Liga', algorithm: 'ROUND_ROBIN', seed: 'sol' }] as const;
      const sport = { sportKey: 'TENNIS', sportVariantKey: 'TENNIS_TEAM' } as const;
      const league = await tournamentOf(world, clubs(4), { ...sport, phases: [...phases] });
      const { lines, pdf } = await printed(league, { round: 1 });
      assert.equal(pagesOfPdf(pdf).length, 1);
      for (const line of ['Individual 1', 'Individual 2', 'Dobles', 'Set 3'])
        assert.equal(lines.filter((one) => one === line).length, 2, line);
      assert.deepEqual(misplacedText(pdf), []);
    });

    it('are for a given day, or the next day with matches', async () => {
      const sheets = ({ lines }: { lines: readonly string[] }) =>
        lines.filter((line) => line.startsWith('sáb, 21/11/2026')).length;
      assert.equal(sheets(await printed(groups, { day: '2026-11-21' })), 15);
      assert.match((await printed(groups, { day: '2026-11-22' })).text, /No queda nada/);
    });
  });

  describe('the squads', () => {
    const printed = (user?: Parameters<typeof print>[2]) =>
      print(world, urlOf(sheetCalls.printedSquads, { params: { id: groups.competitionId } }), user);

    it('show full names to staff, and public names to everyone', async () => {
      assert.match((await printed()).text, /Todavía no hay plantillas/);
      const team = await world.store.db
        .selectFrom('teams')
        .innerJoin('participations', 'participations.teamId', 'teams.id')
        .select('teams.id')
        .where('participations.competitionId', '=', groups.competitionId)
        .executeTakeFirstOrThrow();
      const { admin } = groups.club.people;
      await enterPeople(world, { teamId: team.id, enteredBy: admin.id }, [
        { firstName: 'Adela', surnames: 'Plena', birthday: '1990-02-03' },
        { firstName: 'Teo', surnames: 'Niño', birthday: '2019-02-03' },
      ]);
      const known = await printed(admin);
      assert.ok(known.lines.includes('Adela Plena') && known.lines.includes('Teo Niño'));
      const shown = await printed();
      assert.ok(shown.lines.includes('Adela Plena'), shown.text);
      assert.ok(!shown.text.includes('Teo'));
      assert.deepEqual(misplacedText(known.pdf), []);
    });
  });
});
