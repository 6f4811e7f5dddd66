import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { chains } from './chains.ts';
import type { TableMatch } from './matches.ts';
import { type Needs, needsOf } from './needs.ts';
import { type Table, withResult } from './table.ts';
import { built, by, football, match, results, rugby, tableOf, volleyball } from './testing/sample.ts';

const league = by(football, { ...chains.RFEF, h2hRequireAll: false });

function needs(table: Table, team: string, first = 1, limit?: number): Needs {
  const found = needsOf(table, team, first, limit);
  assert.ok(found);
  return found;
}

const open = (id: string, home: string, away: string): TableMatch => ({ id, home, away, state: 'SCHEDULED' });

// Ana 6, Bea 4, Cruz 3, Dani 1; Ana has beaten Bea and lost to Cruz.
const played = results('Ana 1-0 Bea', 'Cruz 1-0 Ana', 'Bea 1-0 Cruz', 'Bea 0-0 Dani', 'Ana 2-0 Dani');
const table = tableOf({ rules: league, matches: [...played, open('last', 'Cruz', 'Dani')] });

describe('what a team needs', () => {
  it('is nothing any more when nobody can pass it, and nothing helps when it cannot rise', () => {
    assert.deepEqual(needs(table, 'Ana', 2), {
      team: 'Ana',
      first: 2,
      status: 'CLINCHED',
      left: 0,
      toBeSure: 0,
      toBePossible: 0,
      next: null,
      exact: true,
    });
    assert.equal(needs(table, 'Dani', 1).status, 'ELIMINATED');
    assert.equal(needs(table, 'Dani', 1).toBePossible, null);
  });

  it('is a win: Cruz then has six like Ana, whom she has beaten', () => {
    const cruz = needs(table, 'Cruz', 1);
    assert.deepEqual([cruz.status, cruz.toBeSure, cruz.toBePossible], ['OPEN', 3, 3]);
    assert.deepEqual(cruz.next, {
      match: 'last',
      rival: 'Dani',
      win: 'CLINCHES',
      draw: 'ELIMINATES',
      loss: 'ELIMINATES',
    });
  });

  it('may be out of its hands: no own result makes it sure, though all is possible', () => {
    const matches = [
      ...results('Ana 1-0 Bea', 'Cruz 1-0 Dani'),
      open('x', 'Ana', 'Dani'),
      open('y', 'Cruz', 'Bea'),
    ];
    const ana = needs(tableOf({ rules: by(football, chains.FIFA), matches }), 'Ana', 1);
    assert.deepEqual([ana.toBeSure, ana.toBePossible, ana.next?.win], [null, 0, 'OPEN']);
  });

  it('has no draw where there is none, and every bonus where there are some', () => {
    const setsLeft = tableOf({
      rules: volleyball,
      matches: [match('0', 'Ana 3-0 Bea'), open('1', 'Bea', 'Ana')],
    });
    assert.equal(needs(setsLeft, 'Bea').next?.draw, null);
    const tries = tableOf({ rules: rugby, matches: [match('0', 'Ana 9-0 Bea'), open('1', 'Bea', 'Ana')] });
    assert.deepEqual([needs(tries, 'Ana').toBeSure, needs(tries, 'Bea').toBePossible], [2, 4]);
  });

  it('of somebody who left, or of a stranger, is no question', () => {
    const left = tableOf({ rules: league, matches: played, withdrawals: [{ team: 'Dani', mode: 'ANNUL' }] });
    assert.equal(needsOf(left, 'Dani', 1), null);
    assert.equal(needsOf(left, 'Zoe', 1), null);
  });

  it('early in a season is told safely: who has what nobody can reach any more is sure', () => {
    const far = needs(table, 'Cruz', 1, 0);
    assert.deepEqual([far.exact, far.toBeSure, far.toBePossible], [false, null, 3]);
    assert.equal(needs(table, 'Ana', 2, 0).toBeSure, 0);
  });
});

const pairs = ['Ana-Bea', 'Cruz-Dani', 'Ana-Cruz', 'Bea-Dani', 'Dani-Ana', 'Bea-Cruz'].map((pair) =>
  pair.split('-'),
);
const scores = ['2-0', '1-1', '0-1'];

function group(given: readonly string[]): readonly TableMatch[] {
  return pairs.map(([home = '', away = ''], index) => {
    const score = given[index];
    return score === undefined
      ? open(`m${index}`, home, away)
      : match(`m${index}`, `${home} ${score} ${away}`);
  });
}

function endings(left: number): readonly (readonly string[])[] {
  if (left === 0) return [[]];
  return endings(left - 1).flatMap((rest) => scores.map((score) => [...rest, score]));
}

it('a live score is not yet won', () => {
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

  it('with enough points it always gets there, and with too few never', () => {
    fc.assert(
      fc.property(
        chain,
        before,
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(0, 1000),
        (by_, given, first, limit) => {
          const start = tableOf({ rules: by(football, by_), matches: group(given) });
          const { toBeSure, toBePossible } = needs(start, 'Ana', first, limit);
          const pointsOf = (now: Table) => now.lines.get('Ana')?.points ?? 0;
          for (const rest of endings(pairs.length - given.length)) {
            const end = group([...given, ...rest]).reduce((now, each) => built(withResult(now, each)), start);
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
