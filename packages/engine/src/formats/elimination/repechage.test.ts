import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../chance/random.ts';
import type { Repechage } from '../../sports/repechages.ts';
import type { Phase, Tie } from '../model/phase.ts';
import { finalPlaces } from '../propagation/final-places.ts';
import { impactOf } from '../propagation/impact.ts';
import { propagate } from '../propagation/propagate.ts';
import type { MatchResult } from '../propagation/result.ts';
import { byChance, byStrength, granted, playOut, seededTeams, tieList, wonBy } from '../testing/play-out.ts';
import { type SingleElimParams, singleElimDefaults, singleElimination } from './single.ts';
import { matchesOfTie } from './tie-matches.ts';

const knockout = (count: number, params: Partial<SingleElimParams>) =>
  singleElimination(seededTeams(count), { ...singleElimDefaults, ...params }, createRandom('cup'));
const classOf = (count: number, repechage: Repechage) => granted(knockout(count, { repechage }));

const sizes = fc.integer({ min: 2, max: 40 });
const systems = fc.constantFrom<Repechage>('SEMIFINAL_LOSERS', 'QUARTERFINAL_LOSERS', 'LOST_TO_FINALIST');
const seeds = fc.string({ minLength: 1, maxLength: 6 });

interface Bout {
  readonly tie: Tie;
  readonly winner: string;
  readonly loser: string;
}

/** The bouts that were actually fought. */
function boutsOf(phase: Phase, results: readonly MatchResult[]): readonly Bout[] {
  return phase.ties.flatMap((tie) => {
    const result = results.find(({ match }) => match === tie.id);
    const [one = '', other = ''] = [tie.first.participant, tie.second.participant];
    if (result === undefined) return [];
    const isFirst = result.score.home > result.score.away;
    return [{ tie, winner: isFirst ? one : other, loser: isFirst ? other : one }];
  });
}

function fought(count: number, system: Repechage, seed: string) {
  const { phase, results } = playOut(classOf(count, system), byChance(createRandom(seed)));
  const bouts = boutsOf(phase, results);
  const of = (...brackets: readonly Tie['bracket'][]) =>
    bouts.filter(({ tie }) => brackets.includes(tie.bracket));
  const places = finalPlaces(phase, new Map(results.map((result) => [result.match, result])));
  return { phase, bouts, of, places, at: (place: number) => places.filter((own) => own.place === place) };
}

const placesBy = (count: number, system: Repechage) => {
  const { phase, results } = playOut(classOf(count, system), byStrength);
  const places = finalPlaces(phase, new Map(results.map((result) => [result.match, result])));
  return places.map(({ team, place }) => `${place}. ${team}`);
};

describe('a class of judo', () => {
  test('of eight brings the losers of the quarter-finals back, against the semi-finalist of the other half', () => {
    assert.deepEqual(tieList(classOf(8, 'QUARTERFINAL_LOSERS')), [
      '1 MAIN r1-1 for 1-8',
      '1 MAIN r1-2 for 1-8',
      '1 MAIN r1-3 for 1-8',
      '1 MAIN r1-4 for 1-8',
      '2 MAIN r2-1 for 1-4',
      '2 MAIN r2-2 for 1-4',
      '2 REPECHAGE rep1-1 for 3-8',
      '2 REPECHAGE rep1-2 for 3-8',
      '3 BRONZE bronze-1 for 3-6',
      '3 BRONZE bronze-2 for 3-6',
      '3 MAIN r3-1 for 1-2',
    ]);
    const { ties } = classOf(8, 'QUARTERFINAL_LOSERS');
    const bronze = ties.find(({ id }) => id === 'bronze-1');
    assert.deepEqual(bronze?.first.source, { kind: 'LOSER', tie: 'r2-2' });
    assert.deepEqual(bronze?.second.source, { kind: 'WINNER', tie: 'rep1-1' });
  });

  test('ends with two third, two fifth and two seventh places', () => {
    assert.deepEqual(placesBy(8, 'QUARTERFINAL_LOSERS'), [
      '1. 1',
      '2. 2',
      '3. 4',
      '3. 3',
      '5. 5',
      '5. 6',
      '7. 8',
      '7. 7',
    ]);
  });

  test('of five has a single bronze bout: the other third place needs none', () => {
    const ids = classOf(5, 'QUARTERFINAL_LOSERS').ties.map(({ id }) => id);
    assert.deepEqual(ids, ['r1-2', 'r2-1', 'r2-2', 'bronze-1', 'r3-1']);
    assert.deepEqual(placesBy(5, 'QUARTERFINAL_LOSERS'), ['1. 1', '2. 2', '3. 4', '3. 3', '5. 5']);
  });
});

describe('a class of wrestling', () => {
  test('brings back the fighters beaten by the finalists, once these are known, earliest first', () => {
    const start = classOf(16, 'LOST_TO_FINALIST');
    const { phase, results } = playOut(start, byStrength);
    const rep = phase.ties.find(({ id }) => id === 'rep1-1');
    assert.deepEqual([rep?.first.participant, rep?.second.participant], ['16', '8']);
    const bronze = phase.ties.find(({ id }) => id === 'bronze-1');
    assert.deepEqual([bronze?.first.participant, bronze?.second.participant], ['4', '8']);
    const early = propagate(start, { results: results.filter(({ match }) => !match.startsWith('r3-')) });
    assert.equal(early.ties.find(({ id }) => id === 'rep1-1')?.first.participant, undefined);
    assert.equal(start.ties.at(-1)?.id, 'r4-1', 'the final closes the day');
  });

  test('ranks repechage fighters above those who did not come back', () => {
    assert.deepEqual(placesBy(8, 'LOST_TO_FINALIST'), [
      '1. 1',
      '2. 2',
      '3. 4',
      '3. 3',
      '5. 8',
      '5. 7',
      '7. 5',
      '7. 6',
    ]);
  });

  test('skips the bout of a finalist’s bye round, and the lone opponent advances', () => {
    const { phase, results } = playOut(classOf(9, 'LOST_TO_FINALIST'), byStrength);
    const rep = phase.ties.find(({ id }) => id === 'rep1-1');
    assert.deepEqual(
      [rep?.onlyIfBoth, rep?.first.participant, rep?.second.participant],
      [true, undefined, undefined],
    );
    assert.equal(phase.ties.find(({ id }) => id === 'bronze-1')?.second.participant, '8');
    assert.ok(!results.some(({ match }) => match === 'rep1-1'));
    const upset = playOut(classOf(9, 'LOST_TO_FINALIST'), (match) =>
      match.home.participant === '9' ? 'HOME' : match.away.participant === '9' ? 'AWAY' : byStrength(match),
    );
    const needed = upset.phase.ties.find(({ id }) => id === 'rep1-1');
    assert.deepEqual([needed?.first.participant, needed?.second.participant], ['8', '1']);
  });

  test('voids a started repechage if the finalist changes', () => {
    const start = classOf(8, 'LOST_TO_FINALIST');
    const { phase, results } = playOut(start, byStrength);
    const stored = phase.ties.flatMap(matchesOfTie).map((match) => ({ ...match, hasStarted: true }));
    const changed = results.map((result) => (result.match === 'r1-1' ? wonBy('r1-1', 'AWAY') : result));
    const { voided } = impactOf(phase, { results: changed }, stored);
    assert.ok(voided.some(({ id }) => id === 'bronze-1'));
  });
});

test('a class of boxing has two third places and no bronze bout', () => {
  assert.equal(classOf(8, 'SEMIFINAL_LOSERS').ties.length, 7);
  assert.deepEqual(placesBy(4, 'SEMIFINAL_LOSERS'), ['1. 1', '2. 2', '3. 4', '3. 3']);
});

describe('whatever happens in a class of combat', () => {
  test('medallists are distinct, and as many as there can be', () => {
    fc.assert(
      fc.property(sizes, systems, seeds, (count, system, seed) => {
        const { places, at } = fought(count, system, seed);
        assert.equal(places.length, count, 'everybody has one place');
        assert.deepEqual([at(1).length, at(2).length], [1, 1]);
        assert.equal(at(3).length, Math.min(2, count - 2));
        assert.equal(new Set(places.map(({ team }) => team)).size, count);
        for (const { place } of places)
          assert.equal(places.filter((own) => own.place < place).length, place - 1);
      }),
      { numRuns: 150 },
    );
  });

  test('every repechage fighter lost to the required kind of opponent, and none loses three times', () => {
    fc.assert(
      fc.property(sizes, seeds, (count, seed) => {
        const judo = fought(count, 'QUARTERFINAL_LOSERS', seed);
        const quarterFinal = judo
          .of('MAIN')
          .filter(({ tie }) => tie.places.to === 8)
          .map(({ loser }) => loser);
        for (const { winner, loser } of judo.of('REPECHAGE'))
          assert.ok(quarterFinal.includes(winner) && quarterFinal.includes(loser));
        const wrestling = fought(count, 'LOST_TO_FINALIST', seed);
        const finalists = wrestling.places.filter(({ place }) => place < 3).map(({ team }) => team);
        const beaten = wrestling
          .of('MAIN')
          .filter(({ winner }) => finalists.includes(winner))
          .map(({ loser }) => loser);
        for (const { winner, loser } of wrestling.of('REPECHAGE', 'BRONZE'))
          assert.ok(beaten.includes(winner) && beaten.includes(loser));
        for (const { bouts } of [judo, wrestling])
          for (const { loser } of bouts) assert.ok(bouts.filter((own) => own.loser === loser).length <= 2);
      }),
      { numRuns: 150 },
    );
  });

  test('there are n − 1 bouts plus those of the repechage and for bronze', () => {
    fc.assert(
      fc.property(sizes, systems, seeds, (count, system, seed) => {
        const { bouts, of } = fought(count, system, seed);
        const others = of('REPECHAGE', 'BRONZE').length;
        assert.equal(bouts.length, count - 1 + others);
        const quarterFinals = Math.max(0, Math.min(4, count - 4));
        if (system === 'SEMIFINAL_LOSERS') assert.equal(others, 0);
        // Each repechage or bronze bout eliminates a fighter who had come back, or a semi-finalist.
        if (system === 'QUARTERFINAL_LOSERS') assert.equal(others, count > 4 ? quarterFinals : 0);
      }),
      { numRuns: 150 },
    );
  });
});

test('a repechage excludes a match for third place, placement matches and new seeds in every round', () => {
  const repechage = 'QUARTERFINAL_LOSERS';
  const refused = (params: Partial<SingleElimParams>) => knockout(8, { repechage, ...params });
  assert.deepEqual(refused({ thirdPlace: true }), { breach: 'INVALID_PARAM', param: 'thirdPlace' });
  assert.deepEqual(refused({ placement: true }), { breach: 'INVALID_PARAM', param: 'placement' });
  assert.deepEqual(refused({ seeding: 'RE_SEED' }), { breach: 'INVALID_PARAM', param: 'repechage' });
});
