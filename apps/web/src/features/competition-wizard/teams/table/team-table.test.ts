import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linesOf } from './cells.ts';
import { readColumns, withUse } from './columns.ts';
import { readTeams } from './read-teams.ts';
import { textOfTeams } from './team-text.ts';

const emptyContext = { kind: 'TEAM', known: [], chosen: [] } as const;
const read = (text: string) => readTeams(readColumns(linesOf(text)), emptyContext);
const names = (text: string) => read(text).map(({ name }) => name);

describe('a pasted list of teams', () => {
  it('has one team per line', () => {
    assert.deepEqual(names('Halcones\n\n  Tigres \r\nRayos'), ['Halcones', 'Tigres', 'Rayos']);
  });

  it('keeps a comma that belongs to a name', () => {
    assert.deepEqual(names('Halcones\nPérez, Ana y otras\nRayos'), [
      'Halcones',
      'Pérez, Ana y otras',
      'Rayos',
    ]);
  });

  it('takes the spreadsheet column that its heading names, and never takes the heading for a team', () => {
    const text = 'Nº\tTutor\tEquipo\tCorreo\n1\tMarta Ríos\tHalcones\tm@colegio.es\n2\tIván Solís\tTigres\t';
    assert.deepEqual(names(text), ['Halcones', 'Tigres']);
  });

  it('without headings takes the first column of words, and reads no codes', () => {
    const text = '1\tHalcones\tMarta Ríos\n2\tTigres\tIván Solís';
    assert.deepEqual(names(text), ['Halcones', 'Tigres']);
    assert.ok(read(text).every(({ code }) => code === undefined));
  });

  it('joins the two players of a pair', () => {
    assert.deepEqual(names('Jugador 1;Jugador 2\nAna Gil;Eva Sanz\nLola Paz;Sara Ros'), [
      'Ana Gil / Eva Sanz',
      'Lola Paz / Sara Ros',
    ]);
  });

  it('takes codes only by their heading; an invalid one drops the code, not the team', () => {
    const [one, other] = read('equipo;código\nSol;sol-fc\nLuna;¡no!');
    assert.deepEqual([one?.code, one?.isCodeDropped], ['sol-fc', false]);
    assert.deepEqual([other?.name, other?.code, other?.isCodeDropped], ['Luna', undefined, true]);
  });

  it('takes contact addresses by their heading or format', () => {
    const emails = (text: string) => read(text).map(({ email }) => email);
    assert.deepEqual(emails('Equipo;Correo\nSol;A@sol.es\nLuna;'), ['a@sol.es', undefined]);
    assert.deepEqual(emails('Sol\tAna\ta@sol.es\nLuna\tEva\te@luna.es'), ['a@sol.es', 'e@luna.es']);
    assert.deepEqual(emails('Equipo;Avisar a\nSol;a@sol.es\nLuna;e@luna.es'), ['a@sol.es', 'e@luna.es']);
  });

  it("reports which address isn't used, and why", () => {
    const table = readColumns(linesOf('Equipo;Correo\nSol;ana arroba sol\nNorte;n@norte.es'));
    const teams = readTeams(table, {
      kind: 'TEAM',
      known: [{ id: 'n', name: 'Norte', code: 'norte' }],
      chosen: [],
    });
    assert.deepEqual(
      teams.map(({ email, emailProblem }) => email ?? emailProblem),
      ['INVALID', 'EXISTING'],
    );
  });

  it('stays the same when its text is generated again', () => {
    const headings = { name: 'Equipo', code: 'Código', email: 'Correo' };
    for (const text of ['Sol\nLuna', 'Equipo\tCódigo\tCorreo\nSol\tsol-fc\ta@sol.es\nLuna\t\t'])
      assert.equal(textOfTeams(read(text), headings), text);
  });

  it('reports what is wrong with a line', () => {
    const long = 'x'.repeat(81);
    const problems = (text: string) => read(text).map(({ problem }) => problem);
    assert.deepEqual(problems(`Sol\nsol\n${long}`), [undefined, 'repeated', 'nameTooLong']);
    assert.deepEqual(problems('equipo;tutor\n;Ana\nLuna;Eva'), ['nameMissing', undefined]);
  });

  it('finds existing teams, and those already entered', () => {
    const table = readColumns(linesOf('Peña Norte\nSur'));
    const teams = readTeams(table, {
      kind: 'TEAM',
      known: [{ id: 'n', name: 'PEÑA  NORTE', code: 'norte' }],
      chosen: [{ name: 'sur' }],
    });
    assert.deepEqual(
      teams.map(({ existing, problem }) => existing ?? problem),
      ['n', 'chosenAlready'],
    );
  });

  it('is parsed again when the use of a column changes', () => {
    const table = readColumns(linesOf('Marta Ríos\tHalcones\nIván Solís\tTigres'));
    assert.deepEqual(table.uses, ['NAME', 'NONE']);
    const uses = withUse(table.uses, 1, 'NAME');
    assert.deepEqual(uses, ['NONE', 'NAME']);
    assert.deepEqual(
      readTeams({ ...table, uses }, emptyContext).map(({ name }) => name),
      ['Halcones', 'Tigres'],
    );
  });

  it('does not take a team named like a heading for a heading', () => {
    assert.deepEqual(names('Club\nNáutico\nRacing'), ['Náutico', 'Racing']);
    assert.deepEqual(names('Racing\nClub\nNáutico'), ['Racing', 'Club', 'Náutico']);
  });

  it('has room for two long names in pairs competitions', () => {
    const pair = `${'Ana '.repeat(18).trim()} / ${'Eva '.repeat(18).trim()}`;
    const problemAs = (kind: 'TEAM' | 'PAIR') =>
      readTeams(readColumns(linesOf(pair)), { kind, known: [], chosen: [] })[0]?.problem;
    assert.deepEqual([problemAs('PAIR'), problemAs('TEAM')], [undefined, 'nameTooLong']);
  });
});
