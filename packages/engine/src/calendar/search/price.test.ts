import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { costOf, judge } from '../dated/judge.ts';
import type { Offence } from '../dated/offence.ts';
import { hardKinds, softKinds } from '../dated/offence.ts';
import type { DatedProblem } from '../dated/problem.ts';
import { hardIn, softIn } from './amount.ts';
import { emptyBoard, lift, put } from './board.ts';
import { type Compiled, compile } from './compile.ts';
import { pricer } from './price.ts';
import { read } from './read.ts';
import { smallSeason } from './testing/small-season.ts';

const draws = fc.array(fc.nat(), { minLength: 1, maxLength: 30 });

function compiledOf(problem: DatedProblem): Compiled {
  const compiled = compile(problem);
  assert.ok(!('breach' in compiled), JSON.stringify(compiled));
  return compiled;
}

/** Puts and lifts matches at random and adds up the price of each step. */
function play(compiled: Compiled, drawn: readonly number[]) {
  const board = emptyBoard(compiled);
  const price = pricer(board);
  let total = 0;
  for (const draw of drawn) {
    const chosen = draw % compiled.home.length;
    const first = read(compiled.firstOption, chosen);
    const count = read(compiled.firstOption, chosen + 1) - first;
    if (read(board.place, chosen) >= 0) {
      const option = lift(board, chosen);
      total -= price(chosen, option);
    } else if (count > 0) {
      const option = first + (draw % count);
      total += price(chosen, option);
      put(board, chosen, option);
    }
  }
  const stands = compiled.problem.matches.flatMap(({ id }, index) => {
    const placement = compiled.placements[read(board.place, index)];
    return placement ? [[id, placement] as const] : [];
  });
  return { total, placements: new Map(stands) };
}

describe('the prices of the search', () => {
  it('add up to the judge’s offences, rule by rule, whatever was put and lifted before', () => {
    fc.assert(
      fc.property(smallSeason, draws, (problem, drawn) => {
        const { total, placements } = play(compiledOf(problem), drawn);
        assert.deepEqual({ hard: hardIn(total), soft: softIn(total) }, costOf(judge(problem, placements)));
      }),
      { numRuns: 400 },
    );
  });

  it('are compared on seasons in which every rule is broken often', () => {
    const broken = new Map<Offence['kind'], number>();
    const seen = fc.sample(fc.tuple(smallSeason, draws), { numRuns: 400, seed: 2026 });
    for (const [given, drawn] of seen)
      for (const { kind } of judge(given, play(compiledOf(given), drawn).placements))
        broken.set(kind, (broken.get(kind) ?? 0) + 1);
    // These rules close a place regardless of other matches, so no search asks for their price.
    const alone = ['WINDOW', 'TEAM_BLACKOUT', 'VENUE_CLOSED', 'REFEREE_CLUB', 'REFEREE_BLACKOUT'];
    const priced = [...hardKinds, ...softKinds].filter((kind) => !alone.includes(kind));
    assert.deepEqual(
      priced.filter((kind) => (broken.get(kind) ?? 0) < 10),
      [],
    );
  });

  it('exist for exactly the places that no rule closes to the match by itself', () => {
    fc.assert(
      fc.property(smallSeason, (problem) => {
        const compiled = compiledOf(problem);
        for (const [index, one] of problem.matches.entries()) {
          const fields = problem.venues
            .filter(({ id }) => one.venues.includes(id))
            .flatMap((venue) => venue.fields);
          const open = problem.kickOffs.flatMap((at) => fields.map((field) => ({ ...at, field })));
          const allowed = open.filter(
            (place) =>
              costOf(
                judge({ ...problem, rules: { ...problem.rules, stretches: [] } }, new Map([[one.id, place]])),
              ).hard === 0,
          );
          const options = compiled.placements.slice(
            read(compiled.firstOption, index),
            read(compiled.firstOption, index + 1),
          );
          const keys = (places: readonly { at: number; field: string }[]) =>
            places.map(({ at, field }) => `${at} ${field}`).sort();
          assert.deepEqual(keys(options), keys(allowed));
        }
      }),
      { numRuns: 20 },
    );
  });
});
