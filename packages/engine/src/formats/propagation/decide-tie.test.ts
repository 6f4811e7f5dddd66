import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
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

type Goals = readonly [home: number, away: number];
const score = ([home, away]: Goals): Score => ({ home, away });

function result(match: string, regular: Goals, more: { et?: Goals; so?: Goals } = {}): MatchResult {
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

test('a single match goes to the side that scored more', () => {
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

test('over two legs the aggregate decides, whoever won the last match', () => {
  // The first leg is played at the lower seed's.
  const verdict = decide(twoLegs, modern, result('t.1', [3, 0]), result('t.2', [2, 0]));
  assert.deepEqual(verdict, { kind: 'DECIDED', side: 'SECOND', by: 'AGGREGATE', provisional: false });
});

test('after the first leg nothing is decided', () => {
  assert.deepEqual(decide(twoLegs, modern, result('t.1', [9, 0])), { kind: 'OPEN' });
});

test('Tottenham advances at Ajax on away goals in 2019, and would play extra time today', () => {
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

test('away goals count for the better seed too', () => {
  // 1–2 away and 0–1 at home: level, and more away goals for the first side.
  const verdict = decide(twoLegs, old, result('t.1', [1, 2]), result('t.2', [0, 1]));
  assert.ok(verdict.kind === 'DECIDED' && verdict.side === 'FIRST' && verdict.by === 'AWAY_GOALS');
});

test('away goals of extra time count only once extra time is level', () => {
  const legs = [result('t.1', [1, 1]), result('t.2', [1, 1], { et: [2, 1] })];
  const verdict = decide(twoLegs, old, ...legs);
  assert.ok(verdict.kind === 'DECIDED' && verdict.side === 'FIRST' && verdict.by === 'EXTRA_TIME');
});

test('away goals do not apply to a single match', () => {
  assert.deepEqual(decide(single, old, result('t', [1, 1])), { kind: 'LEVEL', needs: 'EXTRA_TIME' });
});

test('a level tie needs an award if there is neither extra time nor a shoot-out', () => {
  const neither: TieRules = { awayGoals: false, extraTime: false, shootout: false };
  assert.deepEqual(decide(single, neither, result('t', [1, 1])), { kind: 'LEVEL', needs: 'AWARD' });
  const noExtraTime = { ...neither, shootout: true };
  assert.deepEqual(decide(single, noExtraTime, result('t', [1, 1])), { kind: 'LEVEL', needs: 'SHOOTOUT' });
});

test('two level legs need extra time once, then the shoot-out', () => {
  const legs = [result('t.1', [1, 1]), result('t.2', [0, 0], { et: [0, 0] })];
  assert.deepEqual(decide(twoLegs, modern, ...legs), { kind: 'LEVEL', needs: 'SHOOTOUT' });
});

describe('a series', () => {
  const three = tie({ legs: 1, bestOf: 3 });

  test('goes to the lower seed with its second victory in three', () => {
    // The second match is at the lower seed's.
    const won = [result('t.1', [70, 80]), result('t.2', [70, 60])];
    assert.deepEqual(decide(three, modern, ...won), {
      kind: 'DECIDED',
      side: 'SECOND',
      by: 'MATCHES',
      provisional: false,
    });
  });

  test('is open while each side has one win', () => {
    const won = [result('t.1', [80, 70]), result('t.2', [70, 60])];
    assert.deepEqual(decide(three, modern, ...won), { kind: 'OPEN' });
  });

  test('counts a draw for neither side, and needs an award if that leaves it level', () => {
    const drawn = [result('t.1', [1, 1]), result('t.2', [2, 2])];
    assert.deepEqual(decide(three, modern, ...drawn), { kind: 'OPEN' });
    const all = [...drawn, result('t.3', [1, 0])];
    assert.deepEqual(decide(three, modern, ...all), { kind: 'LEVEL', needs: 'AWARD' });
  });

  test('counts a match for the side that won its extra time or shoot-out, or was awarded it', () => {
    const won: readonly MatchResult[] = [
      result('t.1', [1, 1], { et: [0, 1] }),
      result('t.2', [1, 1], { et: [0, 0], so: [5, 4] }),
      { ...result('t.3', [3, 0]), awarded: 'AWAY' },
    ];
    for (const left of won) {
      const verdict = decide(three, modern, ...won.filter((match) => match !== left));
      assert.ok(verdict.kind === 'DECIDED' && verdict.side === 'SECOND', left.match);
    }
  });

  test('is provisional while one of its matches is', () => {
    const won = [result('t.1', [80, 70]), result('t.2', [60, 70])];
    for (const open of won) {
      const states = won.map((one) => (one === open ? { ...one, state: 'FINISHED' as const } : one));
      const verdict = decide(three, modern, ...states);
      assert.ok(verdict.kind === 'DECIDED' && verdict.provisional, open.match);
    }
  });

  test('does not count a match in progress', () => {
    const won = [result('t.1', [80, 70]), result('t.2', [60, 70])];
    const running = won.map((one, index) => (index === 1 ? { ...one, state: 'IN_PROGRESS' as const } : one));
    assert.deepEqual(decide(three, modern, ...running), { kind: 'OPEN' });
  });
});

test('a best of five ends with the third win', () => {
  const series = tie({ legs: 1, bestOf: 5 });
  // The better seed hosts the first, third and fifth matches.
  const won = [result('t.1', [80, 70]), result('t.2', [60, 61]), result('t.3', [90, 89])];
  const verdict = decide(series, modern, ...won);
  assert.ok(verdict.kind === 'DECIDED' && verdict.side === 'FIRST' && verdict.by === 'MATCHES');
  assert.deepEqual(decide(series, modern, ...won.slice(0, 2)), { kind: 'OPEN' });
});

test('an award overrides the score', () => {
  const verdict = decide(single, modern, { ...result('t', [5, 0]), awarded: 'AWAY' });
  assert.ok(verdict.kind === 'DECIDED' && verdict.side === 'SECOND' && verdict.by === 'AWARDED');
});

test('an award to the home side overrides a defeat', () => {
  const verdict = decide(single, modern, { ...result('t', [0, 5]), awarded: 'HOME' });
  assert.ok(verdict.kind === 'DECIDED' && verdict.side === 'FIRST' && verdict.by === 'AWARDED');
});

test('an award of one leg counts by its score, and decides only what is level after everything else', () => {
  const awardedLeg = { ...result('t.1', [3, 0]), awarded: 'HOME' as const };
  const beaten = decide(twoLegs, modern, awardedLeg, result('t.2', [4, 0]));
  assert.ok(beaten.kind === 'DECIDED' && beaten.side === 'FIRST' && beaten.by === 'AGGREGATE');
  const level = decide(twoLegs, modern, awardedLeg, result('t.2', [3, 0]));
  assert.ok(level.kind === 'DECIDED' && level.side === 'SECOND' && level.by === 'AWARDED');
});

test('a finished match decides provisionally, one in progress not at all', () => {
  const finished = decide(single, modern, { ...result('t', [1, 0]), state: 'FINISHED' });
  assert.ok(finished.kind === 'DECIDED' && finished.provisional);
  const running = decide(single, modern, { ...result('t', [1, 0]), state: 'IN_PROGRESS' });
  assert.deepEqual(running, { kind: 'OPEN' });
});

test('without away goals, swapping every score swaps the winner', () => {
  const goals = fc.nat({ max: 3 });
  const goalPair = fc.tuple(goals, goals);
  const turned = ([home, away]: Goals): Goals => [away, home];
  fc.assert(
    fc.property(goalPair, goalPair, goalPair, goalPair, (one, two, et, so) => {
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
