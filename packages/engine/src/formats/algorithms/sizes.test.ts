import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../chance/random.ts';
import type { Entrant } from '../model/entrant.ts';
import { matchesOf } from '../model/phase.ts';
import { pairSwissRound } from '../swiss/pair-round.ts';
import { granted } from '../testing/play-out.ts';
import { afterRound, nineRounds, swissField } from '../testing/swiss-rounds.ts';
import { type GenerateConfig, generate } from './generate.ts';

const teams = (count: number, clubs = 0): readonly Entrant[] =>
  Array.from({ length: count }, (_, index) => ({
    team: `t${index}`,
    ...(clubs > 0 ? { club: `c${index % clubs}` } : {}),
  }));

type Chosen = GenerateConfig extends infer C ? (C extends unknown ? Omit<C, 'phaseId'> : never) : never;

const make = (config: Chosen, entrants: readonly Entrant[]) =>
  granted(generate({ phaseId: 'p', ...config } as GenerateConfig, entrants, 'seed'));

const anySize = fc.oneof(
  fc.constantFrom(2, 3, 4, 5, 1023, 1024),
  fc.integer({ min: 2, max: 64 }),
  fc.integer({ min: 65, max: 1024 }),
);

describe('from 2 to 1,024 teams', () => {
  test('a knockout has one tie fewer than teams, whatever its seeding', () => {
    fc.assert(
      fc.property(anySize, fc.constantFrom('STANDARD', 'RANDOM', 'RE_SEED'), (count, seeding) => {
        assert.equal(
          make({ algorithm: 'SINGLE_ELIM', params: { seeding } }, teams(count)).ties.length,
          count - 1,
        );
      }),
      { numRuns: 40 },
    );
  });

  test('a knockout with placement matches has one final per place', () => {
    fc.assert(
      fc.property(anySize, (count) => {
        const { ties } = make({ algorithm: 'SINGLE_ELIM', params: { placement: true } }, teams(count));
        const finals = ties.filter(({ places: { from, to } }) => to === from + 1);
        assert.equal(new Set(finals.map(({ places }) => places.from)).size, finals.length);
      }),
      { numRuns: 20 },
    );
  });

  test('a double knockout has twice as many ties as teams, minus one or two', () => {
    fc.assert(
      fc.property(anySize, fc.constantFrom('SINGLE', 'RESET'), (count, grandFinal) => {
        if (count < 3) return;
        const { ties } = make({ algorithm: 'DOUBLE_ELIM', params: { grandFinal } }, teams(count));
        assert.equal(ties.length, grandFinal === 'RESET' ? 2 * count - 1 : 2 * count - 2);
      }),
      { numRuns: 40 },
    );
  });

  test('groups of any requested size hold every team once and differ by at most one', () => {
    const modes = fc.constantFrom('POTS', 'SERPENTINE', 'RANDOM');
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 300 }),
        fc.integer({ min: 2, max: 40 }),
        modes,
        (count, size, mode) => {
          const { groups } = make({ algorithm: 'GROUPS', params: { mode, size } }, teams(count));
          const members = groups.flatMap((group) => group.members.map(({ participant }) => participant));
          const sizes = groups.map((group) => group.members.length);
          assert.equal(new Set(members).size, count);
          assert.equal(members.length, count);
          assert.ok(Math.min(...sizes) >= 2 && Math.max(...sizes) - Math.min(...sizes) <= 1);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('512 teams of 150 clubs are drawn into groups of four without two of one club together', () => {
    const params = { mode: 'POTS', size: 4, separate: ['club'] } as const;
    const { groups } = make({ algorithm: 'GROUPS', params }, teams(512, 150));
    for (const { members } of groups) {
      const clubs = members.map(({ participant }) => Number(participant?.slice(1)) % 150);
      assert.equal(new Set(clubs).size, 4);
    }
  });

  test('a league of 1,024 has 523,776 matches, each pair once', () => {
    const phase = make({ algorithm: 'ROUND_ROBIN' }, teams(1024));
    const met = new Uint8Array(1024 * 1024);
    let [count, repeated] = [0, 0];
    for (const { home, away } of matchesOf(phase)) {
      const [one, other] = [Number(home.participant?.slice(1)), Number(away.participant?.slice(1))];
      const place = 1024 * Math.min(one, other) + Math.max(one, other);
      repeated += met[place] ?? 0;
      met[place] = 1;
      count += 1;
    }
    assert.deepEqual([count, repeated], [523_776, 0]);
  });
});

describe('a Swiss', () => {
  test('of 1,024 pairs its second round: each team once, no rematch, nearly all on equal scores', () => {
    const random = createRandom('large');
    const first = granted(pairSwissRound(swissField(1024), { ...nineRounds, rounds: 11 }));
    const now = afterRound(swissField(1024), first, () => random.below(3));
    const second = granted(pairSwissRound(now, { ...nineRounds, rounds: 11 }));
    const games = new Map(now.map(({ team, games: [game] }) => [team, game]));
    const paired = second.pairings.flatMap(({ home, away }) => [home, away]);
    assert.equal(new Set(paired).size, 1024);
    assert.ok(second.pairings.every(({ home, away }) => games.get(home)?.opponent !== away));
    const floats = second.pairings.filter(
      ({ home, away }) => games.get(home)?.points !== games.get(away)?.points,
    );
    assert.ok(floats.length <= 2, `${floats.length} floats`);
  });

  test('of any size from 2 on plays as many rounds as a knockout would need', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 48 }), fc.string(), (count, seed) => {
        const random = createRandom(seed);
        const rounds = Math.max(1, Math.ceil(Math.log2(count)));
        let now = swissField(count);
        for (let round = 0; round < Math.min(rounds, Math.floor(count / 2)); round += 1) {
          const paired = granted(pairSwissRound(now, { ...nineRounds, rounds }));
          assert.equal(paired.pairings.length, Math.floor(count / 2));
          now = afterRound(now, paired, () => random.below(3));
        }
      }),
      { numRuns: 15 },
    );
  });
});
