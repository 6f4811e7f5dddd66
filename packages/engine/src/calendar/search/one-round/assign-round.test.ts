import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { costOf, judge } from '../../dated/judge.ts';
import type { DatedProblem } from '../../dated/problem.ts';
import { assignRound, type RoundPlan } from './assign-round.ts';
import { bestPlan } from './testing/best-plan.ts';
import { HOUR, round } from './testing/round.ts';

function planned(problem: DatedProblem): RoundPlan {
  const plan = assignRound(problem);
  assert.ok(!('breach' in plan), JSON.stringify(plan));
  return plan;
}

describe('The plan of one round', () => {
  const small = fc
    .record({
      hours: fc.subarray([10, 11, 12, 14], { minLength: 2 }),
      prefers: fc.array(fc.subarray(['10:00', '12:00']), { minLength: 3, maxLength: 3 }),
      isHighRisk: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      clubs: fc.array(fc.subarray(['A', 'D']), { minLength: 2, maxLength: 2 }),
      away: fc.constantFrom(0, 13 * HOUR),
      journey: fc.constantFrom(0, 90),
      finalRounds: fc.nat({ max: 1 }),
      refereeLoad: fc.nat({ max: 3 }),
    })
    .map(({ hours, prefers, isHighRisk, clubs, away, journey, finalRounds, refereeLoad }): DatedProblem => {
      const plain = round(
        [
          { id: 'east', fields: 1 },
          { id: 'west', fields: 1 },
        ],
        hours,
        [
          ['A', 'B'],
          ['C', 'D'],
          ['E', 'F'],
        ],
      );
      const weights = { ...plain.rules.weights, refereeLoad };
      return {
        ...plain,
        teams: plain.teams.map((team, index) => ({
          ...team,
          prefers: prefers[index >> 1] ?? [],
          base: index < 2 ? 'east' : 'west',
        })),
        matches: plain.matches.map((match, index) => ({ ...match, isHighRisk: isHighRisk[index] ?? false })),
        referees: [
          { id: 'Ana', teams: clubs[0] ?? [], blackouts: [{ from: 0, to: away }] },
          { id: 'Leo', teams: clubs[1] ?? [] },
        ],
        journeys: [{ between: ['east', 'west'], minutes: journey }],
        rules: { ...plain.rules, finalRounds, weights },
      };
    });

  it('is as good as the best of all plans', () => {
    fc.assert(
      fc.property(small, (problem) => {
        const plan = assignRound(problem);
        const best = bestPlan(problem);
        if ('breach' in plan) return assert.deepEqual([plan, best], [{ breach: 'ROUND_FULL' }, null]);
        assert.ok(plan.isBest);
        assert.deepEqual({ missing: plan.withoutReferee.length, cost: plan.cost }, best);
      }),
      { numRuns: 25 },
    );
  });

  it('of ten matches, 72 places and twelve referees is proven to be the best', () => {
    const teams = Array.from({ length: 10 }, (_, index) => [`H${index}`, `A${index}`] as const);
    const grounds = ['north', 'south', 'east'].map((id) => ({ id, fields: 3 }));
    const plain = round(grounds, [9, 11, 13, 15, 17, 18, 19, 20], teams);
    const likes = ['9:00', '11:00', '18:00', '19:00'];
    const problem: DatedProblem = {
      ...plain,
      teams: plain.teams.map((team, index) => ({
        ...team,
        prefers: [likes[index % 3] ?? ''],
        base: grounds[index % 3]?.id ?? '',
      })),
      referees: Array.from({ length: 12 }, (_, index) => ({
        id: `R${index}`,
        teams: [`H${index}`],
        blackouts: [{ from: 0, to: (9 + (index % 5) * 2) * HOUR }],
      })),
      journeys: [
        ['north', 'south'],
        ['south', 'east'],
        ['east', 'north'],
      ].map(([one = '', other = '']) => ({
        between: [one, other] as const,
        minutes: 45,
      })),
    };
    const plan = planned(problem);
    assert.ok(plan.isBest);
    assert.deepEqual([plan.placements.size, plan.referees.size, plan.withoutReferee], [10, 10, []]);
    const matches = problem.matches.map((match) => ({
      ...match,
      referees: [plan.referees.get(match.id) ?? ''],
    }));
    assert.deepEqual(costOf(judge({ ...problem, matches }, plan.placements)).hard, 0);
  });

  it('of twenty matches with twenty referees is proven to be the best', () => {
    const pairs = Array.from({ length: 20 }, (_, index) => [`H${index}`, `A${index}`] as const);
    const plain = round(
      [
        { id: 'north', fields: 6 },
        { id: 'south', fields: 4 },
      ],
      [9, 11, 13, 16, 18],
      pairs,
    );
    const problem: DatedProblem = {
      ...plain,
      teams: plain.teams.map((team, index) => ({ ...team, prefers: [index % 3 === 0 ? '18:00' : '11:00'] })),
      referees: Array.from({ length: 20 }, (_, index) => ({ id: `R${index}`, teams: [`A${index}`] })),
    };
    const plan = planned(problem);
    assert.deepEqual([plan.isBest, plan.referees.size], [true, 20]);
  });

  it('spreads kick-offs when there are fewer referees than fields', () => {
    const pairs = Array.from({ length: 6 }, (_, index) => [`H${index}`, `A${index}`] as const);
    const plain = round([{ id: 'ground', fields: 6 }], [9, 12, 15, 18], pairs);
    const two = { ...plain, referees: [{ id: 'Ana' }, { id: 'Leo' }] };
    const everybodyLikesNoon = two.teams.map((team) => ({ ...team, prefers: ['12:00'] }));
    const plan = planned({ ...two, teams: everybodyLikesNoon });
    // Two at noon; four elsewhere cost 1 each; three duties of two referees cost 2 × (0 + 2 + 4).
    assert.deepEqual([plan.isBest, plan.withoutReferee, plan.cost], [true, [], 16]);
  });

  it('can be had without the proof, and never without the rules', () => {
    const pairs = Array.from({ length: 6 }, (_, index) => [`H${index}`, `A${index}`] as const);
    const plain = round([{ id: 'ground', fields: 3 }], [9, 12, 15, 18], pairs);
    const problem = { ...plain, referees: [{ id: 'Ana' }, { id: 'Leo', teams: ['H1'] }] };
    const plan = assignRound(problem, { patience: 0 });
    assert.ok(!('breach' in plan));
    assert.equal(plan.isBest, false);
    const matches = problem.matches.map((match) => {
      const referee = plan.referees.get(match.id);
      return referee ? { ...match, referees: [referee] } : match;
    });
    assert.equal(costOf(judge({ ...problem, matches }, plan.placements)).hard, 0);
  });

  it('gives the next duty to the referee who had fewest', () => {
    const one = {
      ...round([{ id: 'ground', fields: 1 }], [12], [['A', 'B']]),
      referees: [{ id: 'Ana' }, { id: 'Leo' }],
    };
    const plan = assignRound(one, {
      duties: new Map([
        ['Ana', 3],
        ['Leo', 1],
      ]),
    });
    assert.ok(!('breach' in plan));
    assert.deepEqual([...plan.referees], [['A-B', 'Leo']]);
  });

  it('does not exist when there are more matches than fields and hours', () => {
    const crowded = round(
      [{ id: 'ground', fields: 1 }],
      [12],
      [
        ['A', 'B'],
        ['C', 'D'],
      ],
    );
    assert.deepEqual(assignRound(crowded), { breach: 'ROUND_FULL' });
  });
});
