import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { eventKey } from './event-key.ts';
import { type RecordMark, recordHistory } from './record-history.ts';
import { isWindLegal, parseWind, windText } from './wind.ts';

const mark = (id: string, value: number, on: string, more: Partial<RecordMark> = {}): RecordMark => ({
  id,
  mark: value,
  on,
  race: id,
  order: '',
  ...more,
});
const holdersOf = (marks: readonly RecordMark[], isLow = true) =>
  recordHistory(marks, isLow).holders.map(({ id }) => id);

describe('records', () => {
  it('are held by the best mark, and a better one later takes them', () => {
    const old = mark('old', 10_500, '1998');
    const first = mark('first', 10_400, '2026-05-02');
    const second = mark('second', 10_450, '2027-05-01');
    const { holders, set } = recordHistory([second, first, old], true);
    assert.deepEqual(holders, [first]);
    assert.deepEqual(
      set.map(({ mark: { id }, isFirst, isEqual }) => [id, isFirst, isEqual]),
      [
        ['old', true, false],
        ['first', false, false],
      ],
    );
  });

  it('return to the previous holder when a result is removed', () => {
    const [old, first] = [mark('old', 10_500, '1998'), mark('first', 10_400, '2026-05-02')];
    assert.deepEqual(holdersOf([old, first]), ['first']);
    assert.deepEqual(holdersOf([old]), ['old']);
    assert.deepEqual(holdersOf([]), []);
  });

  it('are shared by equal marks, and only the best of a race breaks them', () => {
    const old = mark('old', 10_500, '');
    const inRace = (id: string, value: number) => mark(id, value, '2027', { race: 'race' });
    const { holders, set } = recordHistory(
      [old, inRace('a', 10_450), inRace('b', 10_400), inRace('c', 10_400), mark('d', 10_400, '2028')],
      true,
    );
    assert.deepEqual(
      holders.map(({ id }) => id),
      ['b', 'c', 'd'],
    );
    assert.deepEqual(
      set.map(({ mark: { id }, isEqual }) => [id, isEqual]),
      [
        ['old', false],
        ['b', false],
        ['c', false],
        ['d', true],
      ],
    );
  });

  it('of distances are the longest, and races of one day count in order', () => {
    assert.deepEqual(holdersOf([mark('a', 7100, '2027'), mark('b', 7200, '2027')], false), ['b']);
    const heats = mark('heats', 10_400, '2027-05-01', { order: '0' });
    const final = mark('final', 10_400, '2027-05-01', { order: '1' });
    assert.deepEqual(holdersOf([final, heats]), ['heats', 'final']);
  });

  it('are the best of all marks, whatever their order', () => {
    const some = fc.array(
      fc.record({ value: fc.integer({ min: 1, max: 9 }), year: fc.integer({ min: 1, max: 5 }) }),
    );
    fc.assert(
      fc.property(some, fc.boolean(), (rows, isLow) => {
        const marks = rows.map(({ value, year }, at) => mark(`${at}`, value, `200${year}`));
        const best = isLow
          ? Math.min(...rows.map(({ value }) => value))
          : Math.max(...rows.map(({ value }) => value));
        const expected = marks.filter((one) => one.mark === best).map(({ id }) => id);
        assert.deepEqual(holdersOf(marks, isLow).toSorted(), expected.toSorted());
        assert.deepEqual(holdersOf(marks.toReversed(), isLow).toSorted(), expected.toSorted());
      }),
    );
  });
});

it('wind is read in tenths, and more than two metres per second is too much', () => {
  assert.deepEqual(['+1.8', '-0,3', '2.1 m/s', '0', '−1', '2.05', 'x', ''].map(parseWind), [
    18,
    -3,
    21,
    0,
    -10,
    null,
    null,
    null,
  ]);
  assert.deepEqual([20, 21, -5, null].map(isWindLegal), [true, false, true, false]);
  assert.deepEqual([windText(18, 'es'), windText(-3, 'en'), windText(0, 'en')], ['+1,8', '−0.3', '0.0']);
});

it('an event name is the same with and without spaces', () => {
  assert.equal(eventKey('50 m Freestyle'), eventKey('50m freestyle'));
});
