import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chains } from './chains.ts';
import { outlooks } from './outlook.ts';
import type { Chain, Metric } from './rules.ts';
import type { Table } from './table.ts';
import { by, football, match, results, tableOf } from './testing/sample.ts';

const last = match('last', 'Yan 0-0 Zoe', { state: 'SCHEDULED' });
const outOfReach = ['Yan', 'Zoe'].map((team) => ({ team, points: -9 }));

/** The best and worst rank of each team over every way to play the rest. */
function foretold(table: Table): Readonly<Record<string, string>> {
  return Object.fromEntries(outlooks(table).map(({ team, best, worst }) => [team, `${best}-${worst}`]));
}

describe('while another match is left', () => {
  // Ana and Bea have 3 each: Ana by a win away in two matches, Bea by three draws in four. Eva has 9.
  const level = results(
    'Eva 0-1 Ana',
    'Ana 0-1 Eva',
    'Bea 0-0 Eva',
    'Eva 0-0 Bea',
    'Bea 0-0 Eva',
    'Eva 1-0 Bea',
  );
  const chainOf = (metric: Metric): Chain => ({
    primary: ['POINTS'],
    policy: 'CONTINUE',
    steps: [{ scope: 'ALL', metric }],
  });

  for (const [metric, above, below] of [
    ['WINS', 'Ana', 'Bea'],
    ['WIN_PCT', 'Ana', 'Bea'],
    ['AWAY_WINS', 'Ana', 'Bea'],
    ['SEED', 'Ana', 'Bea'],
    ['PLAYED', 'Bea', 'Ana'],
  ] as const)
    it(`a tie that ${metric} breaks is broken for good`, () => {
      const table = tableOf({
        rules: { ...football, chain: chainOf(metric) },
        matches: [...level, last],
        adjustments: outOfReach,
        seeds: { Ana: 1, Bea: 2 },
      });
      const { [above]: first, [below]: second } = foretold(table);
      assert.deepEqual([first, second], ['2-2', '3-3']);
    });

  it('a tie that only goals can break is left open', () => {
    const table = tableOf({
      rules: { ...football, chain: chainOf('DIFF') },
      matches: [...level, last],
      adjustments: outOfReach,
    });
    const { Ana, Bea } = foretold(table);
    assert.deepEqual([Ana, Bea], ['2-3', '2-3']);
  });

  it('teams still level after head-to-head start again if the league says so', () => {
    // Among the three Cruz has 6, Ana and Bea 3 each; Ana beat Bea.
    const circle = results('Ana 1-0 Bea', 'Bea 1-0 Cruz', 'Cruz 1-0 Ana', 'Cruz 1-0 Ana');
    const table = tableOf({
      rules: { ...football, chain: chains.FIBA },
      matches: [...circle, last],
      adjustments: [...outOfReach, { team: 'Ana', points: 3 }, { team: 'Bea', points: 3 }],
    });
    const { Cruz, Ana, Bea } = foretold(table);
    assert.deepEqual([Cruz, Ana, Bea], ['1-1', '2-2', '3-3']);
  });
});

it('endings are not enumerated if a primary metric needs margins', () => {
  const matches = [...results('Ana 9-0 Bea'), match('x', 'Bea 0-0 Cruz', { state: 'SCHEDULED' })];
  const table = tableOf({ rules: by(football, { primary: ['POINTS', 'DIFF'], steps: [] }), matches });
  assert.equal(foretold(table).Ana, '1-3');
});

it('matches owed by a withdrawn team are part of every ending', () => {
  const table = tableOf({
    rules: { ...football, meetings: 1 },
    teams: ['Ana', 'Bea', 'Cruz', 'Reus'],
    matches: results('Ana 1-0 Bea', 'Ana 1-0 Cruz'),
    withdrawals: [{ team: 'Reus', mode: 'KEEP_AND_AWARD' }],
  });
  // Ana has 9 with the award, Bea and Cruz 3 and a match against each other.
  assert.deepEqual(foretold(table), { Ana: '1-1', Bea: '2-3', Cruz: '2-3' });
});
