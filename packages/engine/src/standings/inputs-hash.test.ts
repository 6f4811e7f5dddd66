import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { inputsHash } from './inputs-hash.ts';
import type { TableInput } from './setting.ts';
import { anyMatches, anyRules, teams } from './testing/arbitrary.ts';
import { football, match, results } from './testing/sample.ts';

const base: TableInput = {
  rules: football,
  teams: ['Ana', 'Bea', 'Cruz'],
  phaseId: 'league',
  matches: results('Ana 1-0 Bea', 'Bea 2-2 Cruz'),
  adjustments: [
    { team: 'Ana', points: -3, reason: 'late' },
    { team: 'Bea', points: 1 },
  ],
  draws: [{ order: ['Ana', 'Bea'] }, { order: ['Bea', 'Ana'] }],
  lotSeed: 'ab'.repeat(32),
};

describe('the hash of a table’s inputs', () => {
  it('is 64 hexadecimal digits, the same every time and on every machine', () => {
    assert.match(inputsHash(base), /^[0-9a-f]{64}$/);
    assert.equal(inputsHash(base), inputsHash(structuredClone(base)));
  });

  it('is the same with any SHA-256', () => {
    const digested: string[] = [];
    const other = inputsHash(base, (text) => {
      digested.push(text);
      return hash('sha256', text);
    });
    assert.equal(other, inputsHash(base));
    assert.equal(digested.length, base.matches.length + 1);
  });

  it('law: does not depend on the order of matches, teams or keys', () => {
    const shuffled = fc.tuple(anyRules, anyMatches).chain(([rules, matches]) =>
      fc.record({
        given: fc.constant({ rules, matches, teams }),
        matches: fc.shuffledSubarray([...matches], { minLength: matches.length }),
        teams: fc.shuffledSubarray([...teams], { minLength: teams.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ given, ...order }) => {
        const turned = order.matches.map((each) => Object.fromEntries(Object.entries(each).toReversed()));
        const other = { ...order, matches: turned as unknown as TableInput['matches'], rules: given.rules };
        assert.equal(inputsHash(other), inputsHash(given));
      }),
      { numRuns: 50 },
    );
  });

  it('changes with anything that can change the table', () => {
    const [first, second] = base.matches;
    assert.ok(first && second);
    const changes: readonly Partial<TableInput>[] = [
      { rules: { ...football, meetings: 2 } },
      { teams: ['Ana', 'Bea', 'Dani'] },
      { matches: [first] },
      { matches: [{ ...first, score: { home: 0, away: 1 } }, second] },
      { matches: [{ ...first, cards: [{ team: 'Ana', person: 'p', kind: 'RED' }] }, second] },
      { matches: [first, second, match('x', 'Ana 0-0 Cruz')] },
      { adjustments: [] },
      { draws: base.draws?.toReversed() ?? [] },
      { lotSeed: 'ac'.repeat(32) },
      { phaseId: 'final' },
      { asOf: '2026-01-01' },
      { live: true },
      { withdrawals: [{ team: 'Ana', mode: 'ANNUL' }] },
      { seeds: { Ana: 1 } },
      { fairPlay: { Ana: 1 } },
      { races: [{ id: 'r', state: 'CLOSED', results: [{ team: 'Ana', place: 1 }] }] },
      { races: [{ id: 'r', state: 'CLOSED', results: [{ team: 'Ana', place: 2 }] }] },
      { races: [{ id: 's', state: 'CLOSED', results: [{ team: 'Ana', place: 1 }] }] },
      { rules: { ...football, points: { ...football.points, places: [1, 12] } } },
      { rules: { ...football, points: { ...football.points, places: [11, 2] } } },
    ];
    const names = [base, ...changes.map((change) => ({ ...base, ...change }))].map((each) =>
      inputsHash(each),
    );
    assert.equal(new Set(names).size, names.length);
  });

  it('does not distinguish empty from missing', () => {
    const { adjustments: _, ...bare } = base;
    const absent = { ...bare, matches: bare.matches.map((each) => ({ ...each, cards: [] })), races: [] };
    assert.equal(inputsHash({ ...absent, adjustments: [] }), inputsHash(bare));
    const unset = { ...bare, asOf: undefined } as unknown as TableInput;
    assert.equal(inputsHash(unset), inputsHash(bare));
  });

  it('does not depend on the order of races and their results', () => {
    const results = [
      { team: 'Ana', place: 1 },
      { team: 'Bea', place: 2 },
    ];
    const races = ['r', 's'].map((id) => ({ id, state: 'CLOSED', results }) as const);
    const turned = races.toReversed().map((race) => ({ ...race, results: results.toReversed() }));
    assert.equal(inputsHash({ ...base, races: turned }), inputsHash({ ...base, races }));
  });
});
