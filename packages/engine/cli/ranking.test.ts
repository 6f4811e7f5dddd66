import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { desk, engine, golden } from './testing/engine.ts';

const { write } = desk();

type Case = {
  readonly kind: string;
  readonly rules: object;
  readonly input: Readonly<Record<string, unknown>>;
};

const caseOf = (name: string) => JSON.parse(readFileSync(golden(`ranking/${name}.json`), 'utf8')) as Case;

test('the final over 100 m is printed as published, without notes', () => {
  const { code, out, err } = engine(['ranking', golden('ranking/ath-paris-2024-m100.json')]);
  assert.deepEqual([code, err], [0, '']);
  const { Q, q, final } = JSON.parse(out);
  assert.deepEqual([Q.length, q], [6, ['BEDNAREK Kenneth', 'JACOBS Lamont Marcell']]);
  assert.deepEqual([final['LYLES Noah'], final['THOMPSON Kishane']], [1, 2]);
});

test('a race without groups prints none', () => {
  const input = {
    entries: [
      { id: 'Ana', time: 9000 },
      { id: 'Eva', status: 'DNF' },
    ],
  };
  const { out } = engine(['ranking', write('race.json', JSON.stringify({ kind: 'RACE', input }))]);
  assert.deepEqual(JSON.parse(out), { places: { Ana: 1, Eva: null }, groups: {} });
});

test('an unknown rule is ignored with a note', () => {
  const race = { kind: 'RACE', rules: { mood: 'good' }, input: { entries: [] } };
  const { code, err } = engine(['ranking', write('odd.json', JSON.stringify(race))]);
  assert.equal(code, 0);
  assert.match(err, /rules\.mood is unknown/);
});

describe('an invalid case is reported in one line, with the field or the name', () => {
  const race = (...entries: readonly object[]) => ({
    kind: 'RACE',
    rules: { ties: 'ORDER' },
    input: { entries },
  });
  const changed = (name: string, input: object, rules: object = {}) => {
    const whole = caseOf(name);
    return { ...whole, rules: { ...whole.rules, ...rules }, input: { ...whole.input, ...input } };
  };
  const boxing = (rounds: readonly unknown[], judges = 1) => ({
    kind: 'CARDS',
    input: { A: 'Ana', B: 'Eva', judges: Array.from({ length: judges }, () => ({ name: 'Sol', rounds })) },
  });
  const jump = (...attempts: readonly string[]) => ({
    kind: 'VERTICAL',
    input: { heights: [180, 185, 190], athletes: [{ id: 'Ana', attempts }] },
  });
  const padel = (a: readonly string[], score: readonly number[]) => ({
    kind: 'PARTNERS',
    rules: { pointsPerMatch: 24 },
    input: { players: ['A', 'B', 'C', 'D'], rounds: [[{ a, b: ['C', 'D'], score }]] },
  });
  const wrong: readonly [string, unknown, RegExp][] = [
    ['cut off', '{"kind": "RACE", "input": {', /is not JSON/],
    [
      'a place given twice',
      '{"kind": "SERIES", "rules": {"points": [9]}, "input": {"races": [{"places": {"a": 1, "a": 2}}]}}',
      /input\.races\[0\]\.places\.a appears twice/,
    ],
    [
      'a bonus for an absent participant',
      { kind: 'SERIES', rules: { points: [9] }, input: { races: [{ places: { a: 1 }, bonus: { b: 5 } }] } },
      /input\.races\[0\]\.bonus\.b: must be one of a/,
    ],
    [
      'a series without points',
      { kind: 'SERIES', rules: { points: [] }, input: { races: [{ places: { a: 1 } }] } },
      /rules\.points: must/,
    ],
    [
      'a series without participants',
      { kind: 'SERIES', rules: { points: [9] }, input: { races: [{ places: { '': 1 } }] } },
      /input\.races\[0\]\.places\..*must be text/,
    ],
    [
      'laps for only some finishers',
      race({ id: 'a', time: 5, laps: 3 }, { id: 'b', time: 4 }),
      /entries\[1\]\.laps: must be a whole number/,
    ],
    ['no object', [], /must be an object/],
    ['an unknown kind', { kind: 'CHESS' }, /kind: must be one of RACE, ROUNDS/],
    ['no input', { kind: 'RACE' }, /input: must be an object/],
    ['no entries', { kind: 'RACE', input: {} }, /input\.entries: must be a list/],
    ['a time in words', race({ id: 'a', time: '9.79' }), /entries\[0\]\.time: must be a whole number/],
    ['a negative time', race({ id: 'a', time: -1 }), /entries\[0\]\.time: must be a whole number/],
    ['an unknown status', race({ id: 'a', status: 'LOST' }), /entries\[0\]\.status: must be one of/],
    ['neither time nor status', race({ id: 'a' }), /a: has neither a mark nor a status/],
    ['a time of a non-starter', race({ id: 'a', time: 1, status: 'DNS' }), /a: has a mark and a status/],
    ['a time of zero', race({ id: 'a', time: 0 }), /entries\[0\]\.time: must be a whole number, 1/],
    [
      'an age group upside down',
      { ...race(), rules: { groups: [{ key: 'W40', min: 44, max: 40 }] } },
      /groups\[0\]\.max: must be one of 44…/,
    ],
    [
      'an age group twice',
      { ...race(), rules: { groups: [{ key: 'W40' }, { key: 'W40', min: 40 }] } },
      /W40: is listed twice/,
    ],
    ['an id twice', race({ id: 'a', time: 1 }, { id: 'a', time: 2 }), /a: is listed twice/],
    [
      'a bib twice',
      race({ id: 'a', bib: 7, time: 1 }, { id: 'b', bib: '7', time: 2 }),
      /b: has the same bib/,
    ],
    [
      'second with the better time',
      race({ id: 'a', time: 9, order: 1 }, { id: 'b', time: 8, order: 2 }),
      /b: the order contradicts/,
    ],
    [
      'segments that do not add up',
      race({ id: 'a', time: 60000, segments: [20000, 20000] }),
      /a: the segments/,
    ],
    ['a name with a line break', race({ id: 'a\nb' }), /a b: has neither/],
    [
      'a finalist from no heat',
      changed('ath-paris-2024-m100', { final: [{ id: 'x', time: 1 }] }),
      /x: is not one of/,
    ],
    ['too few lanes', changed('swim-trials-2024-m50free', {}, { laneOrder: [4, 5] }), /2: not enough lanes/],
    ['a height jumped after three failures', jump('xxx', 'o'), /Ana: has impossible attempts/],
    ['an invalid attempt', jump('oo?'), /attempts\[0\]: must be attempts like/],
    [
      'a jump-off with the third',
      changed('ath-esaa-2015-jumpoff', { jumpOff: { heights: [200], attempts: { 'bib 85': ['o'] } } }),
      /bib 85: is in the play-off/,
    ],
    [
      'a mark of a non-starter',
      { kind: 'HORIZONTAL', input: { athletes: [{ id: 'a', marks: [800], status: 'DNS' }] } },
      /a: has a mark and a status/,
    ],
    [
      'a round of a non-starter',
      changed('golf-masters-2017', { players: [{ id: 'a', rounds: [70], status: 'DNS' }], playoff: [] }),
      /a: has a mark and a status/,
    ],
    [
      'unknown steps',
      changed('ath-rio-2016-m-highjump', {}, { steps: [] }),
      /rules\.steps: must be one of HEIGHT/,
    ],
    [
      'nothing to compare',
      { kind: 'TIES', rules: {}, input: { teams: [{ id: 'a', wins: 1 }] } },
      /rules\.steps: must be one of TIE_PCT/,
    ],
    [
      'a single boxer',
      { kind: 'CARDS', input: { A: 'Ana', B: 'Ana', judges: [{ rounds: ['A'] }] } },
      /input\.B: must be two names/,
    ],
    [
      'decreasing heights',
      changed('ath-rio-2016-m-highjump', { heights: [220, 210] }),
      /210: the heights do not increase/,
    ],
    [
      'a stage without time',
      changed('cyc-tdf-2017-gc', { riders: [{ id: '1', times: [1] }] }),
      /1: needs one number/,
    ],
    [
      'a play-off with the second',
      changed('golf-masters-2017', { playoff: ['Jason Day'] }),
      /Jason Day: is in the play-off/,
    ],
    [
      'a round without strokes',
      changed('golf-masters-2017', { players: [{ id: 'a', rounds: [0] }] }),
      /rounds\[0\]: must be a whole number, 1/,
    ],
    [
      'a place that is not a known word',
      { kind: 'SERIES', rules: { points: [1] }, input: { races: [{ race: '1', places: { a: '2nd' } }] } },
      /places\.a: must be a place/,
    ],
    [
      'a place beyond the largest number',
      { kind: 'SERIES', rules: { points: [1] }, input: { races: [{ race: '1', places: { a: 1e308 } }] } },
      /places\.a: must be a place/,
    ],
    ['no points', { kind: 'SERIES', input: { races: [] } }, /rules: must be an object/],
    ['a round without a ten', boxing([[9, 9]]), /Sol, 1: neither side has 10/],
    ['a round of six', boxing([[10, 6]]), /Sol, 1: a round is scored from 7 to 10/],
    ['two judges', boxing(['A'], 2), /2: the number of judges must be odd/],
    [
      'a winner who did not fight',
      changed('judo-paris-2024-m66', { bouts: [{ round: 'FINAL', a: 'x', b: 'y', winner: 'z' }] }),
      /z: wins a bout/,
    ],
    ['no final', changed('judo-paris-2024-m66', { bouts: [] }), /FINAL: there is no such bout/],
    [
      'figures that are missing',
      changed('tie-davis-cup-2019-seconds', {}, { steps: ['GAME_PCT'] }),
      /RUS, games: this figure is missing/,
    ],
    ['a sum that is wrong', padel(['A', 'B'], [12, 13]), /1: 12-13: the scores do not add up/],
    ['a player twice in a round', padel(['A', 'C'], [12, 12]), /C: is listed twice/],
    ['three in a pair', padel(['A', 'B', 'C'], [12, 12]), /rounds\[0\]\[0\]\.a: must be two names/],
    [
      'half a win',
      { kind: 'GLICKO2', input: { player: {}, games: [{ r: 1500, rd: 30, score: 2 }] } },
      /score: must be 1, 0\.5 or 0/,
    ],
  ];
  for (const [name, content, line] of wrong)
    test(name, () => {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      const { code, out, err } = engine(['ranking', write('wrong.json', text)]);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err.trimEnd(), line);
      assert.equal(err.trimEnd().split('\n').length, 1);
    });
});
