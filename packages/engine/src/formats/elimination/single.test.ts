import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../chance/random.ts';
import { matchesOf, type Phase } from '../model/phase.ts';
import { byeSlot, teamSlot } from '../model/slot.ts';
import { byChance, byStrength, granted, playOut, seededTeams, tieList } from '../testing/play-out.ts';
import { bracketSeeds } from './bracket.ts';
import { bracketPhase, type SingleElimParams, singleElimDefaults, singleElimination } from './single.ts';

const knockout = (count: number, params: Partial<SingleElimParams> = {}, seed = 'cup'): Phase =>
  granted(singleElimination(seededTeams(count), { ...singleElimDefaults, ...params }, createRandom(seed)));

const sizes = fc.oneof(fc.integer({ min: 2, max: 70 }), fc.constantFrom(127, 128, 129, 1000, 1023, 1024));

test('the bracket of eight is 1-8 4-5 2-7 3-6', () => {
  assert.deepEqual(bracketSeeds(8), [1, 8, 4, 5, 2, 7, 3, 6]);
});

describe('a knockout', () => {
  test('of n teams has n − 1 ties, whatever its seeding, and one more for the third place', () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom('STANDARD', 'RANDOM', 'RE_SEED'), (count, seeding) => {
        assert.equal(knockout(count, { seeding }).ties.length, count - 1);
        assert.equal(
          knockout(count, { seeding, thirdPlace: true }).ties.length,
          count - 1 + (count >= 4 ? 1 : 0),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('gives byes to the top seeds and never sets a bye against a bye', () => {
    fc.assert(
      fc.property(sizes, (count) => {
        const phase = knockout(count);
        const byes = 2 ** Math.ceil(Math.log2(count)) - count;
        const resting = phase.rounds[0]?.byes.map((slot) => Number(slot.participant)) ?? [];
        assert.deepEqual(
          resting.toSorted((a, b) => a - b),
          Array.from({ length: byes }, (_, index) => index + 1),
        );
        assert.ok(
          matchesOf(phase).every(({ home, away }) => ![home, away].some((s) => s.source.kind === 'BYE')),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('has seeds 1 and 2 in the final if the better seed always wins', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 70 }),
        fc.constantFrom('STANDARD', 'RE_SEED'),
        (count, seeding) => {
          const { champion, phase } = playOut(knockout(count, { seeding }), byStrength);
          const final = phase.ties.find(({ places }) => places.from === 1 && places.to === 2);
          assert.equal(champion, '1');
          assert.deepEqual([final?.first.participant, final?.second.participant], ['1', '2']);
        },
      ),
    );
  });

  test('eliminates every team but one, each after one defeat', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.constantFrom('STANDARD', 'RANDOM', 'RE_SEED'),
        fc.string(),
        (count, seeding, seed) => {
          const { champion, losses } = playOut(
            knockout(count, { seeding }, seed),
            byChance(createRandom(seed)),
          );
          assert.equal(losses.size, count - 1);
          assert.ok([...losses.values()].every((lost) => lost === 1));
          assert.ok(!losses.has(champion));
        },
      ),
    );
  });

  test('is drawn the same from the same seed', () => {
    assert.deepEqual(knockout(16, { seeding: 'RANDOM' }), knockout(16, { seeding: 'RANDOM' }));
    assert.notDeepEqual(knockout(16, { seeding: 'RANDOM' }), knockout(16, { seeding: 'RANDOM' }, 'other'));
  });

  test('that is re-seeded pairs the best survivor with the worst after every round', () => {
    const { phase } = playOut(knockout(8, { seeding: 'RE_SEED' }), ({ home, away }) => {
      // 8 beats 1; everything else goes by strength.
      const upset = [home.participant, away.participant].toSorted().join() === '1,8';
      const stronger = Number(home.participant) < Number(away.participant) ? 'HOME' : 'AWAY';
      return upset ? 'AWAY' : stronger;
    });
    const semis = phase.ties.filter(({ round }) => round === 2);
    assert.deepEqual(
      semis.map(({ first, second }) => `${first.participant}-${second.participant}`),
      ['2-8', '3-4'],
    );
  });

  test('that is re-seeded plays for third place alongside the final', () => {
    assert.deepEqual(tieList(knockout(4, { seeding: 'RE_SEED', thirdPlace: true })), [
      '1 MAIN r1-1 for 1-4',
      '1 MAIN r1-2 for 1-4',
      '2 PLACEMENT r2p3-1 for 3-4',
      '2 MAIN r2-1 for 1-2',
    ]);
  });

  test('of eight with placement matches has twelve ties, each for its own places', () => {
    assert.deepEqual(tieList(knockout(8, { placement: true })), [
      '1 MAIN r1-1 for 1-8',
      '1 MAIN r1-2 for 1-8',
      '1 MAIN r1-3 for 1-8',
      '1 MAIN r1-4 for 1-8',
      '2 MAIN r2-1 for 1-4',
      '2 MAIN r2-2 for 1-4',
      '2 PLACEMENT r2p5-1 for 5-8',
      '2 PLACEMENT r2p5-2 for 5-8',
      '3 MAIN r3-1 for 1-2',
      '3 PLACEMENT r3p3-1 for 3-4',
      '3 PLACEMENT r3p5-1 for 5-6',
      '3 PLACEMENT r3p7-1 for 7-8',
    ]);
  });

  test('has no provisional teams before the first match', () => {
    const slots = knockout(8, { thirdPlace: true }).ties.flatMap(({ first, second }) => [first, second]);
    assert.ok(slots.every(({ provisional }) => !provisional));
  });

  test('takes level ties to extra time and a shoot-out by default', () => {
    const { algorithm, tieRules } = knockout(4);
    assert.equal(algorithm, 'SINGLE_ELIM');
    assert.deepEqual(tieRules, { awayGoals: false, extraTime: true, shootout: true });
    const requested = { awayGoals: true, extraTime: false, shootout: false };
    assert.deepEqual(knockout(4, requested).tieRules, requested);
  });

  test('whose first round is all byes starts with the second', () => {
    const entries = [teamSlot('Ajax'), byeSlot, teamSlot('Betis'), byeSlot];
    const { rounds } = bracketPhase(entries, singleElimDefaults);
    assert.deepEqual(
      rounds.map(({ number, matches }) => [number, matches.map(({ id }) => id)]),
      [[2, ['r2-1']]],
    );
  });

  test('over two legs the lower seed hosts first and the final is a single match', () => {
    const phase = knockout(8, { legs: 2, thirdPlace: true });
    const [first, second] = matchesOf(phase);
    assert.deepEqual([first?.home.participant, second?.home.participant], ['8', '1']);
    assert.deepEqual(
      phase.rounds.map((round) => round.matches.length),
      [8, 4, 2],
    );
    assert.ok(matchesOf(phase).every(({ ifNeeded }) => !ifNeeded));
  });

  test('as a best of three has a third match only if needed', () => {
    const phase = knockout(4, { bestOf: 3 });
    assert.deepEqual(
      phase.rounds[0]?.matches.slice(0, 3).map(({ id, ifNeeded }) => [id, ifNeeded ?? false]),
      [
        ['r1-1.1', false],
        ['r1-1.2', false],
        ['r1-1.3', true],
      ],
    );
    assert.equal(playOut(phase, byStrength).results.length, 6);
  });

  test('as a best of five alternates grounds', () => {
    const [round] = knockout(2, { bestOf: 5 }).rounds;
    assert.deepEqual(
      round?.matches.map(({ home, away }) => `${home.participant}-${away.participant}`),
      ['1-2', '2-1', '1-2', '2-1', '1-2'],
    );
  });

  test('with placement matches gives every team a distinct place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 33 }), (count) => {
        const { phase } = playOut(knockout(count, { placement: true }), byStrength);
        const played = phase.ties.filter(({ places }) => places.to - places.from === 1);
        assert.equal(new Set(phase.ties.map(({ id }) => id)).size, phase.ties.length);
        const places = played.flatMap(({ places: { from, to } }) => [from, to]);
        assert.equal(new Set(places).size, places.length);
      }),
    );
    assert.equal(knockout(8, { placement: true }).ties.length, 12);
  });

  test('needs two teams, an odd series length, and either legs or a series', () => {
    const generate = (count: number, params: Partial<SingleElimParams>) =>
      singleElimination(seededTeams(count), { ...singleElimDefaults, ...params }, createRandom(''));
    assert.deepEqual(generate(1, {}), { breach: 'NOT_ENOUGH_TEAMS', min: 2, given: 1 });
    assert.deepEqual(generate(1025, {}), { breach: 'TOO_MANY_TEAMS', max: 1024, given: 1025 });
    for (const bestOf of [-1, 0, 2])
      assert.deepEqual(generate(4, { bestOf }), { breach: 'INVALID_PARAM', param: 'bestOf' });
    assert.deepEqual(generate(4, { bestOf: 3, legs: 2 }), {
      breach: 'INFEASIBLE_CONSTRAINTS',
      which: 'LEGS_AND_BEST_OF',
    });
  });

  test('cannot be re-seeded with placement matches', () => {
    const params = { ...singleElimDefaults, seeding: 'RE_SEED', placement: true } as const;
    assert.deepEqual(singleElimination(seededTeams(8), params, createRandom('')), {
      breach: 'INVALID_PARAM',
      param: 'placement',
    });
  });
});
