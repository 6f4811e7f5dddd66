import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { matchesOf } from '../model/phase.ts';
import { teamSlot } from '../model/slot.ts';
import { type LegScheme, repeatLegs } from './legs.ts';
import { type Pairing, pairingRounds, type RoundOrder } from './pairings.ts';
import { groupRounds, roundRobinDefaults, roundRobinRounds } from './round-robin.ts';

type Rounds = readonly (readonly Pairing[])[];

const orders: readonly RoundOrder[] = ['CIRCLE', 'BERGER'];
const evenSizes = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];

/** H, A or – per round for each team. */
function patterns(rounds: Rounds, count: number): string[] {
  const lines = Array.from({ length: count }, () => '');
  for (const pairings of rounds) {
    const sides = new Map(pairings.flatMap(([home, away]) => [[home, 'H'] as const, [away, 'A'] as const]));
    for (let team = 0; team < count; team += 1) lines[team] += sides.get(team) ?? '–';
  }
  return lines;
}

const breaksIn = (lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + [...line].filter((side, i) => i > 0 && side === line[i - 1]).length, 0);

const longestRun = (lines: readonly string[]) =>
  Math.max(...lines.flatMap((line) => (line.match(/H+|A+/g) ?? []).map((run) => run.length)));

function shortestGap(rounds: Rounds): number {
  const last = new Map<string, number>();
  let gap = Number.POSITIVE_INFINITY;
  for (const [round, pairings] of rounds.entries()) {
    for (const pairing of pairings) {
      const key = pairing.toSorted((a, b) => a - b).join();
      gap = Math.min(gap, round - (last.get(key) ?? Number.NEGATIVE_INFINITY));
      last.set(key, round);
    }
  }
  return gap;
}

function assertEveryPairOnce(rounds: Rounds, count: number): void {
  const seen = new Set<number>();
  for (const pairings of rounds) {
    assert.equal(new Set(pairings.flat()).size, pairings.length * 2, 'a team plays twice in a round');
    for (const [home, away] of pairings) seen.add(Math.min(home, away) * count + Math.max(home, away));
  }
  assert.equal(seen.size, (count * (count - 1)) / 2);
  assert.equal(rounds.flat().length, seen.size, 'a pair meets twice');
}

for (const order of orders) {
  describe(`a single ${order} round robin`, () => {
    test('all teams meet once, playing once per round, from 2 to 1,024 teams', () => {
      const sizes = fc.oneof(fc.integer({ min: 2, max: 60 }), fc.constantFrom(127, 128, 255));
      fc.assert(
        fc.property(sizes, (count) => assertEveryPairOnce(pairingRounds(count, order), count)),
        {
          numRuns: 60,
        },
      );
      assertEveryPairOnce(pairingRounds(1024, order), 1024);
    });

    test('an even number of teams has n − 2 breaks, the fewest possible', () => {
      for (const count of evenSizes) {
        assert.equal(breaksIn(patterns(pairingRounds(count, order), count)), count - 2);
      }
    });

    test('no two teams share a pattern of homes, which is why fewer breaks are impossible', () => {
      // Without a break only HAHA… and AHAH… remain: at most two teams can have none.
      for (const count of evenSizes) {
        const lines = patterns(pairingRounds(count, order), count);
        assert.equal(new Set(lines).size, count);
      }
    });

    test('homes differ by one at most; with an odd number they are equal', () => {
      fc.assert(
        fc.property(fc.integer({ min: 2, max: 61 }), (count) => {
          const lines = patterns(pairingRounds(count, order), count);
          const homes = lines.map((line) => line.replaceAll(/[^H]/g, '').length);
          assert.ok(Math.max(...homes) - Math.min(...homes) <= (count % 2 === 0 ? 1 : 0));
        }),
      );
    });

    test('with an odd number each team has one bye', () => {
      for (let count = 3; count <= 25; count += 2) {
        for (const line of patterns(pairingRounds(count, order), count)) {
          assert.equal(line.replaceAll(/[^–]/g, '').length, 1);
        }
      }
    });
  });
}

test('with an odd number no team has two homes or two aways in a row', () => {
  for (let count = 3; count <= 25; count += 2) {
    assert.equal(breaksIn(patterns(pairingRounds(count, 'CIRCLE'), count)), 0);
  }
});

test('the Berger table of six matches the FIDE Handbook', () => {
  const named = pairingRounds(6, 'BERGER').map((round) =>
    round.map(([h, a]) => `${h + 1}-${a + 1}`).join(' '),
  );
  assert.deepEqual(named, ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1']);
});

interface SchemePromise {
  readonly breaks: (count: number) => number;
  readonly run: (count: number) => number;
  readonly gap: (count: number) => number;
}

const promises: Readonly<Record<LegScheme, SchemePromise>> = {
  MIRRORED: { breaks: (n) => 3 * n - 6, run: (n) => (n === 4 ? 3 : 2), gap: (n) => n - 1 },
  ENGLISH: { breaks: (n) => 2 * n - 4, run: () => 2, gap: () => 1 },
  INVERTED: { breaks: (n) => 2 * n - 4, run: () => 2, gap: () => 1 },
  FRENCH: { breaks: (n) => 2 * n, run: () => 2, gap: (n) => n - 2 },
};

for (const [scheme, promise] of Object.entries(promises) as [LegScheme, SchemePromise][]) {
  test(`two ${scheme} legs keep their breaks, runs and gap`, () => {
    for (let count = 4; count <= 20; count += 2) {
      const rounds = repeatLegs(pairingRounds(count, 'CIRCLE'), 2, scheme);
      const lines = patterns(rounds, count);
      assert.equal(breaksIn(lines), promise.breaks(count), `${count} teams: breaks`);
      assert.ok(longestRun(lines) <= promise.run(count), `${count} teams: run ${longestRun(lines)}`);
      assert.equal(shortestGap(rounds), promise.gap(count), `${count} teams: gap`);
    }
  });

  test(`in two ${scheme} legs each pair meets once at home and once away, byes included`, () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 31 }), fc.constantFrom(...orders), (count, order) => {
        const met = repeatLegs(pairingRounds(count, order), 2, scheme).flat();
        assert.equal(new Set(met.map(([home, away]) => `${home} ${away}`)).size, count * (count - 1));
        assert.equal(met.length, count * (count - 1));
      }),
    );
  });
}

test('the return leg repeats the rounds in the order of its scheme', () => {
  const once = pairingRounds(4, 'CIRCLE');
  const isRound = (pairings: readonly Pairing[]) => (round: readonly Pairing[]) =>
    JSON.stringify(round.map((pairing) => pairing.toSorted())) ===
    JSON.stringify(pairings.map((pairing) => pairing.toSorted()));
  const orderOf = (scheme: LegScheme, legs = 2) =>
    repeatLegs(once, legs, scheme)
      .map((pairings) => once.findIndex(isRound(pairings)) + 1)
      .join(' ');
  assert.equal(orderOf('MIRRORED'), '3 1 2 3 1 2');
  assert.equal(orderOf('ENGLISH'), '1 2 3 3 1 2');
  assert.equal(orderOf('INVERTED'), '1 2 3 3 2 1');
  assert.equal(orderOf('FRENCH'), '1 2 3 2 3 1');
  assert.equal(orderOf('MIRRORED', 1), '1 2 3');
});

test('three and four legs keep alternating grounds', () => {
  const homesOf = (legs: number) =>
    repeatLegs(pairingRounds(6, 'CIRCLE'), legs, 'FRENCH')
      .flat()
      .filter(([home, away]) => home === 0 && away === 3).length;
  assert.ok([1, 2].includes(homesOf(3)));
  assert.equal(homesOf(4), 2);
});

test('a league of five lists the byes', () => {
  const rounds = roundRobinRounds(['ana', 'bea', 'cai', 'dan', 'eva'].map(teamSlot), roundRobinDefaults);
  assert.equal(rounds.length, 5);
  assert.deepEqual(rounds.map((round) => round.byes.map((slot) => slot.participant).join()).toSorted(), [
    'ana',
    'bea',
    'cai',
    'dan',
    'eva',
  ]);
  assert.equal(new Set(matchesOf({ rounds }).map((match) => match.id)).size, 10);
});

test('a league of four has no byes and numbers its matches round by round', () => {
  const rounds = roundRobinRounds(['1', '2', '3', '4'].map(teamSlot), roundRobinDefaults);
  assert.deepEqual(
    rounds.map(({ number, matches, byes }) => [number, matches.map(({ id }) => id).join(' '), byes.length]),
    [
      [1, 'r1m1 r1m2', 0],
      [2, 'r2m1 r2m2', 0],
      [3, 'r3m1 r3m2', 0],
    ],
  );
  assert.ok(matchesOf({ rounds }).every((match) => !('group' in match)));
});

test('by default, a league is a circle with balanced homes and a mirrored return leg', () => {
  const teams = ['0', '1', '2', '3', '4', '5'].map(teamSlot);
  const sides = roundRobinRounds(teams, { ...roundRobinDefaults, legs: 2 }).map(({ matches }) =>
    matches.map(({ home, away }) => [Number(home.participant), Number(away.participant)]),
  );
  assert.deepEqual(sides, repeatLegs(pairingRounds(6, 'CIRCLE'), 2, 'MIRRORED'));
});

test('groups play their rounds together, and a group that has finished has byes', () => {
  const groups = [
    { key: 'A', members: ['ana', 'bea', 'cai'].map(teamSlot) },
    { key: 'B', members: ['dan', 'eva'].map(teamSlot) },
  ];
  const rounds = groupRounds(groups, roundRobinDefaults);
  assert.deepEqual(
    rounds.map(({ number, matches }) => [number, matches.map(({ id, group }) => `${group}: ${id}`)]),
    [
      [1, ['A: A-r1m1', 'B: B-r1m1']],
      [2, ['A: A-r2m1']],
      [3, ['A: A-r3m1']],
    ],
  );
  for (const { matches, byes } of rounds) {
    const slots = [...matches.flatMap(({ home, away }) => [home, away]), ...byes];
    assert.deepEqual(slots.map(({ participant }) => participant).toSorted(), [
      'ana',
      'bea',
      'cai',
      'dan',
      'eva',
    ]);
  }
  assert.deepEqual(groupRounds([], roundRobinDefaults), []);
});

test('on neutral ground the better seed is named first', () => {
  const rounds = roundRobinRounds(['1', '2', '3', '4'].map(teamSlot), {
    ...roundRobinDefaults,
    homeBalance: false,
  });
  for (const { home, away } of matchesOf({ rounds })) {
    assert.ok(Number(home.participant) < Number(away.participant));
  }
});
