import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Tie, TieRules } from '../model/phase.ts';
import { teamSlot } from '../model/slot.ts';
import { decideTie } from './decide-tie.ts';
import type { MatchResult, Score } from './result.ts';

const tie = (format: Pick<Tie, 'legs' | 'bestOf'>): Tie => ({
  id: 't',
  round: 1,
  bracket: 'MAIN',
  places: { from: 1, to: 4 },
  first: teamSlot('better'),
  second: teamSlot('lower'),
  ...format,
});

const single = tie({ legs: 1, bestOf: 1 });
const twoLegs = tie({ legs: 2, bestOf: 1 });
const modern: TieRules = { awayGoals: false, extraTime: true, shootout: true };
const old: TieRules = { ...modern, awayGoals: true };

type Told = readonly [home: number, away: number];
const score = ([home, away]: Told): Score => ({ home, away });

function result(match: string, regular: Told, more: { et?: Told; so?: Told } = {}): MatchResult {
  return {
    match,
    state: 'CLOSED',
    score: score(regular),
    ...(more.et ? { extraTime: score(more.et) } : {}),
    ...(more.so ? { shootout: score(more.so) } : {}),
  };
}

const decide = (played: Tie, rules: TieRules, ...results: MatchResult[]) =>
  decideTie(played, new Map(results.map((one) => [one.match, one])), rules);

test('one match goes to whoever scored more', () => {
  assert.deepEqual(decide(single, modern, result('t', [0, 1])), {
    kind: 'DECIDED',
    side: 'SECOND',
    by: 'AGGREGATE',
    provisional: false,
  });
});

test('a level match needs extra time, then a shoot-out, and the shoot-out decides it', () => {
  assert.deepEqual(decide(single, modern, result('t', [1, 1])), { kind: 'LEVEL', needs: 'EXTRA_TIME' });
  assert.deepEqual(decide(single, modern, result('t', [1, 1], { et: [1, 1] })), {
    kind: 'LEVEL',
    needs: 'SHOOTOUT',
  });
  // The final of the 2022 World Cup: Argentina 3 (2) – 3 (2) France, 4–2 on penalties.
  const final = decide(single, modern, result('t', [2, 2], { et: [1, 1], so: [4, 2] }));
  assert.deepEqual(final, { kind: 'DECIDED', side: 'FIRST', by: 'SHOOTOUT', provisional: false });
});

test('a goal in extra time decides a level match', () => {
  // The final of the 2010 World Cup: Netherlands 0–0 Spain, and Iniesta in the 116th minute.
  const final = decide(single, modern, result('t', [0, 0], { et: [0, 1] }));
  assert.deepEqual(final, { kind: 'DECIDED', side: 'SECOND', by: 'EXTRA_TIME', provisional: false });
});

test('over two legs the sum decides, whoever won the last match', () => {
  // The first leg is played at the lower seed's.
  const verdict = decide(twoLegs, modern, result('t.1', [3, 0]), result('t.2', [2, 0]));
  assert.deepEqual(verdict, { kind: 'DECIDED', side: 'SECOND', by: 'AGGREGATE', provisional: false });
});

test('after the first leg nothing is decided', () => {
  assert.deepEqual(decide(twoLegs, modern, result('t.1', [9, 0])), { kind: 'OPEN' });
});

test('Tottenham goes on at Ajax by away goals in 2019, and would play extra time today', () => {
  // Tottenham 0–1 Ajax, Ajax 2–3 Tottenham; Ajax is the first side here.
  const legs = [result('t.1', [0, 1]), result('t.2', [2, 3])];
  assert.deepEqual(decide(twoLegs, old, ...legs), {
    kind: 'DECIDED',
    side: 'SECOND',
    by: 'AWAY_GOALS',
    provisional: false,
  });
  assert.deepEqual(decide(twoLegs, modern, ...legs), { kind: 'LEVEL', needs: 'EXTRA_TIME' });
});

test('under the away goals rule a goal of each side in extra time sends the visitors through', () => {
  const legs = [result('t.1', [1, 1]), result('t.2', [1, 1], { et: [1, 1] })];
  const verdict = decide(twoLegs, old, ...legs);
  assert.ok(verdict.kind === 'DECIDED' && verdict.side === 'SECOND' && verdict.by === 'AWAY_GOALS');
});

test('a best of five ends with the third victory', () => {
  const series = tie({ legs: 1, bestOf: 5 });
  // The better seed hosts the first, third and fifth match.
  const won = [result('t.1', [80, 70]), result('t.2', [60, 61]), result('t.3', [90, 89])];
  const verdict = decide(series, modern, ...won);
  assert.ok(verdict.kind === 'DECIDED' && verdict.side === 'FIRST' && verdict.by === 'MATCHES');
  assert.deepEqual(decide(series, modern, ...won.slice(0, 2)), { kind: 'OPEN' });
});

test('an award outweighs the score', () => {
  const verdict = decide(single, modern, { ...result('t', [5, 0]), awarded: 'AWAY' });
  assert.ok(verdict.kind === 'DECIDED' && verdict.side === 'SECOND' && verdict.by === 'AWARDED');
});

test('a finished match decides provisionally, one in progress not at all', () => {
  const finished = decide(single, modern, { ...result('t', [1, 0]), state: 'FINISHED' });
  assert.ok(finished.kind === 'DECIDED' && finished.provisional);
  const running = decide(single, modern, { ...result('t', [1, 0]), state: 'IN_PROGRESS' });
  assert.deepEqual(running, { kind: 'OPEN' });
});

test('without away goals the verdict turns with the sides: swapping every score swaps the winner', () => {
  const goals = fc.nat({ max: 3 });
  const told = fc.tuple(goals, goals);
  const turned = ([home, away]: Told): Told => [away, home];
  fc.assert(
    fc.property(told, told, told, told, (one, two, et, so) => {
      const verdict = decide(twoLegs, modern, result('t.1', one), result('t.2', two, { et, so }));
      const mirrored = decide(
        twoLegs,
        modern,
        result('t.1', turned(one)),
        result('t.2', turned(two), { et: turned(et), so: turned(so) }),
      );
      assert.equal(verdict.kind, mirrored.kind);
      if (verdict.kind !== 'DECIDED' || mirrored.kind !== 'DECIDED') return;
      assert.notEqual(verdict.side, mirrored.side);
      assert.equal(verdict.by, mirrored.by);
    }),
  );
});
