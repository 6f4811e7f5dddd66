import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchDeskCalls, sheetCalls } from '@traip/contract';
import { sql } from 'kysely';
import { matchDay } from '../../../competition/match/testing/match-day.ts';
import { leagueOf } from '../../../competition/standings/testing/league.ts';
import { createLineup } from '../../../testing/fixtures/lineups.ts';
import { createPerson, enterPeople } from '../../../testing/fixtures/people.ts';
import { openWorld, urlOf } from '../../../testing/world.ts';
import { maxPrintedRows } from '../read/max-rows.ts';
import { textOfPdf } from '../testing/text-of-pdf.ts';

describe('a printed sheet', () => {
  const world = openWorld();

  async function print(url: string, token?: string) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await world.app.inject({ method: 'GET', url, headers });
    const isPaper = answer.headers['content-type'] === 'application/pdf';
    return { status: answer.statusCode, text: isPaper ? textOfPdf(answer.rawPayload) : '', ...answer };
  }

  async function league() {
    const cup = await leagueOf(world, ['Unión Peña', 'Łódź', 'Rayo']);
    await cup.play([
      { home: 'Unión Peña', away: 'Łódź', score: [3, 1], at: '2027-03-13T17:30:00Z' },
      { home: 'Rayo', away: 'Unión Peña', score: null, at: '2027-03-20T11:00:00Z' },
    ]);
    return cup;
  }

  it('shows the tables of a competition, with every letter of every name', async () => {
    const { competitionId: id } = await league();
    const { status, text, headers } = await print(urlOf(sheetCalls.printedStandings, { params: { id } }));
    assert.equal(status, 200);
    assert.match(`${headers['content-disposition']}`, /^inline; filename="apertura\.pdf"$/);
    const lines = text.split('\n');
    for (const word of ['Clasificación', 'Unión Peña', 'Łódź', 'Rayo', 'DG', '+2', '-2'])
      assert.ok(
        lines.some((line) => line.includes(word)),
        word,
      );
    assert.ok(lines.indexOf('Unión Peña') < lines.indexOf('Łódź'));
  });

  it('shows names in Greek, Cyrillic and Arabic letters, none of them as an empty box', async () => {
    const names = ['Ολυμπιακός', 'Спартак Київ', 'الهلال', 'Rayo'];
    const { competitionId: id } = await leagueOf(world, names);
    const { text } = await print(urlOf(sheetCalls.printedStandings, { params: { id } }));
    const lines = text.split('\n').map((line) => line.normalize('NFKC'));
    for (const name of ['Ολυμπιακός', 'Спартак Київ', 'Rayo']) assert.ok(lines.includes(name), name);
    // Arabic is drawn right to left and joined, so only the set of letters is compared.
    const lettersOf = (line: string) => [...line].toSorted().join('');
    assert.ok(lines.map(lettersOf).includes(lettersOf('الهلال')), 'الهلال');
  });

  it('ends after two thousand matches, however many there are', async () => {
    const { competitionId: id } = await league();
    await sql`insert into matches select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(),
        'key', 'copy ' || number))).*
      from matches as one, generate_series(1, 2001) as number
      where one.id = (select id from matches where competition_id = ${id} limit 1)`.execute(world.store.db);
    const { text } = await print(urlOf(sheetCalls.printedMatches, { params: { id } }));
    assert.equal(text.split('\n').filter((line) => /^\d+ – \d+$|^–$/.test(line)).length, maxPrintedRows);
  });

  it('shows the calendar in Madrid time', async () => {
    const { competitionId: id } = await league();
    const { text } = await print(
      urlOf(sheetCalls.printedMatches, { params: { id }, query: { locale: 'en' } }),
    );
    for (const word of ['Schedule', '13 March 2027', '18:30', '3 – 1', '12:00'])
      assert.ok(text.includes(word), word);
  });

  it('continues on the next page, and shows the number of pages', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `Equipo ${index + 1}`);
    const { competitionId: id } = await leagueOf(world, names);
    const { text } = await print(urlOf(sheetCalls.printedStandings, { params: { id } }));
    for (const name of names) assert.ok(text.split('\n').includes(name), name);
    assert.ok(text.includes('Página 2 / 2'));
  });

  it('shows a match with its referees, its goals and room to sign', async () => {
    const day = await matchDay(world);
    const { start, matchId, home, club } = day;
    await start();
    const event = { clientEventId: crypto.randomUUID(), type: 'GOAL', kind: 'GOAL', teamId: home.id };
    const goal = await world.call(
      matchDeskCalls.registerEvent,
      { body: { matchId, ...event, type: 'GOAL', period: 1, minute: 12 } },
      club.people.referee,
    );
    assert.equal(goal.status, 200);
    const { status, text } = await print(urlOf(sheetCalls.printedMatch, { params: { id: matchId } }));
    assert.equal(status, 200);
    for (const word of ['Acta del partido', '1 – 0', '12′', 'Gol', 'Observaciones', 'Por el local'])
      assert.ok(text.includes(word), word);
  });

  it('shows a bout in the terms of its sport, without lineups of individual competitors', async () => {
    const day = await matchDay(world, { sportKey: 'MARTIAL_ARTS', sportVariantKey: 'JUDO' });
    const { start, register, matchId, home, away } = day;
    const paper = urlOf(sheetCalls.printedMatch, { params: { id: matchId } });
    assert.ok((await print(paper)).text.split('\n').filter((line) => line === '#').length === 2);
    const sides = [home.id, away.id];
    await world.store.db
      .updateTable('teams')
      .set({ competitorKind: 'INDIVIDUAL' })
      .where('id', 'in', sides)
      .execute();
    await start();
    await register({ type: 'GOAL', kind: 'POINT_10', teamId: home.id, minute: 1 });
    const { text } = await print(paper);
    for (const word of ['Acta del combate', 'Ippon']) assert.ok(text.includes(word), word);
    assert.ok(!text.split('\n').includes('#'));
  });

  it('shows the shirt of a child instead of the name', async () => {
    const { matchId, home, competition } = await matchDay(world);
    const [child] = await enterPeople(world, { teamId: home.id, enteredBy: home.people.OWNER.id }, [
      { firstName: 'Teo', surnames: 'Niño', birthday: '2019-05-01' },
    ]);
    assert.ok(child);
    const { organisationId, competitionId } = competition;
    const team = { organisationId, competitionId, matchId, teamId: home.id };
    await createLineup(world, { ...team, state: 'CONFIRMED', players: [child] });
    const { text } = await print(urlOf(sheetCalls.printedMatch, { params: { id: matchId } }));
    assert.ok(text.includes('Dorsal 1 (C, P)'), text);
    assert.ok(!text.includes('Teo'));
  });

  it('does not exist for those who may not see it on the screen', async () => {
    const { competitionId: id, admin } = await league();
    await world.store.db
      .updateTable('competitions')
      .set({ privacy: 'PRIVATE' })
      .where('id', '=', id)
      .execute();
    const stranger = await createPerson(world);
    const url = urlOf(sheetCalls.printedStandings, { params: { id } });
    assert.deepEqual(
      [
        (await print(url)).status,
        (await print(url, stranger.token)).status,
        (await print(url, admin.token)).status,
      ],
      [404, 404, 200],
    );
  });
});
