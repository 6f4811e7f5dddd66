import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createTable } from '../../src/standings/table.ts';
import { caseInput, readCase } from './index.ts';

const golden = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../golden/standings/${name}.json`, import.meta.url), 'utf8'));
const volleyball = golden('fivb-vnl-2019-women');
const rugby = golden('rwc-2023-C');

const league = {
  rules: { points: { win: 3, draw: 1, loss: 0 }, policy: 'RESTART', tiebreak: [] },
  teams: ['Lions', 'Bears', 'Wolves'],
  matches: [{ home: 'Lions', away: 'Bears', hs: 2, as: 1 }],
};

function read(value: unknown) {
  const file = readCase(value);
  assert.ok(!('breach' in file), JSON.stringify(file));
  return file;
}

function refusalOf(changes: object) {
  const file = readCase({ ...league, ...changes });
  return 'breach' in file ? file.field : null;
}

describe('any input is read or refused without throwing', () => {
  test('any JSON at all', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void readCase(value)));
  });

  test('a real case with any of its fields replaced by something else', () => {
    const small = { ...rugby, matches: rugby.matches.slice(0, 3), adjustments: [], withdrawn: [], extra: {} };
    const fields = fc.constantFrom(...Object.keys(small), 'rules.points', 'rules.tiebreak', 'rules.primary');
    fc.assert(
      fc.property(fields, fc.jsonValue(), (field, value) => {
        const [outer = '', inner] = field.split('.');
        const changed = inner === undefined ? value : { ...small[outer], [inner]: value };
        const file = readCase({ ...small, [outer]: changed });
        if (!('breach' in file)) createTable(caseInput(file));
      }),
    );
  });
});

describe('the fields of a case', () => {
  test('days are read in the notations of the sources', () => {
    assert.equal(read(volleyball).matches[0]?.at, '2019-05-21');
    const timed = { ...league.matches[0], date: '2023-08-11', time: '20:00' };
    assert.equal(read({ ...league, matches: [timed] }).matches[0]?.at, '2023-08-11T20:00');
  });

  test('only the last set may have a different value', () => {
    assert.deepEqual(read(volleyball).rules.lastSet, { bestOf: 5, win: 2, loss: 1 });
    const setPoints = { '3-0': [3, 0], '3-1': [2, 0], '3-2': [2, 1] };
    assert.equal(refusalOf({ rules: { ...league.rules, setPoints } }), 'rules.setPoints');
    assert.equal(
      refusalOf({ rules: { ...league.rules, setPoints: { '1-3': [3, 0] } } }),
      'rules.setPoints.1-3',
    );
  });

  test('a ranking is accepted as seeds', () => {
    const rules = { ...league.rules, tiebreak: [{ scope: 'ALL', metric: 'RANKING' }] };
    const file = read({ ...league, rules, extra: { ranking: ['Wolves', 'Lions', 'Bears'] } });
    assert.equal(file.rules.tiebreak[0]?.metric, 'SEED');
    assert.deepEqual(file.seeds, { Wolves: 1, Lions: 2, Bears: 3 });
  });

  test('cards give the fair-play points if these are absent', () => {
    const cards = [
      { match: 'one', team: 'Bears', player: 'Ana', kind: 'YELLOW' },
      { match: 'one', team: 'Bears', player: 'Ana', kind: 'RED' },
    ];
    assert.deepEqual(caseInput(read({ ...league, cards })).fairPlay, { Lions: 0, Bears: 5, Wolves: 0 });
    const added = { ...league, cards, extra: { fairPlay: { Bears: 9 } } };
    assert.deepEqual(caseInput(read(added)).fairPlay, { Bears: 9 });
  });

  test('unknown teams are refused wherever they appear', () => {
    const team = 'Foxes';
    assert.equal(refusalOf({ adjustments: [{ team, points: -3 }] }), 'adjustments[0].team');
    assert.equal(refusalOf({ withdrawn: [{ team, mode: 'ANNUL' }] }), 'withdrawn[0].team');
    assert.equal(refusalOf({ extra: { lots: ['Lions', team] } }), 'extra.lots[1]');
    assert.equal(refusalOf({ extra: { fairPlay: { [team]: 3 } } }), 'extra.fairPlay.Foxes');
  });

  test('an awarded draw is 0-0 without bonus; one with goals was played', () => {
    const awarded = (goals: number) => {
      const match = { home: 'Lions', away: 'Bears', hs: goals, as: goals, status: 'AWARDED' };
      return caseInput(read({ ...league, matches: [match] })).matches[0]?.outcome;
    };
    assert.deepEqual([awarded(0), awarded(2)], ['DRAW_AWARDED', 'NORMAL']);
  });

  test('an awarded score is kept as written, however narrow', () => {
    const match = { home: 'Lions', away: 'Bears', hs: 2, as: 3, status: 'AWARDED' };
    const table = createTable(caseInput(read({ ...league, matches: [match] })));
    assert.ok(!('breach' in table));
    assert.deepEqual(
      table.rows.map((row) => [row.team, row.for, row.against]),
      [
        ['Bears', 3, 2],
        ['Lions', 2, 3],
        ['Wolves', 0, 0],
      ],
    );
  });
});
