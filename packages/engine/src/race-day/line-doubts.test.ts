import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type LineMark, readLine } from './line.ts';
import { lineDoubt } from './line-doubts.ts';

const gun = 1_000_000;
const rules = {
  resolution: 100,
  ties: 'ORDER' as const,
  heats: new Map<string, number | null>([
    ['1', null],
    ['2', null],
    ['3', 2],
  ]),
  isWhole: true,
  fastest: 200_000,
};

function mark(seconds: number, change: Partial<LineMark>): LineMark {
  const at = gun + seconds * 1000;
  const plain = { kind: 'ARRIVAL', heat: null, bib: null, status: null, isUndone: false } as const;
  return { id: `${seconds} ${change.bib}`, ...plain, changedAt: at, ...change, at };
}

const start = mark(0, { kind: 'START' });
const second = mark(100, { kind: 'START', heat: 2 });

function doubt(marks: readonly LineMark[], seconds: number, bib: string | null, fastest = rules.fastest) {
  const tap = { at: gun + seconds * 1000, bib };
  return lineDoubt(tap, readLine(marks, rules), { ...rules, fastest });
}

describe('a tap at the line', () => {
  it('with an impossible time is questioned, with or without a bib', () => {
    assert.equal(doubt([start], 199, '1'), 'TOO_FAST');
    assert.equal(doubt([start], 2, null), 'TOO_FAST');
    assert.equal(doubt([start], 200, '1'), null);
  });

  it('is timed from the start of the wave of its bib', () => {
    assert.equal(doubt([start, second], 250, '3'), 'TOO_FAST');
    assert.equal(doubt([start, second], 250, '1'), null);
    assert.equal(doubt([start, second], 250, null), null, 'it may be somebody of the first wave');
  });

  it('of a bib that has already arrived is questioned', () => {
    const came = mark(300, { bib: '1' });
    assert.equal(doubt([start, came], 300.4, '1'), 'TWICE');
    assert.equal(doubt([start, came], 300.4, '2'), null);
    assert.equal(doubt([start, { ...came, isUndone: true }], 301, '1'), null);
  });

  it('in half the best time is questioned if the distance is unknown', () => {
    const leader = mark(900, { bib: '1' });
    const late = mark(600, { kind: 'START', heat: 2 });
    assert.equal(lineDoubtOfWave(leader, late, 1000), 'TOO_FAST');
    assert.equal(lineDoubtOfWave(leader, late, 1060), null);
    const sprinter = mark(12, { bib: '1' });
    assert.equal(lineDoubtOfWave(sprinter, mark(8, { kind: 'START', heat: 2 }), 13), null);
  });
});

function lineDoubtOfWave(leader: LineMark, wave: LineMark, seconds: number) {
  const line = readLine([start, wave, leader], rules);
  return lineDoubt({ at: gun + seconds * 1000, bib: '3' }, line, { ...rules, fastest: null });
}
