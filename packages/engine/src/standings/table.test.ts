import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { TableInput } from './setting.ts';
import { createTable, type Table, withResult } from './table.ts';
import { anyMatch, anyMatches, anyRules, anyWithdrawal, teams } from './testing/arbitrary.ts';
import { built, by, football, match, ranking, results, standingOf, tableOf } from './testing/sample.ts';

const anyInput: fc.Arbitrary<TableInput> = fc.record({
  rules: anyRules,
  teams: fc.constant(teams),
  matches: anyMatches,
  live: fc.boolean(),
  withdrawals: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.tuple(anyWithdrawal) },
  ),
  adjustments: fc.array(
    fc.record({ team: fc.constantFrom(...teams), points: fc.constantFrom(-3, -0.5, 1) }),
    {
      maxLength: 1,
    },
  ),
});

describe('laws of every table', () => {
  it('the order of matches and teams does not matter', () => {
    const shuffled = anyInput.chain((input) =>
      fc.record({
        input: fc.constant(input),
        matches: shuffle(input.matches),
        teams: shuffle(input.teams),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ input, ...more }) => {
        assert.deepEqual(built(createTable({ ...input, ...more })).rows, built(createTable(input)).rows);
      }),
    );
  });

  it('updating a result equals rebuilding the table', () => {
    fc.assert(
      fc.property(anyInput, fc.array(anyMatch, { minLength: 1, maxLength: 8 }), (input, changes) => {
        let table = built(createTable(input));
        let matches = input.matches;
        for (const change of changes) {
          table = built(withResult(table, change));
          matches = [...matches.filter(({ id }) => id !== change.id), change];
          const anew = built(createTable({ ...input, matches }));
          assert.deepEqual(table.rows, anew.rows);
          assert.deepEqual(
            [table.complete, table.progress, table.sets],
            [anew.complete, anew.progress, anew.sets],
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it('wins equal losses, and every goal for is a goal against', () => {
    const played = anyInput.filter(({ matches }) =>
      matches.every(({ outcome }) => outcome !== 'DOUBLE_FORFEIT'),
    );
    fc.assert(
      fc.property(played, (input) => {
        const sum = sums(built(createTable(input)));
        assert.equal(sum('won'), sum('lost'));
        assert.equal(sum('overtimeWon'), sum('overtimeLost'));
        assert.equal(sum('for'), sum('against'));
        assert.equal(sum('setsWon'), sum('setsLost'));
        assert.equal(sum('tries'), sum('triesAgainst'));
        assert.equal(sum('played'), sum('won') + sum('drawn') + sum('lost'));
      }),
    );
  });

  it('every team appears once; a rank is the teams above it plus one, shared only in a tie', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { rows } = built(createTable(input));
        assert.deepEqual(rows.map(({ team }) => team).toSorted(), teams);
        for (const [index, row] of rows.entries()) {
          const above = rows[index - 1];
          const isShared = row.tie?.teams.includes(above?.team ?? '') ?? false;
          assert.equal(row.rank, isShared ? above?.rank : index + 1);
          if (!row.withdrawn) assert.equal(row.why === null, index === 0 || isShared);
        }
      }),
    );
  });

  it('a lower row is worse by the criterion it names', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { rows } = built(createTable(input));
        for (const [index, { team, why }] of rows.entries()) {
          const place = (each?: string) =>
            why?.by.parts.findIndex((part) => part.teams.includes(each ?? '')) ?? -1;
          if (why !== null) assert.ok(place(rows[index - 1]?.team) < place(team) && place(team) > 0);
        }
      }),
    );
  });
});

describe('updating a result is cheap', () => {
  const rules = by(football, { h2hRequireAll: false });
  const matches = results(
    'Ana 1-0 Bea',
    'Bea 2-0 Cruz',
    'Cruz 3-0 Ana',
    'Dani 0-0 Eva',
    'Fer 5-0 Dani',
    'Fer 4-0 Eva',
  );
  const goalForDani = match('004', 'Fer 5-1 Dani');

  it('rows and level sets it does not affect are the same objects', () => {
    const table = tableOf({ rules, matches });
    const next = built(withResult(table, goalForDani));
    assert.equal(ranking(table), '1 Fer, 2 Bea, 3 Cruz, 4 Ana, 5 Eva, 6 Dani');
    assert.equal(ranking(next), '1 Fer, 2 Bea, 3 Cruz, 4 Ana, 5 Dani, 6 Eva');
    assert.equal(standingOf(next, 'Cruz'), standingOf(table, 'Cruz'));
    assert.equal(standingOf(next, 'Ana'), standingOf(table, 'Ana'));
    assert.equal(next.sheets.get('Eva'), table.sheets.get('Eva'));
    const key = JSON.stringify(['Ana', 'Bea', 'Cruz']);
    assert.ok(table.sets.has(key));
    assert.equal(next.sets.get(key), table.sets.get(key));
  });

  it('a row below another on points is the same object while neither team has played', () => {
    const byPoints = results('Ana 1-0 Bea', 'Ana 1-0 Cruz', 'Bea 1-0 Cruz', 'Bea 1-0 Dani', 'Ana 1-0 Dani');
    const table = tableOf({ rules, matches: [...byPoints, match('x', 'Cruz 1-0 Dani')] });
    const next = built(withResult(table, match('x', 'Cruz 2-0 Dani')));
    assert.equal(ranking(next), '1 Ana, 2 Bea, 3 Cruz, 4 Dani');
    for (const team of ['Ana', 'Bea']) assert.equal(standingOf(next, team), standingOf(table, team));
    assert.equal(standingOf(next, 'Cruz').diff, 0);
    assert.deepEqual(next.rows, tableOf({ rules, matches: [...byPoints, match('x', 'Cruz 2-0 Dani')] }).rows);
  });

  it('a level set with one of its teams is resolved again', () => {
    const key = JSON.stringify(['Ana', 'Bea', 'Cruz']);
    const table = tableOf({ rules, matches });
    const changed = built(withResult(table, match('000', 'Ana 2-0 Bea')));
    assert.notEqual(changed.sets.get(key), table.sets.get(key));
  });

  it('one match without innings drops the run balance even for teams that did not play it', () => {
    const byRuns = by(football, { steps: [{ scope: 'ALL', metric: 'TQB' }] });
    const innings = (home: number, away: number) => ({ outs: { home, away } });
    const full = [
      match('1', 'Ana 4-0 Cruz', innings(30, 30)),
      match('2', 'Bea 3-0 Dani', innings(3, 3)),
      match('3', 'Cruz 1-1 Dani', innings(3, 3)),
    ];
    const before = tableOf({ rules: byRuns, matches: full });
    const without = match('3', 'Cruz 1-1 Dani');
    const after = built(withResult(before, without));
    assert.equal(ranking(before), '1 Bea, 2 Ana, 3 Cruz, 4 Dani');
    assert.equal(ranking(after), '1 Ana, 2 Bea, 3 Dani, 4 Cruz');
    assert.deepEqual(after.rows, tableOf({ rules: byRuns, matches: [...full.slice(0, 2), without] }).rows);
  });

  it('the previous table is not modified', () => {
    const table = tableOf({ rules, matches });
    built(withResult(table, goalForDani));
    assert.deepEqual(table.rows, tableOf({ rules, matches }).rows);
  });
});

function shuffle<T>(items: readonly T[]): fc.Arbitrary<readonly T[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length });
}

function sums({ rows }: Table) {
  type Amount =
    | 'won'
    | 'lost'
    | 'drawn'
    | 'overtimeWon'
    | 'overtimeLost'
    | 'for'
    | 'against'
    | 'setsWon'
    | 'setsLost';
  return (amount: Amount | 'tries' | 'triesAgainst' | 'played') =>
    rows.reduce((sum, row) => sum + row[amount], 0);
}
