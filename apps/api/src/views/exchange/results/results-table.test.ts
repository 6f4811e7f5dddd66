import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exchangeCalls, standingCalls } from '@traip/contract';
import {
  createFromForm,
  type formOf,
  namedTeams,
} from '../../../competition/competition-form/testing/forms.ts';
import { createOrganisation } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';

describe('a table of results', () => {
  const world = openWorld();

  async function league(change: Parameters<typeof formOf>[0] = {}) {
    const club = await createOrganisation(world, 'admin');
    const { competition } = await createFromForm(world, club, {
      teams: namedTeams(4),
      publish: true,
      ...change,
    });
    const { admin } = club.people;
    const competitionId = competition.id;
    const importResults = (csv: string, mode: 'PREVIEW' | 'COMMIT' = 'COMMIT') =>
      world.call(exchangeCalls.importResults, { body: { competitionId, csv, mode } }, admin);
    const table = async () =>
      (await world.call(exchangeCalls.exportResults, { params: { competitionId } }, admin)).body.csv;
    const points = async () => {
      const input = { params: { id: competitionId }, query: {} };
      const { body } = await world.call(standingCalls.classifications, input);
      return body.phases[0]?.tables[0]?.rows.map((row) => row.points) ?? [];
    };
    return { importResults, table, points };
  }

  /** The exported table with 3-1 in every row. */
  const filled = (csv: string) => csv.replaceAll(/;;;\r\n/g, ';3;1;\r\n');

  it('is exported empty, filled in, previewed and imported, and the standings follow', async () => {
    const { importResults, table, points } = await league();
    const csv = filled(await table());
    const preview = await importResults(csv, 'PREVIEW');
    assert.deepEqual(
      preview.body.rows.map(({ outcome }) => outcome),
      Array(6).fill('NEW'),
    );
    assert.ok(!(await table()).includes(';3;1;'), 'a preview writes nothing');
    const { body } = await importResults(csv);
    assert.equal(body.written, 6);
    assert.equal(
      (await points()).reduce((sum, each) => sum + Number(each), 0),
      18,
    );
    const again = await importResults(await table());
    assert.deepEqual([again.body.written, again.body.rows[0]?.outcome], [0, 'SAME']);
    const corrected = (await table()).replace(';3;1;', ';0;1;');
    assert.equal((await importResults(corrected)).body.written, 1);
  });

  it('with a mistake in one row writes none of them', async () => {
    const { importResults, table } = await league();
    const rows = ['Local;Visitante;Marcador local;Marcador visitante'];
    rows.push('Equipo 1;Equipo 9;1;0', 'Equipo 1;Equipo 2;dos;0');
    const { status, error } = await importResults(rows.join('\n'));
    assert.deepEqual([status, error?.code], [422, 'IMPORT_HAS_PROBLEMS']);
    const rowProblems = error?.details as { problems: { message: { es: string } }[] }[];
    assert.equal(rowProblems[0]?.problems[0]?.message.es, 'No hay ningún partido con estos equipos.');
    assert.ok(rowProblems[1]?.problems.some(({ message }) => message.es.includes('números enteros')));
    assert.ok(!(await table()).includes(';1;0;'));
  });

  it('reports row by row what the rules of the sport do not allow', async () => {
    const { importResults, table } = await league({
      traip: { name: 'Canasta', sportKey: 'BASKETBALL' },
      phases: [{ name: 'Cuadro', algorithm: 'SINGLE_ELIM', seed: 'sol' }],
    });
    const csv = (await table()).replaceAll(/;;;\r\n/g, ';70;70;\r\n');
    const { body } = await importResults(csv, 'PREVIEW');
    assert.ok(body.rows.length > 0);
    assert.ok(body.rows.every(({ problems }) => problems.length === 1));
  });

  it('requires the round where two teams meet more than once at one venue', async () => {
    const { importResults } = await league({
      phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', seed: 'sol', params: { legs: 4 } }],
    });
    const csv = 'Local;Visitante;Goles local;Goles visitante\nEquipo 1;Equipo 2;1;0';
    const { body } = await importResults(csv, 'PREVIEW');
    const [problem] = body.rows[0]?.problems ?? [];
    assert.equal(problem?.message.en, 'These teams meet more than once: enter the round.');
  });
});
