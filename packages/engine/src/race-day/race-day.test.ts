import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { markText } from './mark-text.ts';
import { type EventEntry, type EventRules, rankEvent } from './rank-event.ts';
import { parseMark, readResults, type StartedEntry, type TypedResult } from './result-rows.ts';

const road: EventRules = {
  kind: 'TIME',
  resolution: 1000,
  ties: 'SHARE',
  rankedStatuses: [],
  bands: [
    { key: 'SUB20', min: 0, max: 19 },
    { key: 'SENIOR', min: 20, max: 34 },
    { key: 'V35', min: 35, max: null },
  ],
  ageRule: { by: 'YEAR', year: 2027, day: '2027-03-14' },
  overallBy: 'GUN',
  groupsBy: 'GUN',
};

const runner = (id: string, change: Partial<EventEntry>): EventEntry => ({
  id,
  gender: 'MALE',
  birthYear: 1995,
  birthDate: null,
  mark: null,
  netMark: null,
  status: null,
  order: null,
  ...change,
});

function rank(entries: readonly EventEntry[], rules = road) {
  const rows = rankEvent(entries, rules);
  assert.ok(!('breach' in rows), JSON.stringify(rows));
  return rows;
}

describe('the ranking of a race', () => {
  it('is overall, by gender, by age and by both', () => {
    const rows = rank([
      runner('Carla', { gender: 'FEMALE', birthYear: 1990, mark: 2_400_000 }),
      runner('Luis', { mark: 1_900_000 }),
      runner('Ana', { gender: 'FEMALE', mark: 2_200_000 }),
      runner('Hugo', { birthYear: 1980, mark: 2_300_000 }),
      runner('Teo', { birthYear: null, mark: 2_500_000 }),
    ]);
    assert.deepEqual(
      rows.map(({ id, place, genderPlace, band, bandPlace, categoryPlace }) => [
        id,
        place,
        genderPlace,
        band,
        bandPlace,
        categoryPlace,
      ]),
      [
        ['Luis', 1, 1, 'SENIOR', 1, 1],
        ['Ana', 2, 1, 'SENIOR', 2, 1],
        ['Hugo', 3, 2, 'V35', 1, 1],
        ['Carla', 4, 2, 'V35', 2, 1],
        ['Teo', 5, 3, null, null, null],
      ],
    );
  });

  it('rounds times up to the second, and equal ones share a place', () => {
    const rows = rank([
      runner('A', { mark: 60_001 }),
      runner('B', { mark: 61_000 }),
      runner('C', { mark: 61_001 }),
    ]);
    assert.deepEqual(
      rows.map(({ id, place }) => [id, place]),
      [
        ['A', 1],
        ['B', 1],
        ['C', 3],
      ],
    );
  });

  it('ranks groups by net time if the rules say so, and overall by gun time', () => {
    const rows = rank(
      [
        runner('early', { mark: 2_400_000, netMark: 2_399_000 }),
        runner('late', { mark: 2_430_000, netMark: 2_390_000 }),
        runner('unknown', { mark: 2_395_000 }),
      ],
      { ...road, groupsBy: 'NET' },
    );
    assert.deepEqual(
      rows.map(({ id, place, genderPlace, bandPlace, categoryPlace }) => [
        id,
        place,
        genderPlace,
        bandPlace,
        categoryPlace,
      ]),
      [
        ['unknown', 1, 2, 2, 2],
        ['early', 2, 3, 3, 3],
        ['late', 3, 1, 1, 1],
      ],
    );
    const byNet = rank([runner('a', { mark: 61_000, netMark: 60_000 }), runner('b', { mark: 60_500 })], {
      ...road,
      overallBy: 'NET',
      groupsBy: 'NET',
    });
    assert.deepEqual(
      byNet.map(({ id }) => id),
      ['a', 'b'],
    );
  });

  it('follows the finishing order if the rules say so', () => {
    const level = [runner('A', { mark: 61_000, order: 2 }), runner('B', { mark: 61_000, order: 1 })];
    const placed = rank(level, { ...road, ties: 'ORDER' }).map(({ id, place }) => [id, place]);
    assert.deepEqual(placed, [
      ['B', 1],
      ['A', 2],
    ]);
  });

  it('ends with entries without a place, lapped first and absent last', () => {
    const rows = rank([
      runner('absent', { status: 'DNS' }),
      runner('disqualified', { status: 'DSQ', mark: 50_000 }),
      runner('out', { status: 'DNF' }),
      runner('lapped', { status: 'LAP' }),
      runner('home', { mark: 90_000 }),
    ]);
    assert.deepEqual(
      rows.map(({ id, place }) => [id, place]),
      [
        ['home', 1],
        ['lapped', null],
        ['out', null],
        ['disqualified', null],
        ['absent', null],
      ],
    );
  });

  it('puts the longest throw, the most points and the most laps first', () => {
    for (const kind of ['DISTANCE', 'POINTS', 'LAPS'] as const) {
      const rows = rank([runner('A', { mark: 8_410 }), runner('B', { mark: 8_950 })], { ...road, kind });
      assert.deepEqual(
        rows.map(({ id }) => id),
        ['B', 'A'],
      );
    }
  });

  it('law: in laps the finishing order only separates equal lap counts', () => {
    const laps = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 12 });
    const shuffled = laps.chain((marks) =>
      fc.tuple(fc.constant(marks), fc.shuffledSubarray([...marks.keys()], { minLength: marks.length })),
    );
    fc.assert(
      fc.property(shuffled, ([marks, order]) => {
        const crossed = (at: number) => order.indexOf(at);
        const rows = marks.map((mark, at) => runner(`${at}`, { mark, order: crossed(at) + 1 }));
        const expected = [...marks.keys()].sort(
          (a, b) => (marks[b] ?? 0) - (marks[a] ?? 0) || crossed(a) - crossed(b),
        );
        const ranked = rank(rows, { ...road, kind: 'LAPS', ties: 'ORDER' });
        assert.deepEqual(
          ranked.map(({ id, place }) => [Number(id), place]),
          expected.map((at, index) => [at, index + 1]),
        );
      }),
    );
  });

  it('of laps is by most laps, then by time, then by finishing order', () => {
    const rows = [
      runner('slow', { mark: 12, elapsed: 3_700_000, order: 1 }),
      runner('fast', { mark: 12, elapsed: 3_600_000, order: 4 }),
      runner('most', { mark: 13, elapsed: 3_800_000, order: 5 }),
      runner('level', { mark: 12, elapsed: 3_700_000, order: 2 }),
      runner('untimed', { mark: 12, order: 3 }),
    ];
    const placed = (ties: EventRules['ties']) =>
      rank(rows, { ...road, kind: 'LAPS', ties }).map(({ id, place }) => `${place} ${id}`);
    assert.deepEqual(placed('ORDER'), ['1 most', '2 fast', '3 slow', '4 level', '5 untimed']);
    assert.deepEqual(placed('SHARE'), ['1 most', '2 fast', '3 slow', '3 level', '5 untimed']);
  });

  it('law: the order within a gender or band is the overall one', () => {
    const entries = fc.array(
      fc.record({
        gender: fc.constantFrom('FEMALE', 'MALE', null),
        birthYear: fc.constantFrom(null, 1980, 1995, 2012),
        mark: fc.integer({ min: 1, max: 9 }).map((minutes) => minutes * 60_000),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(entries, (people) => {
        const rows = rank(people.map((person, at) => runner(`${at}`, person)));
        const rises = (places: readonly (number | null)[]) =>
          places.every((place, at) => at === 0 || (places[at - 1] ?? 0) <= (place ?? 0));
        for (const gender of ['FEMALE', 'MALE'])
          assert.ok(
            rises(
              rows.filter(({ id }) => people[Number(id)]?.gender === gender).map((row) => row.genderPlace),
            ),
          );
        for (const { key } of road.bands)
          assert.ok(rises(rows.filter(({ band }) => band === key).map(({ bandPlace }) => bandPlace)));
      }),
    );
  });

  it('handles fifty thousand finishers', () => {
    const many = Array.from({ length: 50_000 }, (_, at) =>
      runner(`${at}`, { mark: 1_800_000 + ((at * 7919) % 50_000) * 100, birthYear: 1950 + (at % 60) }),
    );
    assert.equal(rank(many).length, 50_000);
  });
});

describe('rows of results', () => {
  const started: StartedEntry = { heat: null, mark: null, status: null, order: null };
  const entries = new Map([
    ['1', started],
    ['2', started],
    ['3', { ...started, status: 'DNS' as const }],
  ]);
  const row = (line: number, bib: string, mark: string, more: Partial<TypedResult> = {}): TypedResult => ({
    line,
    bib,
    mark,
    status: '',
    order: '',
    splits: [],
    ...more,
  });
  const rules = {
    kind: 'TIME' as const,
    resolution: 1000,
    source: 'TYPED' as const,
    entries,
    corrected: new Set<string>(),
  };
  const read = (rows: readonly TypedResult[], change: Partial<Parameters<typeof readResults>[1]> = {}) =>
    readResults(rows, { ...rules, ...change });
  const codesOf = (...read_: Parameters<typeof read>) =>
    read(...read_).problems.map(({ line, code }) => `${line} ${code}`);

  it('are read with comma or point, with or without hours, and with a status instead of a time', () => {
    const { results, problems } = read([row(1, '1', '1:02:03'), row(2, '2', 'abandono')]);
    assert.deepEqual(problems, []);
    assert.deepEqual(
      results.map(({ mark, status }) => [mark, status]),
      [
        [3_723_000, null],
        [null, 'DNF'],
      ],
    );
    const pool = read([row(1, '1', '59,99')], { resolution: 10 });
    assert.equal(pool.results[0]?.mark, 59_990);
  });

  it('are laps if those are counted, even if lapped riders cross the line first', () => {
    const marks = (...texts: string[]) =>
      read(
        texts.map((text, at) => row(at + 1, `${at + 1}`, text, { order: `${at + 1}` })),
        { kind: 'LAPS' },
      );
    assert.deepEqual(
      marks('11', '12 vueltas').results.map(({ mark }) => mark),
      [11, 12],
    );
    assert.deepEqual(marks('11', '12').problems, []);
    const timed = read([row(1, '1', '11', { elapsed: '1:02:03' })], { kind: 'LAPS' });
    assert.deepEqual([timed.problems, timed.results[0]?.elapsed], [[], 3_723_000]);
    const untimed = read([row(1, '1', '11', { elapsed: 'soon' })], { kind: 'LAPS' });
    assert.deepEqual(
      untimed.problems.map(({ code }) => code),
      ['MARK_INVALID'],
    );
    for (const wrong of ['1:02:03', '11.5', '-3', 'laps'])
      assert.equal(marks(wrong).problems.length, 1, wrong);
    assert.deepEqual(
      (['es', 'en'] as const).map((locale) =>
        [1, 12].map((mark) => markText(mark, { ...road, kind: 'LAPS' }, locale)),
      ),
      [
        ['1 vuelta', '12 vueltas'],
        ['1 lap', '12 laps'],
      ],
    );
  });

  it('law: a displayed mark is read back unchanged', () => {
    const shown = fc.tuple(
      fc.constantFrom('TIME', 'DISTANCE', 'POINTS', 'LAPS'),
      fc.constantFrom('es', 'en'),
      fc.integer({ min: 1, max: 9999 }),
    );
    fc.assert(
      fc.property(shown, ([kind, locale, hundredths]) => {
        const mark = kind === 'TIME' || kind === 'DISTANCE' ? hundredths * 10 : hundredths;
        assert.equal(parseMark(markText(mark, { kind, resolution: 10 }, locale), kind), mark);
      }),
    );
  });

  it('are refused with all problems, row by row', () => {
    assert.deepEqual(
      codesOf([
        row(1, '1', '1:75.2'),
        row(2, '9', '40:00'),
        row(3, '2', '40:00', { status: 'DNF' }),
        row(4, '2', '40:00'),
        row(5, '3', '41:00'),
        row(6, '1', '', { status: 'QUIZÁ' }),
        row(7, '1', '', { order: 'x' }),
      ]),
      [
        '1 MARK_INVALID',
        '2 UNKNOWN_BIB',
        '3 MARK_AND_STATUS',
        '4 BIB_TWICE',
        '5 NOT_STARTED',
        '6 BIB_TWICE',
        '6 STATUS_UNKNOWN',
        '7 BIB_TWICE',
        '7 ORDER_INVALID',
      ],
    );
  });

  it('typed by a person are no finer than the clock; those from a file are rounded up later', () => {
    assert.deepEqual(codesOf([row(1, '1', '40:00.5')]), ['1 MARK_TOO_FINE']);
    assert.deepEqual(codesOf([row(1, '1', '40:00.5')], { source: 'FILE' }), []);
  });

  it('give a time to a non-starter only after confirmation', () => {
    assert.deepEqual(codesOf([row(1, '3', '40:00')], { corrected: new Set(['3']) }), []);
  });

  it('keep the position of a missing split', () => {
    const splitsOf = (...splits: string[]) => read([row(1, '1', '40:00', { splits })]).results[0]?.splits;
    assert.deepEqual(splitsOf('10:00', '', '30:00'), [600_000, null, 1_800_000]);
    assert.deepEqual(splitsOf('', ''), []);
  });

  it('have increasing splits', () => {
    assert.deepEqual(codesOf([row(1, '1', '40:00', { splits: ['20:00', '', '19:00'] })]), [
      '1 SPLITS_NOT_RISING',
    ]);
    assert.deepEqual(codesOf([row(1, '1', '40:00', { splits: ['20:00', '41:00'] })]), [
      '1 SPLITS_NOT_RISING',
    ]);
    assert.deepEqual(
      read([row(1, '1', '40:00', { splits: ['9:50', '20:00'] })]).results[0]?.splits,
      [590_000, 1_200_000],
    );
  });

  it('cannot contradict the finishing order, nor that of earlier rows in the same heat', () => {
    const second = row(1, '1', '40:00', { order: '2' });
    const first = row(2, '2', '41:00', { order: '1' });
    assert.deepEqual(codesOf([second, first]), ['1 ORDER_CONTRADICTS_MARK']);
    const known = new Map([
      ['1', { ...started, heat: 1, mark: 2_400_000, order: 1 }],
      ['2', { ...started, heat: 1 }],
      ['3', { ...started, heat: 2 }],
    ]);
    const faster = row(5, '2', '39:00', { order: '2' });
    assert.deepEqual(codesOf([faster], { entries: known }), ['5 ORDER_CONTRADICTS_MARK']);
    assert.deepEqual(codesOf([{ ...faster, bib: '3' }], { entries: known }), []);
  });
});
