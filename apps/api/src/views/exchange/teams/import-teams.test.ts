import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { entryCalls, exchangeCalls } from '@traip/contract';
import { createFromForm, type formOf } from '../../../competition/competition-form/testing/forms.ts';
import { createOrganisation, createTeam } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';

interface Row {
  readonly line: number;
  readonly problems: readonly { readonly column: string; readonly message: { readonly es: string } }[];
}

describe('a table of teams', () => {
  const world = openWorld();

  async function league(change: Parameters<typeof formOf>[0] = {}) {
    const club = await createOrganisation(world, 'admin');
    const { competition } = await createFromForm(world, club, { teams: [], generate: false, ...change });
    const { admin } = club.people;
    const importTeams = (csv: string, mode: 'PREVIEW' | 'COMMIT' = 'COMMIT') =>
      world.call(exchangeCalls.importTeams, { body: { competitionId: competition.id, csv, mode } }, admin);
    const entered = async () => {
      const params = { competitionId: competition.id };
      const { body } = await world.call(entryCalls.list, { params, query: {} }, admin);
      return body.items.map(({ team, seed }) => [team.name, team.code, seed]);
    };
    return { club, competition, admin, importTeams, entered };
  }

  it('can be previewed without writing anything', async () => {
    const { importTeams, entered } = await league();
    const { body } = await importTeams(
      'Nombre;Código;Cabeza de serie\nUnión;union-uno;2\nRayo;;1',
      'PREVIEW',
    );
    assert.deepEqual(
      body.rows.map(({ line, name, outcome, problems }) => [line, name, outcome, problems.length]),
      [
        [2, 'Unión', 'NEW', 0],
        [3, 'Rayo', 'NEW', 0],
      ],
    );
    assert.deepEqual(await entered(), []);
  });

  it('enters all its teams: new ones are created, those of the organisation are found by code or name', async () => {
    const { club, importTeams, entered } = await league();
    const other = { traip: { name: 'Copa', sportKey: 'FOOTBALL' as const }, generate: false };
    await createFromForm(world, club, { ...other, teams: [{ name: 'Círculo Náutico', code: 'nautico' }] });
    const { body } = await importTeams(`Nombre,Código,Seed\ncirculo  nautico,,1\nRayo de Oro,rayo-oro,2`);
    assert.deepEqual([body.written, body.rows.map(({ outcome }) => outcome)], [2, ['EXISTING', 'NEW']]);
    assert.deepEqual(await entered(), [
      ['Círculo Náutico', 'nautico', 1],
      ['Rayo de Oro', 'rayo-oro', 2],
    ]);
    assert.equal((await importTeams('Nombre\nRayo de Oro\nCírculo Náutico')).body.written, 0);
  });

  it('with a mistake in one row enters none, and reports the problems row by row', async () => {
    const { importTeams, entered } = await league({ teams: [{ name: 'Decana', seed: 7 }] });
    const foreign = await createTeam(world, {});
    const rows = [
      'Nombre;Código;Seed',
      'Buena;buena-1;1',
      ';sin-nombre;2',
      'Mala;¡no!;3',
      'Otra;buena-1;4',
      `Ajena;${foreign.code};5`,
      'Larga;larga-1;mil',
      'Buena;;6',
      'Siete;siete-7;7',
      'Reservada;traip;8',
    ];
    const { status, error } = await importTeams(rows.join('\n'));
    assert.deepEqual([status, error?.code], [422, 'IMPORT_HAS_PROBLEMS']);
    const details = error?.details as Row[];
    const rowProblems = details
      .filter(({ problems }) => problems.length > 0)
      .map(({ line, problems }) => [line, problems[0]?.column, problems[0]?.message.es]);
    assert.deepEqual(rowProblems, [
      [3, 'name', 'Escribe el nombre del equipo.'],
      [4, 'code', 'Usa de 3 a 24 letras minúsculas, números o guiones.'],
      [5, 'code', 'Este código ya está en otra fila.'],
      [6, 'code', 'Este código ya es de otro equipo.'],
      [7, 'seed', 'La cabeza de serie es un número entre 1 y 1024.'],
      [8, 'name', 'Este equipo ya está en otra fila.'],
      [9, 'seed', 'Otro equipo tiene ya este número de cabeza de serie.'],
      [10, 'code', 'Este código está reservado.'],
    ]);
    assert.deepEqual((await entered()).length, 1);
  });

  it('enters no more teams than the competition allows', async () => {
    const { importTeams, entered } = await league({ competition: { name: 'Copa', maxTeams: 2 } });
    const { error } = await importTeams('Uno\nDos\nTres');
    assert.equal(error?.code, 'COMPETITION_FULL');
    assert.deepEqual(await entered(), []);
  });

  it('is refused if it is not a table', async () => {
    const { importTeams } = await league();
    assert.equal((await importTeams('Nombre;Código\n"sin fin;a')).error?.code, 'CSV_UNREADABLE');
    assert.equal((await importTeams('   ')).error?.field, 'csv');
  });

  it('is exported with headings that can be imported again', async () => {
    const { competition, admin } = await league({ teams: [{ name: 'Unión' }, { name: '=Rayo' }] });
    const params = { competitionId: competition.id };
    const { body } = await world.call(exchangeCalls.exportTeams, { params }, admin);
    assert.match(body.fileName, /^primera.*\.csv$/);
    const other = await league();
    assert.equal((await other.importTeams(body.csv.replaceAll(/;[a-z-]+[0-9-]*;/g, ';;'))).body.written, 2);
    assert.deepEqual(
      (await other.entered()).map(([name, , seed]) => [name, seed]),
      [
        ['Unión', 1],
        ['=Rayo', 2],
      ],
    );
  });
});
