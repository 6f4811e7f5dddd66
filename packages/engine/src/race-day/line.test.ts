import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { handTimeText, type LineMark, mergeLine, readLine, rowsToSave } from './line.ts';

const gun = 1_000_000;
const rules = {
  resolution: 10,
  ties: 'ORDER' as const,
  heats: new Map<string, number | null>([
    ['1', null],
    ['2', null],
    ['3', 2],
    ['4', 2],
  ]),
  isWhole: true,
};

let count = 0;
function mark(change: Partial<LineMark>): LineMark {
  count += 1;
  const at = change.at ?? gun;
  const plain = { heat: null, bib: null, status: null, isUndone: false, changedAt: at };
  return { id: `m${count}`, kind: 'ARRIVAL', ...plain, ...change, at };
}
const start = mark({ kind: 'START' });
const arrival = (seconds: number, bib: string | null = null) => mark({ at: gun + seconds * 1000, bib });
const timesOf = (marks: readonly LineMark[], lineRules = rules) =>
  readLine(marks, lineRules).results.map(({ bib, time, status }) => [bib, status ?? time]);
const problemsOf = (marks: readonly LineMark[], lineRules = rules) =>
  readLine(marks, lineRules).arrivals.map(({ problem }) => problem);

describe('the line of a hand-timed race', () => {
  it('rounds up to the next tenth, never to the nearest', () => {
    assert.deepEqual(timesOf([start, arrival(12.301, '1'), arrival(12.4, '2')]), [
      ['1', 12_400],
      ['2', 12_400],
    ]);
    assert.equal(handTimeText(754_300, 10), '12:34.3');
  });

  it('rounds up to the next second if the race counts seconds', () => {
    const road = { ...rules, resolution: 1000 };
    assert.deepEqual(timesOf([start, arrival(754.001, '1')], road), [['1', 755_000]]);
    assert.equal(handTimeText(755_000, 1000), '12:35');
  });

  it('times each wave from its own start, and the others from the general start', () => {
    const second = mark({ kind: 'START', heat: 2, at: gun + 60_000 });
    assert.deepEqual(timesOf([start, second, arrival(100, '1'), arrival(130, '3')]), [
      ['1', 100_000],
      ['3', 70_000],
    ]);
  });

  it('takes the first of two starts, or the next if that was undone', () => {
    const again = mark({ kind: 'START', at: gun + 5000 });
    assert.deepEqual(timesOf([start, again, arrival(20, '1')]), [['1', 20_000]]);
    const falseStart = { ...start, isUndone: true };
    assert.deepEqual(timesOf([falseStart, again, arrival(20, '1')]), [['1', 15_000]]);
  });

  it('keeps an arrival without a bib, in finishing order', () => {
    const { arrivals, results } = readLine([start, arrival(11), arrival(10, '2')], rules);
    assert.deepEqual(
      arrivals.map(({ order, mark: { bib }, problem }) => [order, bib, problem]),
      [
        [1, '2', null],
        [2, null, 'NO_BIB'],
      ],
    );
    assert.deepEqual(results, [{ bib: '2', time: 10_000, status: null, order: 1 }]);
  });

  it('reports arrivals that are duplicate, without a start, or not on the start list', () => {
    assert.deepEqual(problemsOf([start, arrival(10, '1'), arrival(11, '1'), arrival(12, '99')]), [
      null,
      'TWICE',
      'UNKNOWN_BIB',
    ]);
    assert.deepEqual(problemsOf([arrival(10, '1')]), ['NOT_STARTED']);
    assert.deepEqual(problemsOf([start, arrival(10, '99')], { ...rules, isWhole: false }), [null]);
  });

  it('uses the latest entry about whether a runner is out or has arrived', () => {
    const out = mark({ kind: 'OUT', at: gun + 5000, bib: '1', status: 'DNF' });
    assert.deepEqual(timesOf([start, out]), [['1', 'DNF']]);
    assert.deepEqual(timesOf([start, out, arrival(10, '1')]), [['1', 10_000]]);
    const late = { ...out, changedAt: gun + 20_000 };
    assert.deepEqual(timesOf([start, arrival(10, '1'), late]), [['1', 'DNF']]);
  });

  it('omits the finishing order if equal marks share a place', () => {
    const [result] = readLine([start, arrival(10, '1')], { ...rules, ties: 'SHARE' }).results;
    assert.equal(result?.order, null);
  });
});

describe('two phones at one line', () => {
  const [one, two, three] = [arrival(10), arrival(11), arrival(12, '2')];

  it('keep all of each other’s arrivals, in whatever order they sync', () => {
    const ours = mergeLine([start, one], [two, three]);
    assert.deepEqual(ours, mergeLine([three, two], [one, start]));
    assert.equal(ours.length, 4);
    assert.deepEqual(mergeLine(ours, ours), ours);
  });

  it('keep the latest bib, and the latest undo', () => {
    const read = { ...one, bib: '1', changedAt: one.at + 500 };
    const corrected = { ...one, bib: '4', changedAt: one.at + 900 };
    assert.equal(mergeLine([corrected], [read])[0]?.bib, '4');
    assert.equal(mergeLine([read], [corrected])[0]?.bib, '4');
    const undone = { ...one, isUndone: true, changedAt: one.at + 950 };
    assert.equal(mergeLine([undone], [corrected])[0]?.isUndone, true);
  });

  it('agree even on two changes in one millisecond', () => {
    const [mine, yours] = [
      { ...one, bib: '1' },
      { ...one, bib: '2' },
    ];
    assert.deepEqual(mergeLine([mine], [yours]), mergeLine([yours], [mine]));
  });
});

describe('results of a line', () => {
  const rows = (marks: readonly LineMark[], stored: Parameters<typeof rowsToSave>[3]) =>
    rowsToSave(marks, readLine(marks, rules), rules, stored);
  const stored = (bib: string, time: number | null, status: string | null, order: number | null = 1) =>
    [bib, { bib, mark: time, status, order, version: 3 }] as const;

  it('are written in the typed format, once', () => {
    const marks = [start, arrival(75.31, '1'), mark({ kind: 'OUT', bib: '2', status: 'DNS' })];
    assert.deepEqual(rows(marks, new Map()), [
      { bib: '1', mark: '1:15.4', status: '', order: 1, version: 0 },
      { bib: '2', mark: '', status: 'DNS', order: null, version: 0 },
    ]);
    const saved = new Map([stored('1', 75_400, null), stored('2', null, 'DNS', null)]);
    assert.deepEqual(rows(marks, saved), []);
  });

  it('remove the time from a wrong bib’s runner, and keep other results', () => {
    const wrong = { ...arrival(10, '1'), isUndone: true };
    const right = { ...wrong, id: 'right', bib: '2', isUndone: false };
    const saved = new Map([stored('1', 10_000, null), stored('4', 55_000, null)]);
    assert.deepEqual(rows([start, wrong, right], saved), [
      { bib: '2', mark: '10.0', status: '', order: 1, version: 0 },
      { bib: '1', mark: '', status: '', order: null, version: 3 },
    ]);
    const typed = new Map([stored('1', 9900, null)]);
    assert.deepEqual(
      rows([start, wrong, right], typed).map(({ bib }) => bib),
      ['2'],
    );
  });
});
