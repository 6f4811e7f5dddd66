import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chains } from './chains.ts';
import type { Chain, Policy } from './rules.ts';
import { withResult } from './table.ts';
import { withAwayGoals } from './testing/chain-variants.ts';
import {
  built,
  by,
  football,
  match,
  ranking,
  results,
  rugby,
  standingOf,
  tableOf,
} from './testing/sample.ts';

// Among Ana, Bea and Cruz: 3 points and ±0 each; Cruz scored 3, Ana and Bea 2. Ana beat Bea; Bea beat Zoe 5-0.
const scoredInTheMiniTable = results(
  'Ana 1-0 Bea',
  'Cruz 2-1 Ana',
  'Bea 2-1 Cruz',
  'Ana 1-0 Zoe',
  'Bea 5-0 Zoe',
  'Cruz 1-0 Zoe',
);

// Xul, Yan and Zoe beat each other in a circle. Overall +17, +10 and −2; Zoe beat Yan.
const circle = results(
  'Xul 10-0 Zoe',
  'Yan 3-0 Xul',
  'Zoe 3-0 Yan',
  'Xul 10-0 Will',
  'Yan 10-0 Will',
  'Zoe 5-0 Will',
);

function withPolicy(policy: Policy, chain: Chain = chains.UEFA): string {
  return ranking(tableOf({ rules: by(football, { ...chain, policy }), matches: scoredInTheMiniTable }));
}

describe('the policy for teams a step leaves level', () => {
  it('CONTINUE: Bea is above Ana on overall difference, as the mini-table of three left them level', () => {
    assert.equal(withPolicy('CONTINUE'), '1 Cruz, 2 Bea, 3 Ana, 4 Zoe');
  });

  it('CONTINUE_REAPPLY: Ana ranks above Bea, since the criteria are applied again to just the two', () => {
    assert.equal(withPolicy('CONTINUE_REAPPLY'), '1 Cruz, 2 Ana, 3 Bea, 4 Zoe');
  });

  it('CONTINUE_REAPPLY moves on to the overall criteria if applying again separates no one', () => {
    const matches = results(
      'Ana 1-1 Bea',
      'Cruz 2-2 Ana',
      'Bea 2-2 Cruz',
      'Ana 1-0 Zoe',
      'Bea 3-0 Zoe',
      'Cruz 1-0 Zoe',
    );
    const table = tableOf({ rules: by(football, chains.UEFA), matches });
    assert.equal(ranking(table), '1 Cruz, 2 Bea, 3 Ana, 4 Zoe');
    assert.equal(standingOf(table, 'Ana').decidedBy, 'ALL.DIFF');
    const path = standingOf(table, 'Ana').why?.path.map(({ criterion }) => criterion);
    const run = ['H2H.POINTS', 'H2H.DIFF', 'H2H.FOR'];
    assert.deepEqual(path, ['ALL.POINTS', ...run, ...run]);
  });

  it('RESTART: each part starts again separately', () => {
    assert.equal(withPolicy('RESTART'), '1 Cruz, 2 Ana, 3 Bea, 4 Zoe');
  });

  it('EXTRACT_TOP: Zoe ranks above Yan, since the two start again once Xul is settled', () => {
    const table = tableOf({
      rules: by(rugby, chains.WR),
      matches: circle.map((each) => ({ ...each, noBonus: true })),
    });
    assert.equal(ranking(table), '1 Xul, 2 Zoe, 3 Yan, 4 Will');
    assert.equal(standingOf(table, 'Zoe').decidedBy, 'ALL.DIFF');
    assert.equal(standingOf(table, 'Yan').decidedBy, 'H2H.POINTS');
  });

  it('RESTART and CONTINUE leave Yan above Zoe there, since each is a separate part', () => {
    for (const policy of ['RESTART', 'CONTINUE'] as const) {
      const table = tableOf({
        rules: by(rugby, { policy }),
        matches: circle.map((each) => ({ ...each, noBonus: true })),
      });
      assert.equal(ranking(table), '1 Xul, 2 Yan, 3 Zoe, 4 Will');
    }
  });

  it('EXTRACT_TOP: two that share the top start again within their part', () => {
    const matches = results(
      'Ana 1-0 Bea',
      'Cruz 1-0 Ana',
      'Bea 2-0 Cruz',
      'Ana 2-0 Zoe',
      'Bea 1-0 Zoe',
      'Cruz 1-0 Zoe',
    );
    const table = tableOf({ rules: by(football, chains.WR), matches });
    assert.equal(ranking(table), '1 Ana, 2 Bea, 3 Cruz, 4 Zoe');
    assert.equal(standingOf(table, 'Bea').decidedBy, 'H2H.POINTS');
  });
});

describe('head-to-head steps', () => {
  it('apply only to teams that earlier steps left level: World Cup 1994, Bulgaria above Argentina', () => {
    const groupD = results(
      'Argentina 4-0 Greece',
      'Nigeria 3-0 Bulgaria',
      'Argentina 2-1 Nigeria',
      'Bulgaria 4-0 Greece',
      'Nigeria 2-0 Greece',
      'Argentina 0-2 Bulgaria',
    );
    const table = tableOf({ rules: by(football, chains.FIFA), matches: groupD });
    assert.equal(ranking(table), '1 Nigeria, 2 Bulgaria, 3 Argentina, 4 Greece');
    assert.equal(standingOf(table, 'Argentina').decidedBy, 'H2H.POINTS');
  });

  it('wait until every mutual match is played, under RFEF rules', () => {
    const first = results('Ana 1-0 Bea', 'Ana 0-1 Cruz', 'Bea 3-0 Cruz');
    const rules = { ...football, meetings: 2 };
    const early = tableOf({ rules, matches: first });
    assert.equal(ranking(early), '1 Bea, 2 Ana, 3 Cruz');
    assert.deepEqual(
      standingOf(early, 'Ana').why?.path.map((trial) =>
        trial.kind === 'SKIPPED' ? trial.reason : trial.criterion,
      ),
      ['ALL.POINTS', 'MATCHES_TO_PLAY', 'MATCHES_TO_PLAY'],
    );
    const pair = results(
      'Ana 1-0 Bea',
      'Bea 1-0 Cruz',
      'Ana 0-9 Cruz',
      'Bea 2-0 Ana',
      'Cruz 0-1 Bea',
      'Cruz 0-1 Ana',
    );
    assert.equal(ranking(tableOf({ rules, matches: pair })), '1 Bea, 2 Ana, 3 Cruz');
  });

  it('wait for the listed matches if the number of meetings is not set', () => {
    const matches = results('Ana 1-0 Bea', 'Zoe 1-0 Ana', 'Bea 3-0 Zoe', 'Zoe 0-0 Cruz');
    const rematch = { id: 'return', home: 'Bea', away: 'Ana', state: 'SCHEDULED' } as const;
    assert.equal(ranking(tableOf({ rules: football, matches })), '1 Zoe, 2 Ana, 3 Bea, 4 Cruz');
    const open = tableOf({ rules: football, matches: [...matches, rematch] });
    assert.equal(ranking(open), '1 Zoe, 2 Bea, 3 Ana, 4 Cruz');
  });

  it('do not wait unless a regulation says so', () => {
    const rules = { ...football, chain: chains.UEFA, meetings: 2 };
    const table = tableOf({
      rules,
      matches: results('Ana 1-0 Bea'),
      adjustments: [{ team: 'Bea', points: 3 }],
    });
    assert.equal(standingOf(table, 'Bea').decidedBy, 'H2H.POINTS');
  });

  it('do not wait for a match that was cancelled, and wait for every pair among three', () => {
    const level = [
      { team: 'Bea', points: 3 },
      { team: 'Cruz', points: 3 },
    ];
    const cancelled = match('x', 'Bea 0-0 Ana', { state: 'CANCELLED' });
    const two = tableOf({
      rules: football,
      matches: [...results('Ana 1-0 Bea'), cancelled],
      adjustments: level.slice(0, 1),
    });
    assert.equal(standingOf(two, 'Bea').decidedBy, 'H2H.POINTS');
    const three = tableOf({
      rules: football,
      matches: results('Ana 2-0 Bea', 'Ana 0-1 Cruz'),
      adjustments: level.slice(0, 1),
    });
    assert.equal(standingOf(three, 'Bea').decidedBy, 'ALL.DIFF');
  });

  it('list their mini-table in order of points', () => {
    const matches = results('Ana 0-1 Bea', 'Bea 0-1 Cruz', 'Cruz 1-0 Ana');
    const adjustments = [
      { team: 'Ana', points: 6 },
      { team: 'Bea', points: 3 },
    ];
    const { why } = standingOf(tableOf({ rules: by(football, chains.UEFA), matches, adjustments }), 'Ana');
    assert.deepEqual(
      why?.by.mini.map(({ team, points }) => `${team} ${points}`),
      ['Cruz 6', 'Bea 3', 'Ana 0'],
    );
  });

  it('for two teams are skipped among three', () => {
    const steps = [{ scope: 'H2H', metric: 'POINTS', onlyIfTwo: true }, ...chains.FIFA.steps] as const;
    const table = tableOf({ rules: by(football, { ...chains.FIFA, steps }), matches: circle });
    const skipped = standingOf(table, 'Yan').why?.path.at(-1);
    assert.deepEqual(skipped, {
      kind: 'SKIPPED',
      criterion: 'H2H.POINTS',
      teams: ['Xul', 'Yan', 'Zoe'],
      reason: 'NOT_TWO_TEAMS',
    });
  });

  it('count away goals if the competition still does', () => {
    const matches = results('Ana 1-0 Bea', 'Bea 2-1 Ana');
    const rules = by(football, chains.UEFA);
    assert.equal(ranking(tableOf({ rules, matches })), '1 Ana, 1 Bea');
    const table = tableOf({ rules: by(football, withAwayGoals(chains.UEFA)), matches });
    assert.equal(ranking(table), '1 Ana, 2 Bea');
    assert.equal(standingOf(table, 'Bea').decidedBy, 'H2H.AWAY_FOR');
  });
});

it('EHF: overall difference orders the group until its last match, then head-to-head does', () => {
  const rules = { ...by(football, chains.EHF), meetings: 1 };
  const matches = results('Ana 1-0 Bea', 'Zoe 1-0 Ana', 'Bea 9-0 Zoe', 'Ana 1-0 Cruz', 'Bea 1-0 Cruz');
  const open = tableOf({ rules, matches });
  assert.equal(ranking(open), '1 Bea, 2 Ana, 3 Zoe, 4 Cruz');
  const complete = built(withResult(open, match('last', 'Zoe 0-0 Cruz')));
  assert.deepEqual([open.complete, complete.complete], [false, true]);
  assert.equal(ranking(complete), '1 Ana, 2 Bea, 3 Zoe, 4 Cruz');
});
