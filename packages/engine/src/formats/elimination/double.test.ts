import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../chance/random.ts';
import { matchesOf, type Phase } from '../model/phase.ts';
import type { Slot } from '../model/slot.ts';
import { byChance, granted, playOut, seededTeams, tieList } from '../testing/play-out.ts';
import { type DoubleElimParams, doubleElimDefaults, doubleElimination } from './double.ts';
import { pagePlayoff } from './page-playoff.ts';

const double = (count: number, params: Partial<DoubleElimParams> = {}): Phase =>
  granted(doubleElimination(seededTeams(count), { ...doubleElimDefaults, ...params }));

const sizes = fc.oneof(fc.integer({ min: 3, max: 70 }), fc.constantFrom(127, 128, 129, 1023, 1024));

/** The rounds in which two teams meet for a second time. */
function rematches({ ties }: Phase): number[] {
  const met = new Set<string>();
  return ties.flatMap(({ first, second, round, bracket }) => {
    if (second.participant === undefined || bracket === 'GRAND_FINAL') return [];
    const pair = [first.participant, second.participant].toSorted().join();
    const again = met.has(pair);
    met.add(pair);
    return again ? [round] : [];
  });
}

describe('a double knockout', () => {
  test('of n teams has 2n − 2 ties, and one more when the grand final can be reset', () => {
    fc.assert(
      fc.property(sizes, fc.boolean(), (count, lowerCross) => {
        assert.equal(double(count, { grandFinal: 'SINGLE', lowerCross }).ties.length, 2 * count - 2);
        assert.equal(double(count, { lowerCross }).ties.length, 2 * count - 1);
      }),
      { numRuns: 40 },
    );
    assert.equal(double(8).ties.length, 15);
  });

  test('eliminates every team but the winner after exactly two defeats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 33 }), fc.boolean(), fc.string(), (count, lowerCross, seed) => {
        const { champion, losses } = playOut(double(count, { lowerCross }), byChance(createRandom(seed)));
        for (let team = 1; team <= count; team += 1) {
          const lost = losses.get(`${team}`) ?? 0;
          if (`${team}` === champion) assert.ok(lost <= 1);
          else assert.equal(lost, 2, `team ${team} lost ${lost} times`);
        }
      }),
    );
  });

  test('ends with the first grand final if the upper bracket winner wins it', () => {
    const { phase, results } = playOut(double(8), () => 'HOME');
    assert.equal(results.length, 14);
    assert.equal(phase.ties.at(-1)?.first.participant, undefined);
  });

  test('replays the grand final if the lower bracket winner wins the first', () => {
    const { champion, phase, results } = playOut(double(8), ({ id }) =>
      id.startsWith('gf') ? 'AWAY' : 'HOME',
    );
    assert.equal(results.length, 15);
    assert.equal(champion, phase.ties.at(-1)?.second.participant);
  });

  test('of eight, crossed, repeats no tie before the last two lower rounds', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const crossed = playOut(double(8), byChance(createRandom(seed))).phase;
        const lastLower = Math.max(...crossed.ties.filter((t) => t.bracket === 'LOWER').map((t) => t.round));
        assert.ok(rematches(crossed).every((round) => round >= lastLower - 1));
      }),
    );
  });

  test('repeats fewer ties crossed than uncrossed', () => {
    const count = (lowerCross: boolean) =>
      Array.from({ length: 60 }, (_, seed) => createRandom(`${seed}`)).reduce(
        (sum, random) => sum + rematches(playOut(double(16, { lowerCross }), byChance(random)).phase).length,
        0,
      );
    assert.ok(count(true) * 2 < count(false));
  });

  test('of four alternates between its brackets and ends with a grand final that may be replayed', () => {
    const phase = double(4);
    assert.equal(phase.algorithm, 'DOUBLE_ELIM');
    assert.deepEqual(tieList(phase), [
      '1 MAIN u1-1 for 1-4',
      '1 MAIN u1-2 for 1-4',
      '2 MAIN u2-1 for 1-2',
      '2 LOWER l1-1 for 2-3',
      '3 LOWER l2-1 for 2-3',
      '4 GRAND_FINAL gf-1 for 1-2',
      '5 GRAND_FINAL gf-2 for 1-2',
    ]);
    const onlyIfNeeded = matchesOf(phase).filter(({ ifNeeded }) => ifNeeded);
    assert.deepEqual(
      onlyIfNeeded.map(({ id }) => id),
      ['gf-2'],
    );
  });

  test('of 32 reorders the losers that drop down: reversed, halves swapped, reversed again', () => {
    const loserOf = ({ source }: Slot) => (source.kind === 'LOSER' ? source.tie : '');
    const drops = (phase: Phase, round: number) =>
      phase.ties.filter(({ id }) => id.startsWith(`l${round}-`)).map(({ first }) => loserOf(first));
    const inRound = (round: number, ...places: number[]) => places.map((place) => `u${round}-${place}`);
    assert.deepEqual(drops(double(32), 2), inRound(2, 8, 7, 6, 5, 4, 3, 2, 1));
    assert.deepEqual(drops(double(32), 4), inRound(3, 3, 4, 1, 2));
    assert.deepEqual(drops(double(32), 6), inRound(4, 2, 1));
    assert.deepEqual(drops(double(32), 8), inRound(5, 1));
    assert.deepEqual(drops(double(32, { lowerCross: false }), 4), inRound(3, 1, 2, 3, 4));
  });

  test('needs at least three teams', () => {
    assert.deepEqual(doubleElimination(seededTeams(2), doubleElimDefaults), {
      breach: 'NOT_ENOUGH_TEAMS',
      min: 3,
      given: 2,
    });
  });
});

describe('a Page play-off', () => {
  const page = granted(pagePlayoff(seededTeams(4)));

  test('has four matches and gives the top two a second chance', () => {
    assert.equal(page.ties.length, 4);
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { champion, losses } = playOut(page, byChance(createRandom(seed)));
        assert.ok((losses.get('3') ?? 0) <= 1 && (losses.get('4') ?? 0) <= 1);
        assert.equal(
          [...losses.values()].reduce((sum, lost) => sum + lost, 0),
          4,
        );
        if (losses.has(champion)) assert.ok(['1', '2'].includes(champion));
      }),
    );
  });

  test('plays two matches at once, then the semi-final and the final', () => {
    assert.equal(page.algorithm, 'PAGE_PLAYOFF');
    assert.deepEqual(tieList(page), [
      '1 MAIN q-1 for 1-3',
      '1 MAIN q-2 for 1-4',
      '2 MAIN semi for 1-3',
      '3 MAIN final for 1-2',
    ]);
    assert.deepEqual(
      page.rounds.map(({ matches }) => matches.map(({ id }) => id)),
      [['q-1', 'q-2'], ['semi'], ['final']],
    );
  });

  test('can be won by the first seed after losing to the second', () => {
    const { champion } = playOut(page, ({ id }) => (id === 'q-1' || id === 'final' ? 'AWAY' : 'HOME'));
    assert.equal(champion, '1');
  });

  test('requires exactly four teams', () => {
    assert.deepEqual(pagePlayoff(seededTeams(3)), { breach: 'NOT_ENOUGH_TEAMS', min: 4, given: 3 });
    assert.deepEqual(pagePlayoff(seededTeams(5)), { breach: 'TOO_MANY_TEAMS', max: 4, given: 5 });
  });
});
