import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sheetCalls } from '@traip/contract';
import { leagueOf } from '../../../competition/standings/testing/league.ts';
import { playedMatch } from '../../../competition/statistics/testing/played-match.ts';
import { createCompetition, createTraip } from '../../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam, enterPeople } from '../../../testing/fixtures/people.ts';
import { openWorld, urlOf } from '../../../testing/world.ts';

describe('a spreadsheet', () => {
  const world = openWorld();

  async function open(url: string, token?: string) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const {
      statusCode: status,
      body,
      headers: sent,
    } = await world.app.inject({ method: 'GET', url, headers });
    const rows = body
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    return { status, rows, body, sent };
  }

  async function league(names: readonly string[] = ['Unión', 'Rayo']) {
    const cup = await leagueOf(world, names);
    const [home = '', away = ''] = names;
    await cup.play([{ home, away, score: [3, 1], at: '2027-03-13T17:30:00Z' }]);
    return cup;
  }

  it('has the table in the format of Spanish spreadsheets, and is not sent again unchanged', async () => {
    const { competitionId: id } = await league();
    const url = urlOf(sheetCalls.standings, { params: { id } });
    const { body, rows, sent } = await open(url);
    assert.equal(sent['content-type'], 'text/csv; charset=utf-8');
    assert.equal(sent['content-disposition'], 'attachment; filename="apertura.csv"');
    assert.ok(body.startsWith('\uFEFF'));
    assert.deepEqual(rows, [
      'Fase;Grupo;Puesto;Equipo;Jugados;Ganados;Empatados;Perdidos;A favor;En contra;Diferencia;Puntos;Puntos de la organización',
      'Liga;;1;Unión;1;1;0;0;3;1;2;3;0',
      'Liga;;2;Rayo;1;0;0;1;1;3;-2;0;0',
    ]);
    const again = await world.app.inject({
      method: 'GET',
      url,
      headers: { 'if-none-match': `${sent.etag}` },
    });
    assert.equal(again.statusCode, 304);
  });

  it('has the matches, in the requested language', async () => {
    const { competitionId: id } = await league();
    const { rows } = await open(urlOf(sheetCalls.matches, { params: { id }, query: { locale: 'en' } }));
    assert.deepEqual(rows, [
      'Competition;Phase;Group;Round;Date;Home;Away;Home score;Away score;Status;Venue;Field',
      'Apertura;Liga;;1;13/03/2027, 18:30;Unión;Rayo;3;1;Closed;;',
    ]);
  });

  it('has the teams, and nothing that a spreadsheet would evaluate', async () => {
    const { competitionId: id } = await league(['=1+1', '@risk']);
    const { rows } = await open(urlOf(sheetCalls.teams, { params: { id } }));
    assert.deepEqual(
      rows.slice(1).map((row) => row.split(';')[0]),
      [`"'=1+1"`, `"'@risk"`],
    );
    const table = await open(urlOf(sheetCalls.standings, { params: { id } }));
    assert.ok(!table.body.includes(';=1+1'));
  });

  it('has the players', async () => {
    const { competitionId: id } = await league();
    const { status, rows } = await open(urlOf(sheetCalls.statistics, { params: { id } }));
    assert.deepEqual([status, rows], [200, ['Puesto;Jugador;Equipo;Total;Partidos;Por partido']]);
  });

  it('omits the names of children', async () => {
    const club = await createOrganisation(world, 'admin');
    const competition = await createCompetition(world, await createTraip(world, club.id), {
      state: 'IN_PROGRESS',
    });
    const [team, rival] = [await createTeam(world, {}, 'OWNER'), await createTeam(world, {})];
    const [child] = await enterPeople(world, { teamId: team.id, enteredBy: team.people.OWNER.id }, [
      { firstName: 'Teo', birthday: '2019-05-01' },
    ]);
    const events = [{ type: 'GOAL' as const, teamId: team.id, playerId: child }];
    await playedMatch(world, competition, { home: team.id, away: rival.id, events });
    const params = { id: competition.competitionId };
    const spanish = await open(urlOf(sheetCalls.statistics, { params }));
    assert.match(spanish.rows[1] ?? '', /^1;Nombre oculto;/);
    const english = await open(urlOf(sheetCalls.statistics, { params, query: { locale: 'en' } }));
    assert.match(english.rows[1] ?? '', /^1;Name hidden;/);
  });

  it('has the lists of an organisation for its people, with addresses for those who manage them', async () => {
    const { club, admin, referee } = await league();
    const params = { orgCode: club.code };
    const members = urlOf(sheetCalls.membersOfOrganisation, { params });
    assert.ok((await open(members, admin.token)).body.includes(referee.email));
    assert.ok(!(await open(members, referee.token)).body.includes(admin.email));
    assert.equal((await open(members)).status, 401);
    const matches = await open(urlOf(sheetCalls.matchesOfOrganisation, { params }), admin.token);
    assert.equal(matches.rows.length, 2);
    const competitions = await open(
      urlOf(sheetCalls.competitionsOfOrganisation, { params, query: { locale: 'en' } }),
      admin.token,
    );
    assert.deepEqual(competitions.rows[1], 'Apertura;2026/27;Sénior;Football;2;In progress');
    assert.equal((await open(urlOf(sheetCalls.teamsOfOrganisation, { params }), admin.token)).status, 200);
  });
});
