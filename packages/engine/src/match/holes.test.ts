import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { overrideRules } from '../sports/index.ts';
import { boutEndingOf } from './bout.ts';
import { canDo } from './can-do.ts';
import type { HoleEvent, ManualResult, MatchEvent } from './event.ts';
import { readMargin } from './holes.ts';
import { resultOf, winningSide } from './result.ts';
import { applyAll, lions, matchWith, openDesk, pair, refusalOf, rulesOf } from './testing/desk.ts';
import { winnerOf } from './winner.ts';

const golf = rulesOf('GOLF_MATCH');
const nine = overrideRules(golf, { periods: { n: 9 } });
assert.ok(!('breach' in nine));

const results = { A: pair(1, 0), B: pair(0, 1), h: pair(0, 0) } as const;
const hole = (set: number, is: keyof typeof results, seq = set): HoleEvent => ({
  id: `h${seq}`,
  seq,
  type: 'GOAL',
  kind: 'HOLE',
  period: set,
  minute: 0,
  payload: { set, ...results[is] },
});

/** "ABhh": the winner of each hole in order, h for halved. */
const holes = (text: string): HoleEvent[] =>
  [...text].map((is, at) => hole(at + 1, is as keyof typeof results));

const manualResult = (input: Omit<ManualResult, 'outcome'>) =>
  openDesk().manual({ outcome: 'NORMAL', ...input } as ManualResult);
const refused = (method: string, rules = golf, winner: ManualResult['winner'] | null = 'HOME') =>
  refusalOf(rules, manualResult({ method, ...(winner ? { winner } : {}) }));
const methodOf = (method: string, rules = golf) =>
  resultOf(matchWith(rules, [manualResult({ method, winner: 'AWAY' })]), rules).method;

const referee = { role: 'referee', assigned: 'CALLER', force: false } as const;
const finish = (events: readonly MatchEvent[], knockout: boolean) => {
  const match = matchWith(golf, events);
  const verdict = canDo('finish', { status: 'IN_PROGRESS', dated: true }, referee, {
    match,
    rules: golf,
    knockout,
  });
  return 'breach' in verdict ? verdict.breach : null;
};

describe('match play', () => {
  it('is over once a side is further up than there are holes left', () => {
    const card = (text: string, rules = golf) => {
      const { tally } = matchWith(rules, holes(text));
      return [tally.score, tally.holes?.method, tally.decided];
    };
    assert.deepEqual(card('AAh'), [pair(2, 0), null, null]);
    assert.deepEqual(card('BAB'), [pair(0, 1), null, null]);
    assert.deepEqual(card(`AAA${'h'.repeat(13)}`), [pair(3, 0), '3&2', 'HOME']);
    assert.deepEqual(card('AAAAAAAAAA'), [pair(10, 0), '10&8', 'HOME']);
    assert.deepEqual(card(`B${'h'.repeat(17)}`), [pair(0, 1), '1 up', 'AWAY']);
    assert.deepEqual(card('h'.repeat(18)), [pair(0, 0), 'AS', null]);
    assert.deepEqual(card(`${'h'.repeat(19)}A`), [pair(1, 0), '20th', 'HOME']);
    assert.deepEqual(card('AAhhhhhhh', nine), [pair(2, 0), '2&1', 'HOME']);
  });

  it('accepts a hole again as its correction, and no hole that is not played', () => {
    const events = [...holes('AAh'), hole(2, 'B', 9)];
    assert.deepEqual(matchWith(golf, events).tally.score, pair(0, 0));
    const over = holes(`AAA${'h'.repeat(13)}`);
    assert.equal(refusalOf(golf, hole(17, 'B'), over), 'HOLE_IMPOSSIBLE');
    assert.equal(refusalOf(golf, hole(19, 'A'), holes('AB')), 'HOLE_IMPOSSIBLE');
    assert.equal(refusalOf(golf, hole(21, 'A'), holes('h'.repeat(18))), 'HOLE_IMPOSSIBLE');
    const both = { ...hole(1, 'A'), payload: { set: 1, home: 1, away: 1 } };
    assert.equal(refusalOf(golf, both), 'HOLE_IMPOSSIBLE');
    assert.equal(refusalOf(rulesOf('FOOTBALL_11'), hole(1, 'A')), 'UNKNOWN_KIND');
  });

  it('can start on any hole', () => {
    const from10 = Array.from({ length: 10 }, (_, at) => hole(((at + 9) % 18) + 1, 'A', at + 1));
    assert.equal(applyAll(golf, from10).tally.holes?.method, '10&8');
  });

  it('cannot end while there are holes to play, and continues if a winner is required', () => {
    assert.equal(finish(holes('AA'), false), 'HOLES_LEFT');
    assert.equal(finish([], false), 'HOLES_LEFT');
    assert.equal(finish(holes('h'.repeat(18)), false), null);
    assert.equal(finish(holes('h'.repeat(18)), true), 'WINNER_REQUIRED');
    assert.equal(finish(holes(`${'h'.repeat(18)}A`), true), null);
    assert.equal(finish(holes(`${'h'.repeat(18)}A`), false), 'MARGIN_IMPOSSIBLE');
    assert.equal(finish([...holes('AB'), manualResult({ method: 'CONCEDED', winner: 'AWAY' })], true), null);
  });

  it('has a result in the usual notation', () => {
    const notations = { '3&2': '3&2', '3/2': '3&2', '1UP': '1 up', '2 arriba': '2 up', '10 & 8': '10&8' };
    for (const [text, is] of Object.entries(notations)) assert.equal(methodOf(text), is, text);
    for (const text of ['19th', '19', 'en el 19', '1 up (19)', '1 up after 19 holes', '19.º'])
      assert.equal(methodOf(text), '19th', text);
    assert.deepEqual(
      ['21st', '22', '23'].map((text) => methodOf(text)),
      ['21st', '22nd', '23rd'],
    );
    assert.deepEqual(
      ['10', '11', '12', '13', '21'].map((text) => methodOf(text, nine)),
      ['10th', '11th', '12th', '13th', '21st'],
    );
    assert.equal(methodOf('5&4', nine), '5&4');
    const level = resultOf(matchWith(golf, [manualResult({ method: 'empate' })]), golf);
    assert.deepEqual([level.method, level.score, winningSide(level)], ['AS', pair(0, 0), null]);
  });

  it('refuses impossible results', () => {
    for (const text of [
      '3&3',
      '4&1',
      '10&9',
      '0 up',
      '3 up',
      '2&3',
      '1 up after 17 holes',
      '2 up after 19 holes',
    ])
      assert.equal(refused(text), 'MARGIN_IMPOSSIBLE', text);
    for (const text of ['KO', '3-2', '1-0', '&', '17', ''])
      assert.equal(refused(text), 'MARGIN_IMPOSSIBLE', text);
    assert.equal(refused('6&4', nine), 'MARGIN_IMPOSSIBLE');
    assert.equal(refused('AS'), 'MARGIN_IMPOSSIBLE', 'nobody wins a level match');
    assert.equal(refused('3&2', golf, null), 'SCORE_REQUIRED');
    assert.equal(
      refusalOf(golf, manualResult({ method: '3&2', winner: 'HOME', score: pair(2, 0) })),
      'SCORE_INVALID',
    );
    assert.equal(refusalOf(golf, manualResult({ method: '3&2', winner: 'HOME', score: pair(3, 0) })), null);
  });

  it('any sequence of holes gives a result that can also be entered manually', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', 'B', 'h'), { minLength: 30, maxLength: 30 }), (course) => {
        const { tally } = applyAll(golf, holes(course.join('')));
        if (tally.decided === null || !tally.holes?.method) return;
        const manual = manualResult({ method: tally.holes.method, winner: tally.decided });
        const result = resultOf(matchWith(golf, [manual]), golf);
        assert.deepEqual([result.method, result.score], [tally.holes.method, tally.score]);
        assert.ok(readMargin(tally.holes.method, 18));
      }),
    );
  });

  it('is won by the side it was conceded to, even from behind', () => {
    const match = matchWith(golf, [...holes('AA'), manualResult({ method: 'CONCEDED', winner: 'AWAY' })]);
    const result = resultOf(match, golf);
    assert.deepEqual([result.method, result.score, winningSide(result)], ['CONCEDED', pair(0, 1), 'AWAY']);
    assert.deepEqual(winnerOf(match, golf, { knockout: true }), { winner: 'AWAY', by: 'METHOD' });
  });

  it('shows its margin instead of a score', () => {
    const ending = boutEndingOf(resultOf(matchWith(golf, holes(`AAA${'h'.repeat(13)}`)), golf));
    assert.deepEqual([ending?.method, ending?.isJudged], ['3&2', true]);
    assert.equal(boutEndingOf(resultOf(matchWith(golf, holes('AA')), golf)), null);
  });

  it('counts holes that earlier releases stored as goals', () => {
    const desk = openDesk();
    const { tally } = matchWith(golf, [desk.goal(lions, { kind: 'HOLE' }), desk.goal(lions)]);
    assert.deepEqual([tally.score, tally.holes], [pair(2, 0), null]);
  });
});
