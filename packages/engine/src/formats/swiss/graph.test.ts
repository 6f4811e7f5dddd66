import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { at } from '../model/at.ts';
import { contender } from '../testing/contenders.ts';
import { compareLists, type Pairing, pairingsOf } from '../testing/dutch-order.ts';
import { findByeScore } from './completion.ts';
import type { Contender } from './contender.ts';
import { byeCriteria, mayMeet, mayRest, type PairingRules, pairCriteria } from './criteria.ts';
import { type BracketGraph, reachesBye, solveBracket } from './graph.ts';
import { noOrder } from './order.ts';

// Rounds with so few teams that every pairing can be checked.

const claims = fc.constantFrom<Pick<Contender, 'due' | 'claim' | 'imbalance' | 'repeated'>>(
  { due: null, claim: 'NONE', imbalance: 0, repeated: null },
  { due: 'HOME', claim: 'MILD', imbalance: 0, repeated: null },
  { due: 'AWAY', claim: 'STRONG', imbalance: 1, repeated: null },
  { due: 'AWAY', claim: 'ABSOLUTE', imbalance: 2, repeated: 'HOME' },
  { due: 'HOME', claim: 'ABSOLUTE', imbalance: 2, repeated: null },
);
const float = fc.constantFrom<Contender['floats'][number]>(null, null, 'DOWN', 'UP');

const anyTeam = fc.record({
  wanted: claims,
  floats: fc.tuple(float, float),
  club: fc.constantFrom('x', 'y', undefined),
  hadBye: fc.boolean(),
  playedGames: fc.integer({ min: 2, max: 4 }),
});

const level = (count: number, score: number) => Array.from({ length: count }, () => score);
const upTo = (max: number, min = 0) => fc.integer({ min, max });

/** A bracket with teams moved down into it, the next bracket and one more; some teams have met. */
const anyField = fc
  .tuple(upTo(2), upTo(4, 1), upTo(4), upTo(2))
  .filter(([moved, top, middle, low]) => moved + top + middle + low > 1)
  .chain(([moved, top, middle, low]) => {
    const scores = [...level(moved, 8), ...level(top, 6), ...level(middle, 4), ...level(low, 2)];
    const pairs = (scores.length * (scores.length - 1)) / 2;
    return fc.record({
      scores: fc.constant(scores),
      currentEnd: fc.constant(moved + top),
      nextEnd: fc.constant(moved + top + middle),
      drawn: fc.array(anyTeam, { minLength: scores.length, maxLength: scores.length }),
      // This many of a hundred pairs have met.
      met: fc.constantFrom(10, 30, 60).chain((share) => {
        const hasMet = fc.nat({ max: 99 }).map((chance) => chance < share);
        return fc.array(hasMet, { minLength: pairs, maxLength: pairs });
      }),
      hasLimbo: fc.boolean(),
      avoidSameClub: fc.boolean(),
      allowRematch: fc.boolean(),
      decidesBye: fc.boolean(),
    });
  });

type Field = typeof anyField extends fc.Arbitrary<infer F> ? F : never;

function teamsOf({ scores, drawn, met }: Field): readonly Contender[] {
  const haveMet = (one: number, other: number) => {
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    return met[(high * (high - 1)) / 2 + low] === true;
  };
  return drawn.map(({ wanted, ...rest }, rank) => {
    const rivals = [...scores.keys()].filter((other) => other !== rank && haveMet(rank, other));
    const score = at(scores, rank);
    return contender({ team: `${rank}`, rank, score, met: new Set(rivals.map(String)), ...wanted, ...rest });
  });
}

/** The pairs within the bracket itself. */
function pairsIn({ teams, currentEnd, limbo }: BracketGraph, pairing: Pairing): string {
  const isIn = (place: number) => place < currentEnd && !limbo.has(at(teams, place));
  return pairing
    .filter((pair) => pair.every(isIn))
    .map(String)
    .toSorted()
    .join(' ');
}

/** The quality of a full pairing, criterion by criterion; null if it is not allowed. */
function qualityOf(graph: BracketGraph, rules: PairingRules, pairing: Pairing): readonly number[] | null {
  const { teams, currentEnd, nextEnd, limbo, decidesBye } = graph;
  const tiers = [...new Set(teams.slice(0, nextEnd).map(({ score }) => score))];
  const rows = pairing.map(([one, other]) => {
    const [high, low] = [at(teams, one), teams[other]];
    if (!low) return mayRest(high, rules) ? byeCriteria(high, decidesBye, tiers) : null;
    if (!mayMeet(high, low, rules)) return null;
    const inCurrent = other < currentEnd && !limbo.has(high) && !limbo.has(low);
    const inNext = other >= currentEnd && other < nextEnd;
    return pairCriteria(high, low, { inCurrent, inNext, tiers }, rules);
  });
  return rows.reduce((sum, row) => row && sum && row.map((value, column) => value + (sum[column] ?? 0)), []);
}

test('law: a bracket is paired as if all teams below it were considered', () => {
  fc.assert(
    fc.property(anyField, (field) => {
      const teams = teamsOf(field);
      const { currentEnd, nextEnd, decidesBye, avoidSameClub, allowRematch, hasLimbo } = field;
      const scores = [...new Set(field.scores)].toReversed();
      const strict = {
        avoidSameClub,
        allowRematch,
        strictSides: true,
        pointsToWin: null,
        byeScore: 0,
        scores,
      };
      const byeScore = findByeScore(teams, strict);
      if (byeScore === null) return;
      const rules: PairingRules = { ...strict, byeScore };
      const limbo = new Set(hasLimbo ? teams.slice(currentEnd - 1, currentEnd) : []);
      const bracket = { teams, currentEnd, nextEnd, limbo, order: noOrder, decidesBye: false };
      const graph: BracketGraph = { ...bracket, decidesBye: decidesBye && reachesBye(bracket, rules) };
      const vertices = [...Array(teams.length + (teams.length % 2)).keys()];
      const whole = pairingsOf(vertices).flatMap((pairing) => {
        const quality = qualityOf(graph, rules, pairing);
        return quality === null ? [] : [{ pairs: pairsIn(graph, pairing), quality }];
      });
      const best = whole.reduce((one, other) => (compareLists(other.quality, one.quality) > 0 ? other : one));
      const mates = solveBracket(graph, rules) ?? [];
      const found = pairsIn(
        graph,
        mates.flatMap((mate, one) => (mate !== null && one < mate ? [[one, mate] as const] : [])),
      );
      const isAsGood = whole.some(
        ({ pairs, quality }) => pairs === found && compareLists(quality, best.quality) === 0,
      );
      assert.ok(isAsGood, `${found} instead of ${best.pairs}`);
    }),
    { numRuns: 400 },
  );
});
