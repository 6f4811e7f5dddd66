import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { chains } from './chains.ts';
import type { TableMatch } from './matches.ts';
import { hasClinched, isEliminated, type Outlook, outlooks } from './outlook.ts';
import { withResult } from './table.ts';
import {
  basketball,
  built,
  by,
  football,
  match,
  results,
  rugby,
  tableOf,
  volleyball,
} from './testing/sample.ts';

function outlookOf(team: string, all: readonly Outlook[]): Outlook {
  const own = all.find((each) => each.team === team);
  assert.ok(own);
  return own;
}

const pairs = ['Ana-Bea', 'Cruz-Dani', 'Ana-Cruz', 'Bea-Dani', 'Dani-Ana', 'Bea-Cruz'].map((pair) =>
  pair.split('-'),
);

/** A group of four with its first matches played and the others listed. */
function group(played: readonly string[]): readonly TableMatch[] {
  return pairs.map(([home, away], index) => {
    const score = played[index];
    return match(`m${index}`, `${home} ${score ?? '0-0'} ${away}`, {
      state: score === undefined ? 'SCHEDULED' : 'CLOSED',
    });
  });
}

describe('the outlook', () => {
  it('a team no rival can reach has clinched first place; one that cannot reach first place is out', () => {
    const matches = [
      ...results('Ana 1-0 Bea', 'Ana 1-0 Cruz', 'Ana 1-0 Bea', 'Bea 1-0 Cruz'),
      match('last', 'Cruz 0-0 Bea', { state: 'SCHEDULED' }),
    ];
    const all = outlooks(tableOf({ rules: football, matches }));
    assert.ok(hasClinched(outlookOf('Ana', all), 1));
    assert.ok(isEliminated(outlookOf('Bea', all), 1));
    assert.deepEqual(outlookOf('Bea', all), { team: 'Bea', best: 2, worst: 3 });
    assert.deepEqual(
      [hasClinched(outlookOf('Bea', all), 2), hasClinched(outlookOf('Bea', all), 3)],
      [false, true],
    );
    assert.equal(isEliminated(outlookOf('Bea', all), 2), false);
  });

  it('meetings that are not listed yet are still to be played', () => {
    const rules = { ...football, meetings: 2 };
    const all = outlooks(tableOf({ rules, matches: results('Ana 1-0 Bea') }));
    assert.deepEqual(outlookOf('Bea', all), { team: 'Bea', best: 1, worst: 2 });
  });

  it('a match in progress decides nothing yet, even in the live table', () => {
    const matches = [match('0', 'Ana 1-0 Bea'), match('1', 'Ana 9-0 Bea', { state: 'IN_PROGRESS' })];
    const all = outlooks(tableOf({ rules: football, matches, live: true }));
    assert.deepEqual(outlookOf('Ana', all), { team: 'Ana', best: 1, worst: 2 });
  });

  it('once all is played every rank is fixed, except within a tie', () => {
    const all = outlooks(tableOf({ rules: football, matches: results('Ana 0-0 Bea', 'Cruz 9-0 Dani') }));
    assert.deepEqual(
      all.map(({ best, worst }) => [best, worst]),
      [
        [1, 1],
        [2, 3],
        [2, 3],
        [4, 4],
      ],
    );
    const byGoals = outlooks(tableOf({ rules: football, matches: results('Ana 2-0 Cruz', 'Bea 1-0 Dani') }));
    assert.deepEqual(outlookOf('Ana', byGoals), { team: 'Ana', best: 1, worst: 1 });
  });

  it('with one match left head-to-head is known: Bea cannot pass Ana by drawing level', () => {
    // Ana 4, Bea 1 with a match against Cruz left: three points make 4 each, and Ana beat Bea.
    const input = {
      matches: [
        ...results('Ana 1-0 Bea', 'Ana 0-0 Cruz'),
        match('last', 'Bea 0-0 Cruz', { state: 'SCHEDULED' }),
      ],
      adjustments: [{ team: 'Bea', points: 1 }],
    };
    const rules = by(football, { ...chains.RFEF, h2hRequireAll: false });
    const byMeeting = outlooks(tableOf({ rules, ...input }));
    assert.deepEqual(outlookOf('Bea', byMeeting), { team: 'Bea', best: 2, worst: 3 });
    // Under FIFA rules, with goal difference first, she can.
    const byGoals = outlooks(tableOf({ rules: by(football, chains.FIFA), ...input }));
    assert.equal(outlookOf('Bea', byGoals).best, 1);
  });

  it('rivals who still meet cannot both win: a team ahead of what they can share has clinched', () => {
    // Ana has 7 and is done. Bea and Cruz have 4 and meet: one of them can reach 7, never both.
    const matches = [
      ...results('Ana 1-0 Dani', 'Ana 1-0 Bea', 'Ana 0-0 Cruz', 'Bea 1-0 Dani', 'Cruz 1-0 Dani'),
      match('last', 'Bea 0-0 Cruz', { state: 'SCHEDULED' }),
    ];
    const table = tableOf({
      rules: by(football, chains.FIFA),
      matches,
      adjustments: [{ team: 'Bea', points: 1 }],
    });
    assert.deepEqual(outlookOf('Ana', outlooks(table)), { team: 'Ana', best: 1, worst: 2 });
    assert.deepEqual(outlookOf('Ana', outlooks(table, 0)), { team: 'Ana', best: 1, worst: 3 });
  });

  it('UEFA compares goals among all three before the last two’s match: Cruz may pass Bea', () => {
    // Level on 4. Among the three Ana has 9, Bea and Cruz 4 each; Bea beat Cruz, but Cruz has the better goals.
    const mini = [
      'Ana 5-0 Bea',
      'Bea 0-5 Ana',
      'Ana 1-0 Cruz',
      'Cruz 5-0 Ana',
      'Bea 1-0 Cruz',
      'Cruz 0-0 Bea',
    ];
    const matches = [...results(...mini), match('last', 'Dani 0-0 Eva', { state: 'SCHEDULED' })];
    const adjustments = [
      { team: 'Ana', points: -5 },
      { team: 'Dani', points: -9 },
      { team: 'Eva', points: -9 },
    ];
    const all = outlooks(tableOf({ rules: by(football, chains.UEFA), matches, adjustments }));
    assert.deepEqual(outlookOf('Cruz', all), { team: 'Cruz', best: 2, worst: 3 });
    assert.deepEqual(outlookOf('Bea', all), { team: 'Bea', best: 2, worst: 3 });
  });

  it('handball tries the remaining matches with the tie-breaks of a finished group', () => {
    // Until the last match goals come first; after it head-to-head does, and Ana has beaten Bea.
    const matches = [
      ...results('Ana 1-0 Bea', 'Bea 9-0 Cruz', 'Cruz 1-0 Ana', 'Bea 1-0 Dani', 'Ana 1-0 Dani'),
      match('last', 'Cruz 0-0 Dani', { state: 'SCHEDULED' }),
    ];
    const table = tableOf({
      rules: by(football, chains.EHF),
      matches,
      adjustments: [{ team: 'Cruz', points: -3 }],
    });
    assert.deepEqual(
      table.rows.slice(0, 2).map(({ team }) => team),
      ['Bea', 'Ana'],
    );
    assert.deepEqual(outlookOf('Ana', outlooks(table)), { team: 'Ana', best: 1, worst: 1 });
  });

  it('a table ordered by goals first is not enumerated match by match', () => {
    const matches = [match('0', 'Ana 1-0 Bea'), match('last', 'Bea 0-0 Ana', { state: 'SCHEDULED' })];
    const all = outlooks(tableOf({ rules: by(football, { primary: ['DIFF'] }), matches }));
    assert.deepEqual(outlookOf('Ana', all), { team: 'Ana', best: 1, worst: 2 });
  });

  it('withdrawn teams have no outlook', () => {
    const all = outlooks(
      tableOf({
        rules: football,
        matches: [
          ...results('Ana 1-0 Bea', 'Cruz 1-0 Bea'),
          match('x', 'Ana 0-0 Bea', { state: 'SCHEDULED' }),
        ],
        withdrawals: [{ team: 'Cruz', mode: 'KEEP_ONLY' }],
      }),
    );
    assert.deepEqual(
      all.map(({ team }) => team),
      ['Ana', 'Bea'],
    );
  });

  it('a series depends on the races left and on how many count', () => {
    const race = (id: string, order: readonly string[]) => ({
      id,
      state: 'CLOSED' as const,
      results: order.map((team, index) => ({ team, place: index + 1 })),
    });
    const races = [
      race('1', ['Ana', 'Bea']),
      race('2', ['Ana', 'Bea']),
      { id: '3', state: 'CREATED', results: [] },
    ] as const;
    const rules = { ...football, chain: chains.SERIES };
    const open = tableOf({ rules, teams: ['Ana', 'Bea'], matches: [], races });
    assert.deepEqual(outlookOf('Bea', outlooks(open)), { team: 'Bea', best: 1, worst: 2 });
    const early = tableOf({ rules: { ...rules, bestRaces: 2 }, teams: ['Ana', 'Bea'], matches: [], races });
    assert.deepEqual(outlookOf('Ana', outlooks(early)), { team: 'Ana', best: 1, worst: 1 });
  });

  it('law: under any chain, every way to play the rest stays within the outlook', () => {
    const goals = ['2-0', '1-1', '0-1', '0-3'];
    const leagues = [
      ...Object.values({ ...chains, SERIES: chains.FIFA }).map(
        (chain) => [by(football, chain), goals] as const,
      ),
      [basketball, ['2-0', '0-1', '5-4']] as const,
      [volleyball, ['3-0', '3-2', '1-3']] as const,
      [rugby, ['9-0', '5-5', '3-4']] as const,
    ];
    const arbitrary = fc.constantFrom(...leagues).chain(([rules, scores]) =>
      fc.record({
        rules: fc.constant(rules),
        scores: fc.constant(scores),
        before: fc.array(fc.constantFrom(...scores), { minLength: 3, maxLength: 5 }),
        limit: fc.constantFrom(0, 1000),
      }),
    );
    fc.assert(
      fc.property(arbitrary, ({ rules, scores, before, limit }) => {
        const table = tableOf({ rules, matches: group(before) });
        const foretold = outlooks(table, limit);
        for (const rest of endings(pairs.length - before.length, scores)) {
          const final = group([...before, ...rest]).reduce(
            (now, each) => built(withResult(now, each)),
            table,
          );
          for (const { team, rank, tie } of final.rows) {
            const { best, worst } = outlookOf(team, foretold);
            const last = rank + (tie?.teams.length ?? 1) - 1;
            assert.ok(best <= rank && last <= worst, `${team} ${best} ${rank} ${worst}`);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});

function endings(left: number, scores: readonly string[]): readonly (readonly string[])[] {
  if (left === 0) return [[]];
  return endings(left - 1, scores).flatMap((rest) => scores.map((score) => [...rest, score]));
}
