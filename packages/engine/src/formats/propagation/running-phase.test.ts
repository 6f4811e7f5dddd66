import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../chance/random.ts';
import { doubleElimDefaults, doubleElimination } from '../elimination/double.ts';
import { singleElimDefaults, singleElimination } from '../elimination/single.ts';
import { matchesOf, type Phase } from '../model/phase.ts';
import { granted, seededTeams, wonBy } from '../testing/play-out.ts';
import { propagate } from './propagate.ts';
import type { MatchResult } from './result.ts';
import {
  openPhase,
  phaseOf,
  type RunningPhase,
  withMatchResult,
  withoutMatchResult,
} from './running-phase.ts';

const single = (count: number, more: Partial<typeof singleElimDefaults> = {}) =>
  granted(singleElimination(seededTeams(count), { ...singleElimDefaults, ...more }, createRandom('draw')));

const formats: Readonly<Record<string, (count: number) => Phase>> = {
  'a knock-out with third place': (count) => single(count, { thirdPlace: true }),
  'a knock-out over two legs': (count) => single(count, { legs: 2 }),
  'a best of three': (count) => single(count, { bestOf: 3 }),
  'a knock-out for every place': (count) => single(count, { placement: true }),
  'a knock-out that is seeded again': (count) => single(count, { seeding: 'RE_SEED', thirdPlace: true }),
  'a double knock-out': (count) => granted(doubleElimination(seededTeams(count), doubleElimDefaults)),
};

const written = fc.record({
  match: fc.nat(),
  home: fc.nat(2),
  away: fc.nat(2),
  state: fc.constantFrom('IN_PROGRESS', 'FINISHED', 'CLOSED'),
  awarded: fc.option(fc.constantFrom('HOME', 'AWAY'), { freq: 8 }),
  isTakenBack: fc.nat(7).map((draw) => draw === 0),
});

type Written = typeof written extends fc.Arbitrary<infer Entry> ? Entry : never;

/** Writes results down one by one, and holds the phase after each against all of them at once. */
function assertFollows(start: Phase, entries: readonly Written[]): void {
  const ids = matchesOf(start).map(({ id }) => id);
  const known = new Map<string, MatchResult>();
  let running: RunningPhase = openPhase(start, { results: [] });
  for (const entry of entries) {
    const id = ids[entry.match % ids.length] ?? '';
    if (entry.isTakenBack) known.delete(id);
    else known.set(id, resultOf(id, entry));
    const result = known.get(id);
    running = result ? withMatchResult(running, result) : withoutMatchResult(running, id);
    assert.deepEqual(phaseOf(running), propagate(start, { results: [...known.values()] }));
  }
  assert.deepEqual(phaseOf(openPhase(start, { results: [...known.values()] })), phaseOf(running));
}

function resultOf(match: string, { home, away, state, awarded }: Written): MatchResult {
  return { match, state, score: { home, away }, ...(awarded === null ? {} : { awarded }) };
}

describe('one result more', () => {
  for (const [name, make] of Object.entries(formats))
    test(`makes of ${name} what all results together make of it, whatever comes, is corrected or taken back`, () => {
      fc.assert(
        fc.property(fc.integer({ min: 3, max: 20 }), fc.array(written, { maxLength: 40 }), (count, entries) =>
          assertFollows(make(count), entries),
        ),
        { numRuns: 30 },
      );
    });
});

test('a played knock-out goes on from where it was opened', () => {
  const start = single(4);
  const semi = [wonBy('r1-1', 'HOME'), wonBy('r1-2', 'AWAY')];
  const opened = openPhase(start, { results: semi });
  const final = wonBy('r2-1', 'HOME');
  assert.deepEqual(phaseOf(withMatchResult(opened, final)), propagate(start, { results: [...semi, final] }));
});

test('a result of a match that is not of the phase changes nothing', () => {
  const opened = openPhase(single(4), { results: [] });
  assert.equal(withMatchResult(opened, wonBy('elsewhere', 'HOME')), opened);
});

test('an older version of the phase is left as it was', () => {
  const opened = openPhase(single(8), { results: [] });
  const before = structuredClone(phaseOf(opened));
  withMatchResult(opened, wonBy('r1-1', 'HOME'));
  assert.deepEqual(phaseOf(opened), before);
});

test('it names the ties that a result fills, and those that a correction fills anew', () => {
  const opened = openPhase(single(8), { results: [] });
  const one = withMatchResult(opened, wonBy('r1-1', 'HOME'));
  assert.deepEqual(
    one.changed.map(({ id, first }) => [id, first.participant]),
    [['r2-1', '1']],
  );
  const two = withMatchResult(withMatchResult(one, wonBy('r1-2', 'HOME')), wonBy('r2-1', 'HOME'));
  const corrected = withMatchResult(two, wonBy('r1-1', 'AWAY'));
  assert.deepEqual(
    corrected.changed.map(({ id, first }) => [id, first.participant]),
    [
      ['r2-1', '8'],
      ['r3-1', '8'],
    ],
  );
});
