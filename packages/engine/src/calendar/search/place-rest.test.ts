import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { DatedProblem } from '../dated/problem.ts';
import { hardIn } from './amount.ts';
import { type Board, emptyBoard, lift, put } from './board.ts';
import { compile } from './compile.ts';
import { type Price, pricer } from './price.ts';
import { read } from './read.ts';
import { type Progress, solveDated } from './solve.ts';
import { league } from './testing/eight-clubs.ts';
import { smallSeason } from './testing/small-season.ts';

function reports(problem: DatedProblem, steps: number, seed = 'rest'): readonly Progress[] {
  const found = solveDated(problem, { seed, steps, pause: 500 });
  assert.ok(!('breach' in found), JSON.stringify(found));
  return [...found];
}
const leftOut = (progress: Progress | undefined) => progress?.calendar().unplaced.length ?? Number.NaN;

/** The most matches that fit without a hard offence, by exhaustive search. */
function mostPlaced(board: Board, price: Price, match = 0): number {
  const { firstOption, home } = board.compiled;
  if (match === home.length) return 0;
  let most = mostPlaced(board, price, match + 1);
  for (let option = read(firstOption, match); option < read(firstOption, match + 1); option++) {
    // Placing all that are left cannot be beaten.
    if (most === home.length - match) return most;
    if (hardIn(price(match, option)) > 0) continue;
    put(board, match, option);
    most = Math.max(most, 1 + mostPlaced(board, price, match + 1));
    lift(board, match);
  }
  return most;
}

describe('unplaced matches', () => {
  // The search gives no guarantee, so the forty seasons are fixed.
  it('are as few as possible in forty seasons of six evenings', () => {
    const short = smallSeason.map((season) => ({
      ...season,
      kickOffs: season.kickOffs.filter(({ time, at }) => time === '18:00' && at > 2880 && at < 4 * 2880),
    }));
    fc.assert(
      fc.property(short, (problem) => {
        const compiled = compile({ ...problem, matches: problem.matches.slice(0, 5) });
        assert.ok(!('breach' in compiled));
        const board = emptyBoard(compiled);
        const most = mostPlaced(board, pricer(board));
        assert.equal(compiled.home.length - leftOut(reports(compiled.problem, 4000).at(-1)), most);
      }),
      { numRuns: 40, seed: 2026 },
    );
  });

  it('are never more than at the start, however the search went', () => {
    fc.assert(
      fc.property(smallSeason, fc.string(), (problem, seed) => {
        const all = reports(problem, 100, seed);
        const start = leftOut(all[0]);
        for (const progress of all) assert.ok(leftOut(progress) <= start);
      }),
      { numRuns: 100 },
    );
  });

  it('are never more than at the start in a packed league with rounds in order', () => {
    const { kickOffs, teams } = league();
    const week = (from: number) => ({ from: from * 7 * 1440, to: (from * 7 + 2) * 1440 });
    const packed = league({
      kickOffs: kickOffs.filter(({ time }) => time === '10:00').slice(0, 24),
      teams: teams.map((team, index) => (index < 3 ? { ...team, blackouts: [week(2 + index)] } : team)),
    });
    for (const seed of ['a', 'b', 'c']) {
      const all = reports(packed, 6000, seed);
      // Five teams have twelve weekends and three have eleven: 46 of 56 matches at most.
      assert.ok(leftOut(all.at(-1)) <= leftOut(all[0]) && leftOut(all.at(-1)) >= 10);
    }
  });
});
