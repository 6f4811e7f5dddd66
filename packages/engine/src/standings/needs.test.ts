import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { chains } from './chains.ts';
import type { TableMatch } from './matches.ts';
import { type Needs, needsOf } from './needs.ts';
import { type Table, withResult } from './table.ts';
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

const league = by(football, { ...chains.RFEF, h2hRequireAll: false });

function needs(table: Table, team: string, first = 1, limit?: number): Needs {
  const found = needsOf(table, team, first, limit);
  assert.ok(found);
  return found;
}

const open = (id: string, home: string, away: string): TableMatch => ({ id, home, away, state: 'SCHEDULED' });

// Ana 6, Bea 4, Cruz 3, Dani 1; Ana has beaten Bea and lost to Cruz.
const played = results('Ana 1-0 Bea', 'Cruz 1-0 Ana', 'Bea 1-0 Cruz', 'Bea 0-0 Dani', 'Ana 2-0 Dani');
const lastMatchLeft = () => tableOf({ rules: league, matches: [...played, open('last', 'Cruz', 'Dani')] });

describe('what a team needs', () => {
  it('is nothing once no team can pass it, and nothing helps once it cannot rise', () => {
    assert.deepEqual(needs(lastMatchLeft(), 'Ana', 2), {
      team: 'Ana',
      first: 2,
      status: 'CLINCHED',
      left: 0,
      toBeSure: 0,
      toBePossible: 0,
      next: null,
      exact: true,
    });
    assert.equal(needs(lastMatchLeft(), 'Dani', 1).status, 'ELIMINATED');
    assert.equal(needs(lastMatchLeft(), 'Dani', 1).toBePossible, null);
  });

  it('is a win: Cruz then has six points like Ana, whom she has beaten', () => {
    const cruz = needs(lastMatchLeft(), 'Cruz', 1);
    assert.deepEqual([cruz.status, cruz.toBeSure, cruz.toBePossible], ['OPEN', 3, 3]);
    assert.deepEqual(cruz.next, {
      match: 'last',
      rival: 'Dani',
      win: 'CLINCHES',
      draw: 'ELIMINATES',
      loss: 'ELIMINATES',
    });
  });

  it('may be out of its hands: no result of its own makes it certain, though everything is possible', () => {
    const matches = [
      ...results('Ana 1-0 Bea', 'Cruz 1-0 Dani'),
      open('x', 'Ana', 'Dani'),
      open('y', 'Cruz', 'Bea'),
    ];
    const ana = needs(tableOf({ rules: by(football, chains.FIFA), matches }), 'Ana', 1);
    assert.deepEqual([ana.toBeSure, ana.toBePossible, ana.next?.win], [null, 0, 'OPEN']);
  });

  it('considers no draw if the sport has none, and every bonus if it has some', () => {
    const setsLeft = tableOf({
      rules: volleyball,
      matches: [match('0', 'Ana 3-0 Bea'), open('1', 'Bea', 'Ana')],
    });
    assert.equal(needs(setsLeft, 'Bea').next?.draw, null);
    const tries = tableOf({ rules: rugby, matches: [match('0', 'Ana 9-0 Bea'), open('1', 'Bea', 'Ana')] });
    assert.deepEqual([needs(tries, 'Ana').toBeSure, needs(tries, 'Bea').toBePossible], [2, 4]);
  });

  it('is null for a withdrawn or unknown team', () => {
    const left = tableOf({ rules: league, matches: played, withdrawals: [{ team: 'Dani', mode: 'ANNUL' }] });
    assert.equal(needsOf(left, 'Dani', 1), null);
    assert.equal(needsOf(left, 'Zoe', 1), null);
  });

  it('is exact only while every ending can be enumerated', () => {
    assert.equal(needs(lastMatchLeft(), 'Cruz', 1, 3).exact, true);
    assert.equal(needs(lastMatchLeft(), 'Cruz', 1, 2).exact, false);
    assert.equal(needs(lastMatchLeft(), 'Ana', 1, 2).exact, true, 'Ana has nothing left to play');
  });

  it('considers its next match by date, listed before owed, home or away', () => {
    const matches = [
      match('0', 'Ana 1-0 Bea'),
      { ...open('a', 'Bea', 'Ana'), at: '2026-03-02' },
      { ...open('b', 'Cruz', 'Ana'), at: '2026-03-01' },
      { ...open('t', 'Ana', 'Cruz'), kind: 'TIEBREAK' as const },
    ];
    const season = tableOf({ rules: { ...league, meetings: 2 }, matches });
    const ana = needs(season, 'Ana', 1, 0);
    assert.deepEqual([ana.left, ana.next?.match, ana.next?.rival], [3, 'b', 'Cruz']);
    const cruz = needs(season, 'Cruz', 1, 0);
    assert.deepEqual([cruz.left, cruz.next?.match, cruz.next?.rival], [4, 'b', 'Ana']);
    const bea = needs(season, 'Bea', 1, 0);
    assert.deepEqual([bea.left, bea.next?.match, bea.next?.rival], [3, 'a', 'Ana']);
  });

  it('includes no match against a withdrawn team', () => {
    const matches = [
      ...results('Ana 1-0 Bea', 'Ana 1-0 Cruz'),
      open('x', 'Cruz', 'Ana'),
      open('y', 'Bea', 'Ana'),
    ];
    const withdrawals = [{ team: 'Cruz', mode: 'KEEP_ONLY' }] as const;
    const ana = needs(tableOf({ rules: { ...league, meetings: 2 }, matches, withdrawals }), 'Ana');
    assert.deepEqual([ana.left, ana.next?.match], [1, 'y']);
    const bea = needs(tableOf({ rules: { ...league, meetings: 2 }, matches, withdrawals }), 'Bea');
    assert.equal(bea.left, 1);
  });

  it('is counted from the away side in an away match', () => {
    // Ana has 3 and Bea 0; Bea comes to Ana twice more.
    const matches = [match('0', 'Ana 1-0 Bea'), open('1', 'Ana', 'Bea'), open('2', 'Ana', 'Bea')];
    const two = tableOf({ rules: by(football, chains.FIFA), matches });
    const bea = needs(two, 'Bea');
    assert.deepEqual([bea.toBeSure, bea.toBePossible], [6, 4]);
    assert.deepEqual([bea.next?.win, bea.next?.draw, bea.next?.loss], ['OPEN', 'OPEN', 'ELIMINATES']);
    const ana = needs(two, 'Ana');
    assert.deepEqual([ana.toBeSure, ana.toBePossible], [2, 1]);
    assert.deepEqual([ana.next?.win, ana.next?.draw, ana.next?.loss], ['CLINCHES', 'OPEN', 'OPEN']);
  });

  it('early in a season counts the totals its matches can bring, home and away', () => {
    const matches = [match('0', 'Ana 1-0 Bea'), open('1', 'Ana', 'Bea'), open('2', 'Bea', 'Ana')];
    const two = tableOf({ rules: football, matches });
    const early = (team: string) => {
      const { toBeSure, toBePossible, exact } = needs(two, team, 1, 0);
      return [toBeSure, toBePossible, exact];
    };
    assert.deepEqual(early('Ana'), [4, 0, false]);
    assert.deepEqual(early('Bea'), [null, 3, false]);
  });

  it('early in a season is not given in points if points are not the first criterion', () => {
    const matches = [match('0', 'Ana 3-0 Bea'), open('1', 'Ana', 'Bea')];
    const wins = needs(tableOf({ rules: volleyball, matches }), 'Bea', 1, 0);
    assert.deepEqual([wins.toBeSure, wins.toBePossible, wins.status], [null, null, 'OPEN']);
  });

  it('covers the results of a basketball league, forfeits included', () => {
    const matches = [match('0', 'Ana 80-70 Bea'), open('1', 'Bea', 'Ana')];
    const rules = by(basketball, chains.FIBA);
    const ana = needs(tableOf({ rules, matches, adjustments: [{ team: 'Bea', points: 0.5 }] }), 'Ana');
    // Ana 2, Bea 1.5: a defeat makes it 3 to 3.5, a win is enough.
    assert.deepEqual([ana.toBeSure, ana.toBePossible, ana.next?.draw], [2, 2, null]);
    assert.deepEqual([ana.next?.win, ana.next?.loss], ['CLINCHES', 'ELIMINATES']);
  });

  it('is nothing, or too late, once everything is played', () => {
    const over = tableOf({ rules: league, matches: results('Ana 1-0 Bea') });
    const ana = needs(over, 'Ana');
    assert.deepEqual([ana.status, ana.left, ana.next, ana.exact], ['CLINCHED', 0, null, true]);
    assert.deepEqual([ana.toBeSure, ana.toBePossible], [0, 0]);
    const bea = needs(over, 'Bea');
    assert.deepEqual([bea.status, bea.toBeSure, bea.toBePossible], ['ELIMINATED', null, null]);
  });

  it('is nothing for the leader on goals once everything is played', () => {
    const over = tableOf({ rules: league, matches: results('Ana 2-0 Cruz', 'Bea 1-0 Dani') });
    const [ana, bea] = ['Ana', 'Bea'].map((team) => needs(over, team));
    assert.deepEqual([ana?.status, ana?.toBeSure, ana?.toBePossible], ['CLINCHED', 0, 0]);
    assert.deepEqual([bea?.status, bea?.toBeSure, bea?.toBePossible], ['ELIMINATED', null, null]);
  });

  it('counts every meeting that is not listed', () => {
    const owed = tableOf({ rules: { ...league, meetings: 2 }, teams: ['Ana', 'Bea'], matches: [] });
    const ana = needs(owed, 'Ana');
    assert.deepEqual([ana.left, ana.toBeSure, ana.toBePossible, ana.exact], [2, 4, 2, true]);
  });

  it('is still open after a win that suffices only with a bonus', () => {
    const table = tableOf({
      rules: rugby,
      teams: ['Ana', 'Bea', 'Cruz'],
      matches: [open('x', 'Ana', 'Cruz')],
      adjustments: [{ team: 'Bea', points: 4.5 }],
    });
    const ana = needs(table, 'Ana');
    assert.deepEqual([ana.next?.win, ana.next?.draw, ana.next?.loss], ['OPEN', 'ELIMINATES', 'ELIMINATES']);
    assert.deepEqual([ana.toBeSure, ana.toBePossible], [5, 5]);
  });

  it('early in a season ignores withdrawn teams', () => {
    const input = {
      rules: league,
      matches: [...results('Ana 1-0 Bea', 'Zoe 1-0 Bea'), open('x', 'Bea', 'Ana')],
      withdrawals: [{ team: 'Zoe', mode: 'KEEP_ONLY', points: 50 }] as const,
    };
    assert.equal(needs(tableOf(input), 'Ana', 1, 0).toBeSure, 1);
  });

  it('puts matches without a date before those that have one', () => {
    const matches = [{ ...open('a', 'Ana', 'Bea'), at: '2026-03-01' }, open('b', 'Bea', 'Ana')];
    assert.equal(needs(tableOf({ rules: league, matches }), 'Ana').next?.match, 'b');
  });

  it('early in a season is a safe bound: points no rival can reach are enough', () => {
    const far = needs(lastMatchLeft(), 'Cruz', 1, 0);
    assert.deepEqual([far.exact, far.toBeSure, far.toBePossible], [false, null, 3]);
    assert.equal(needs(lastMatchLeft(), 'Ana', 2, 0).toBeSure, 0);
  });
});

const pairs = ['Ana-Bea', 'Cruz-Dani', 'Ana-Cruz', 'Bea-Dani', 'Dani-Ana', 'Bea-Cruz'].map((pair) =>
  pair.split('-'),
);
const scores = ['2-0', '1-1', '0-1'];

function group(known: readonly string[]): readonly TableMatch[] {
  return pairs.map(([home = '', away = ''], index) => {
    const score = known[index];
    return score === undefined
      ? open(`m${index}`, home, away)
      : match(`m${index}`, `${home} ${score} ${away}`);
  });
}

function endings(left: number): readonly (readonly string[])[] {
  if (left === 0) return [[]];
  return endings(left - 1).flatMap((rest) => scores.map((score) => [...rest, score]));
}

it('does not count a live score as won', () => {
  const running = match('last', 'Cruz 5-0 Dani', { state: 'IN_PROGRESS' });
  const live = tableOf({ rules: league, matches: [...played, running], live: true });
  for (const limit of [0, 1000]) assert.equal(needs(live, 'Cruz', 1, limit).toBePossible, 3);
});

describe('laws of what a team needs', () => {
  const chain = fc.constantFrom(
    chains.RFEF,
    chains.UEFA,
    chains.FIFA,
    chains.FIBA,
    chains.EHF,
    chains.WR,
    chains.FIH,
  );
  const before = fc.array(fc.constantFrom(...scores), { minLength: 2, maxLength: 4 });

  it('with enough points a team always gets there, and with too few never', () => {
    fc.assert(
      fc.property(
        chain,
        before,
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(0, 1000),
        (by_, known, first, limit) => {
          const start = tableOf({ rules: by(football, by_), matches: group(known) });
          const { toBeSure, toBePossible } = needs(start, 'Ana', first, limit);
          const pointsOf = (now: Table) => now.lines.get('Ana')?.points ?? 0;
          for (const rest of endings(pairs.length - known.length)) {
            const end = group([...known, ...rest]).reduce((now, each) => built(withResult(now, each)), start);
            const gain = pointsOf(end) - pointsOf(start);
            const row = end.rows.find(({ team }) => team === 'Ana');
            assert.ok(row);
            const last = row.rank + (row.tie?.teams.length ?? 1) - 1;
            if (toBeSure !== null && gain >= toBeSure)
              assert.ok(last <= first, `${gain} ${toBeSure} ${last}`);
            if (toBePossible === null || gain < toBePossible)
              assert.ok(row.rank > first, `${gain} ${row.rank}`);
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});
