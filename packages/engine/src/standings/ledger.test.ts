import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { chains } from './chains.ts';
import { enterResult, type Ledger, openLedger, strikeMatch } from './ledger.ts';
import { rankingOf } from './ledger-ranking.ts';
import type { TableMatch } from './matches.ts';
import type { Policy, TableRules } from './rules.ts';
import type { TableSetting } from './setting.ts';
import { createTable } from './table.ts';
import { anyMatch, anyRules, anyWithdrawal, teams } from './testing/arbitrary.ts';
import { built, by, football, match } from './testing/sample.ts';

const policies: readonly Policy[] = ['CONTINUE', 'CONTINUE_REAPPLY', 'RESTART', 'EXTRACT_TOP'];

/** Every chain under every policy, and with head-to-head steps that do not wait. */
const rulesUnderPolicies: fc.Arbitrary<TableRules> = fc
  .record({ rules: anyRules, policy: fc.constantFrom(...policies), h2hRequireAll: fc.boolean() })
  .map(({ rules, policy, h2hRequireAll }) => by(rules, { policy, h2hRequireAll }));

const anySetting: fc.Arbitrary<TableSetting> = fc.record(
  {
    rules: rulesUnderPolicies,
    teams: fc.shuffledSubarray(teams, { minLength: teams.length }),
    live: fc.boolean(),
    asOf: fc.constant('2024-01-02'),
    lotSeed: fc.constant('ab'.repeat(32)),
    seeds: fc.constant({ Ana: 2, Bea: 1 }),
    fairPlay: fc.constant({ Cruz: 2 }),
    adjustments: fc.constant([{ team: 'Ana', points: -0.5 }]),
    withdrawals: fc.tuple(anyWithdrawal),
  },
  { requiredKeys: ['rules', 'teams'] },
);

/** A match that says no more than its score, or one with everything that a match may have. */
const anyEntry: fc.Arbitrary<TableMatch> = fc
  .record({ match: anyMatch, plain: fc.boolean(), extra: fc.nat({ max: 9 }) })
  .map(({ match: full, plain, extra }) => {
    const { id, home, away, state, score, at } = full;
    if (!plain) return full;
    const base = { id, home, away, state, ...(score && { score }), ...(at && { at }) };
    return extra === 0 ? { ...base, kind: 'TIEBREAK' } : base;
  });

const anyChange = fc.oneof(
  { weight: 8, arbitrary: anyEntry },
  { weight: 1, arbitrary: fc.nat({ max: 11 }).map((id) => `m${id}`) },
);

function opened(setting: TableSetting): Ledger {
  const ledger = openLedger(setting);
  assert.ok(!('breach' in ledger), JSON.stringify(ledger));
  return ledger;
}

function tableRows(setting: TableSetting, matches: Iterable<TableMatch>): unknown {
  return built(createTable({ ...setting, matches: Array.from(matches) })).rows.map((row) => {
    const { rank, team, played, won, drawn, lost, against, diff, points } = row;
    return { rank, team, played, won, drawn, lost, for: row.for, against, diff, points };
  });
}

describe('a ledger', () => {
  it('has the teams where a table built anew has them, after every change and under every policy', () => {
    fc.assert(
      fc.property(anySetting, fc.array(anyChange, { minLength: 1, maxLength: 24 }), (setting, changes) => {
        const ledger = opened(setting);
        const matches = new Map<string, TableMatch>();
        for (const change of changes) {
          if (typeof change === 'string') {
            strikeMatch(ledger, change);
            matches.delete(change);
          } else {
            assert.equal(enterResult(ledger, change), null);
            matches.set(change.id, change);
          }
          assert.deepEqual(rankingOf(ledger), tableRows(setting, matches.values()));
        }
      }),
      { numRuns: 400 },
    );
  });

  it('has nothing left of a match that was struck out', () => {
    const ledger = opened({ rules: football, teams: ['Ana', 'Bea'] });
    const before = rankingOf(ledger);
    enterResult(ledger, match('1', 'Ana 2-1 Bea'));
    strikeMatch(ledger, '1');
    strikeMatch(ledger, 'never there');
    assert.deepEqual(rankingOf(ledger), before);
  });

  it('refuses what a table refuses, and stays as it was', () => {
    const ledger = opened({ rules: football, teams: ['Ana', 'Bea'] });
    enterResult(ledger, match('1', 'Ana 2-1 Bea'));
    const before = rankingOf(ledger);
    assert.deepEqual(enterResult(ledger, match('1', 'Ana 0-0 Zoe')), {
      breach: 'UNKNOWN_TEAM',
      team: 'Zoe',
      match: '1',
    });
    assert.deepEqual(rankingOf(ledger), before);
    const rules = by(football, { ...chains.RFEF, primary: [] });
    assert.deepEqual(openLedger({ rules, teams: ['Ana'] }), { breach: 'PRIMARY_MISSING' });
  });

  it('shows the points and goals of what was entered', () => {
    const ledger = opened({ rules: football, teams: ['Ana', 'Bea', 'Cruz'] });
    enterResult(ledger, match('1', 'Ana 2-1 Bea'));
    enterResult(ledger, match('2', 'Cruz 0-0 Bea'));
    assert.deepEqual(
      rankingOf(ledger).map(({ rank, team, points, diff }) => `${rank} ${team} ${points} ${diff}`),
      ['1 Ana 3 1', '2 Cruz 1 0', '3 Bea 1 -1'],
    );
  });
});
