import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { chains } from './chains.ts';
import type { TableMatch } from './matches.ts';
import { hasClinched, isEliminated, type Outlook, outlooks } from './outlook.ts';
import { withResult } from './table.ts';
import { basketball, built, by, football, match, results, tableOf, volleyball } from './testing/sample.ts';

function outlookOf(team: string, all: readonly Outlook[]): Outlook {
  const own = all.find((each) => each.team === team);
  assert.ok(own);
  return own;
}

const pairs = ['Ana-Bea', 'Cruz-Dani', 'Ana-Cruz', 'Bea-Dani', 'Dani-Ana', 'Bea-Cruz'].map((pair) =>
  pair.split('-'),
);
const scores = ['2-0', '1-1', '0-1'];

/** A group of four with its first matches played and the others listed. */
function group(played: readonly string[]): readonly TableMatch[] {
  return pairs.map(([home, away], index) => {
    const score = played[index];
    return match(`m${index}`, `${home} ${score ?? '0-0'} ${away}`, {
      state: score === undefined ? 'SCHEDULED' : 'CLOSED',
    });
  });
}

describe('what can still happen', () => {
  it('a team that nobody can reach has clinched the first place; one that cannot reach it is out', () => {
    const matches = [
      ...results('Ana 1-0 Bea', 'Ana 1-0 Cruz', 'Ana 1-0 Bea', 'Bea 1-0 Cruz'),
      match('last', 'Cruz 0-0 Bea', { state: 'SCHEDULED' }),
    ];
    const all = outlooks(tableOf({ rules: football, matches }));
    assert.ok(hasClinched(outlookOf('Ana', all), 1));
    assert.ok(isEliminated(outlookOf('Bea', all), 1));
    assert.deepEqual(outlookOf('Bea', all), { team: 'Bea', best: 2, worst: 3 });
  });

  it('meetings that nobody listed yet are still to be played', () => {
    const rules = { ...football, meetings: 2 };
    const all = outlooks(tableOf({ rules, matches: results('Ana 1-0 Bea') }));
    assert.deepEqual(outlookOf('Bea', all), { team: 'Bea', best: 1, worst: 2 });
  });

  it('a match in progress decides nothing yet, even in the live table', () => {
    const matches = [match('0', 'Ana 1-0 Bea'), match('1', 'Ana 9-0 Bea', { state: 'IN_PROGRESS' })];
    const all = outlooks(tableOf({ rules: football, matches, live: true }));
    assert.deepEqual(outlookOf('Ana', all), { team: 'Ana', best: 1, worst: 2 });
  });

  it('when all is played every team is where it is, and a tie is open inside itself', () => {
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
  });

  it('law: no way to play the rest leaves what was foretold', () => {
    const rules = fc.constantFrom(
      football,
      by(football, chains.FIFA),
      basketball,
      volleyball,
      by(football, chains.AF),
    );
    const played = fc.array(fc.constantFrom(...scores), { minLength: 3, maxLength: 5 });
    fc.assert(
      fc.property(rules, played, (sport, before) => {
        const table = tableOf({ rules: sport, matches: group(before) });
        const foretold = outlooks(table);
        for (const rest of endings(pairs.length - before.length)) {
          const final = group([...before, ...rest]).reduce(
            (now, each) => built(withResult(now, each)),
            table,
          );
          for (const { team, rank, tie } of final.rows) {
            const { best, worst } = outlookOf(team, foretold);
            assert.ok(
              best <= rank && rank + (tie?.teams.length ?? 1) - 1 <= worst,
              `${team} ${best} ${rank} ${worst}`,
            );
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

function endings(left: number): readonly (readonly string[])[] {
  if (left === 0) return [[]];
  return endings(left - 1).flatMap((rest) => scores.map((score) => [...rest, score]));
}
