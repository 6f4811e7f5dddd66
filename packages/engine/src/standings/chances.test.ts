import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compareFractions, fraction } from '../exact/index.ts';
import { chanceOfFirst, chancesOf } from './chances.ts';
import type { TableMatch } from './matches.ts';
import { outlooks } from './outlook.ts';
import { anyMatches, anyRules, teams } from './testing/arbitrary.ts';
import { football, results, tableOf } from './testing/sample.ts';

const open = (id: string, home: string, away: string): TableMatch => ({ id, home, away, state: 'SCHEDULED' });
const table = tableOf({
  rules: football,
  matches: [
    ...results('Ana 3-0 Bea', 'Bea 1-1 Cruz', 'Cruz 0-1 Ana'),
    open('x', 'Bea', 'Ana'),
    open('y', 'Cruz', 'Bea'),
  ],
});

describe('the season played many times over', () => {
  it('is the same from the same seed, and another from another', () => {
    const ask = (seed: string) => chancesOf(table, { seed, runs: 50 });
    assert.deepEqual(ask('one'), ask('one'));
    assert.notDeepEqual(ask('one'), ask('two'));
  });

  it('finds who has clinched always there, and who is out never', () => {
    const late = tableOf({
      rules: football,
      matches: [...results('Ana 3-0 Bea', 'Bea 1-1 Cruz', 'Cruz 0-1 Ana'), open('y', 'Cruz', 'Bea')],
    });
    const winsOf = (team: string) =>
      chancesOf(late, { seed: 's', runs: 40 })
        .filter((chances) => chances.team === team)
        .map((chances) => chanceOfFirst(chances, 1));
    assert.deepEqual(
      winsOf('Ana').map((chance) => compareFractions(chance, fraction(1))),
      [0],
    );
    assert.deepEqual(
      winsOf('Bea').map((chance) => compareFractions(chance, fraction(0))),
      [0],
    );
  });

  it('begins before the first match with results of every kind', () => {
    const fresh = tableOf({ rules: football, matches: [open('x', 'Ana', 'Bea')] });
    const counts = chancesOf(fresh, { seed: 's', runs: 60 }).map(({ ranks }) => ranks[0] ?? 0);
    assert.ok(counts.every((count) => count > 10 && count < 60));
  });

  it('law: nobody ever ends outside the outlook, and every season counts once', () => {
    fc.assert(
      fc.property(anyRules, anyMatches, (rules, matches) => {
        const now = tableOf({ rules, matches, teams });
        const foretold = new Map(outlooks(now, 0).map((outlook) => [outlook.team, outlook]));
        for (const { team, ranks } of chancesOf(now, { seed: 's', runs: 4 })) {
          const { best = 0, worst = 0 } = foretold.get(team) ?? {};
          assert.equal(
            ranks.reduce((sum, count) => sum + count, 0),
            4,
          );
          assert.ok(ranks.every((count, index) => count === 0 || (index + 1 >= best && index + 1 <= worst)));
        }
      }),
      { numRuns: 30 },
    );
  });
});
