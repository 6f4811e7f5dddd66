import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DateOrder } from '@traip/contract';
import { birthdayReader } from './read-birthday.ts';

const today = '2026-11-16';

function read(column: readonly string[], dateOrder?: DateOrder) {
  const reader = birthdayReader(column, { today, ...(dateOrder && { dateOrder }) });
  return column.map((cell) => {
    const reading = reader(cell);
    return 'value' in reading ? reading.value : reading.problem;
  });
}
const alone = (cell: string) => read([cell])[0];

describe('a birthday', () => {
  it('is read as people and spreadsheets write it', () => {
    const ways = [
      '2001-09-03',
      '2001/9/3',
      '3/9/2001',
      '03-09-2001',
      '3.9.2001',
      '3. 9. 2001',
      '03 09 2001',
      '3/9/01',
      "3-9-'01",
      '3 sep 2001',
      '3-sept.-01',
      '3 de septiembre de 2001',
      '3 de Setiembre del 2001',
      '3rd September 2001',
      'Sep 3, 2001',
      '2001-09-03T00:00:00.000Z',
      '03/09/2001 0:00',
      '37137',
      '37137,0',
    ];
    for (const way of ways) assert.equal(alone(way), '2001-09-03', way);
    assert.equal(alone(''), null);
  });

  it('knows the months of both languages', () => {
    const months = [
      ['ene', 'January'],
      ['febrero', 'Feb'],
      ['mar.', 'March'],
      ['abr', 'april'],
      ['MAYO', 'may'],
      ['jun', 'June'],
      ['julio', 'jul'],
      ['ago', 'aug.'],
      ['sept', 'September'],
      ['octubre', 'oct'],
      ['nov', 'November'],
      ['dic', 'dec'],
    ];
    for (const [index, names] of months.entries())
      for (const name of names)
        assert.equal(alone(`3 ${name} 2001`), `2001-${String(index + 1).padStart(2, '0')}-03`, name);
  });

  it('with a two-digit year belongs to someone of 3 to 90 years', () => {
    assert.deepEqual(read(['16/11/23', '17/11/23', '17/11/35', '16/11/35', '1/1/26', '1/1/99']), [
      '2023-11-16',
      'DATE_OUT_OF_RANGE',
      '1935-11-17',
      'DATE_OUT_OF_RANGE',
      'DATE_OUT_OF_RANGE',
      '1999-01-01',
    ]);
  });

  it('must exist', () => {
    for (const day of [
      '31/02/2001',
      '29/02/2001',
      '31/4/2001',
      '02/30/2001',
      '13/13/2001',
      '0/1/2001',
      '2001-02-29',
      '29/2/01',
      '60',
    ])
      assert.equal(alone(day), 'DATE_DOES_NOT_EXIST', day);
    assert.equal(alone('29/02/2004'), '2004-02-29');
    assert.equal(alone('29/02/04'), '2004-02-29');
    assert.equal(alone('29/02/1900'), 'DATE_DOES_NOT_EXIST');
  });

  it('is not in the future, in another century, or of someone too old to play', () => {
    for (const day of ['17/11/2026', '31/12/1899', '3/9/0001', '5', '59', '61', '46000'])
      assert.equal(alone(day), 'DATE_OUT_OF_RANGE', day);
    assert.equal(alone('16/11/2026'), today);
    assert.equal(alone('1/1/1900'), '1900-01-01');
  });

  it('is never guessed', () => {
    assert.equal(alone('2001'), 'DATE_INCOMPLETE');
    for (const text of [
      'ayer',
      '3/2001',
      'septiembre 2001',
      '3/9',
      '03092001',
      '3/9/201',
      '1/2/3/4',
      '12:30',
      '3 sep',
      'x sep 2001',
      '3 sep x',
      `${'1/'.repeat(50)}`,
    ])
      assert.equal(alone(text), 'DATE_UNREADABLE', text);
  });
});

describe('a column of birthdays', () => {
  it('has the day first if every row allows it', () => {
    assert.deepEqual(read(['03/04/2001', '05/06/2002', '25/12/2003']), [
      '2001-04-03',
      '2002-06-05',
      '2003-12-25',
    ]);
  });

  it('with a row that must have the month first leaves ambiguous rows open', () => {
    const column = ['03/04/2001', '12/25/2003', '25/12/2003', '05/05/2002', '2001-03-04', '3 abr 2001'];
    assert.deepEqual(read(column), [
      'DATE_AMBIGUOUS',
      '2003-12-25',
      '2003-12-25',
      '2002-05-05',
      '2001-03-04',
      '2001-04-03',
    ]);
  });

  it('does not become ambiguous because of an impossible date', () => {
    assert.deepEqual(read(['03/04/2001', '02/31/2001']), ['2001-04-03', 'DATE_DOES_NOT_EXIST']);
  });

  it('is read in the order the user chooses', () => {
    const column = ['03/04/2001', '12/25/2003'];
    assert.deepEqual(read(column, 'MONTH_FIRST'), ['2001-03-04', '2003-12-25']);
    assert.deepEqual(read(column, 'DAY_FIRST'), ['2001-04-03', 'DATE_DOES_NOT_EXIST']);
  });
});
