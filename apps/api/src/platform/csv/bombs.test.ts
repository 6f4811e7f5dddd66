import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTable } from './read-table.ts';
import { tableBombs } from './testing/bombs.ts';

const columns = { name: ['nombre', 'name'], code: ['codigo', 'code'] };

describe('a table designed to exhaust the parser', () => {
  for (const [what, [refusal, csv]] of Object.entries(tableBombs))
    it(`is refused without reading its cells when it is ${what}`, () => {
      assert.ok(csv.length <= 500_000 && csv.length > 470_000, String(csv.length));
      assert.equal(readTable(csv, columns), refusal);
    });

  it('is read when it is merely large: a thousand teams, unknown columns and long notes', () => {
    const note = 'x'.repeat(300);
    const rows = Array.from({ length: 1024 }, (_, index) => `Equipo ${index};${note};e-${index}`);
    const table = readTable(`Nombre;Notas;Código\n${rows.join('\n')}`, columns);
    assert.deepEqual(
      [typeof table !== 'string' && table.length, table.at(-1)],
      [1024, { line: 1025, cells: { name: 'Equipo 1023', code: 'e-1023' } }],
    );
  });
});
