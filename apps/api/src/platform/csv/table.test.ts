import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTable } from './read-table.ts';
import { writeTable } from './write-table.ts';

const columns = { name: ['nombre', 'name'], code: ['codigo', 'code'] };
const linesOf = (csv: string) => {
  const table = readTable(csv, columns);
  assert.ok(typeof table !== 'string', `a table, and not ${table}`);
  return table;
};
const cellsOf = (csv: string) => linesOf(csv).map(({ cells }) => cells);

describe('a table', () => {
  it('is read with any separator', () => {
    for (const mark of [',', ';', '\t'])
      assert.deepEqual(cellsOf(`Nombre${mark}Código\nUnión${mark}union\nRayo${mark}rayo`), [
        { name: 'Unión', code: 'union' },
        { name: 'Rayo', code: 'rayo' },
      ]);
  });

  it('is read by its headings, in any order, in both languages', () => {
    assert.deepEqual(cellsOf('code;Ciudad;NAME\nunion;Vigo;Unión'), [{ name: 'Unión', code: 'union' }]);
  });

  it('without headings is read in the order of its columns', () => {
    assert.deepEqual(cellsOf('Unión\nRayo'), [
      { name: 'Unión', code: '' },
      { name: 'Rayo', code: '' },
    ]);
  });

  it('keeps the number of each line, counting empty ones', () => {
    assert.deepEqual(
      linesOf('\uFEFFNombre;Código\n\nUnión;u-1\n;\nRayo;r-1\n').map(({ line }) => line),
      [3, 5],
    );
  });

  it('treats separators inside quotes as text, and refuses a quote that never ends', () => {
    assert.deepEqual(cellsOf('Nombre;Código\n"Unión; la de arriba";union'), [
      { name: 'Unión; la de arriba', code: 'union' },
    ]);
    assert.equal(readTable('Nombre;Código\n"Unión;union', columns), 'UNREADABLE');
  });

  it('finds its separator despite commas in a heading, in quotes, or below a single heading', () => {
    const cells = [{ name: 'Unión, la de arriba', code: 'union' }];
    assert.deepEqual(cellsOf('Nombre\tCódigo\tNotas, si hay, y más\nUnión, la de arriba\tunion'), cells);
    assert.deepEqual(cellsOf('"Unión, la de arriba";union'), cells);
    assert.deepEqual(cellsOf('Nombre\nUnión, la de arriba'), [{ name: 'Unión, la de arriba', code: '' }]);
  });

  it('is read with the line ends of several programs', () => {
    assert.deepEqual(
      cellsOf('Nombre;Código\r\nUnión;u-1\nRayo;r-1\rCelta;c-1').map(({ name }) => name),
      ['Unión', 'Rayo', 'Celta'],
    );
  });

  it('stays the same when written and read again, with formulas escaped in between', () => {
    const names = ['=1+1', 'Unión "B"', 'Rayo; Vigo', '@arroba', "=cmd|' /C calc'!A0\nde Vigo", '＝1+1'];
    const csv = writeTable(
      ['Nombre', 'Código'],
      names.map((name) => [name, null]),
    );
    assert.doesNotMatch(csv, /(?:^|[\n;])"?[=+\-@＝]/);
    assert.deepEqual(
      cellsOf(csv).map(({ name }) => name),
      names,
    );
  });
});
