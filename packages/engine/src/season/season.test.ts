import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { weekdayOf } from '../timetable/playing-days.ts';
import { dayOnSameWeekday, seasonDaysAfterYear, weeksBetween } from './dates.ts';
import { advanceYears, nextName } from './next-name.ts';
import { type EndedCompetition, stepsByName } from './steps.ts';

describe('the name of the next season', () => {
  for (const [before, after] of [
    ['2026/27', '2027/28'],
    ['2026-2027', '2027-2028'],
    ['Temporada 2026', 'Temporada 2027'],
    ['99/00', '00/01'],
    ['1999/00', '2000/01'],
    ['26–27', '27–28'],
    ['Verano 2026 (2026/27)', 'Verano 2027 (2027/28)'],
    ['Edición 9', 'Edición 10'],
  ] as const)
    it(`after ${before} is ${after}`, () => assert.equal(nextName(before), after));

  it('gets a year if it has none', () => {
    assert.equal(nextName('Otoño', { givenYear: 2027 }), 'Otoño 2027');
    assert.equal(nextName('Otoño'), 'Otoño 2');
  });

  it('of a competition changes only in its years', () => {
    assert.equal(advanceYears('2ª División 2026/27', 1), '2ª División 2027/28');
    assert.equal(advanceYears('2ª División', 1), '2ª División');
  });
});

describe('the days of the next season', () => {
  it('are on the same weekdays', () => {
    const days = seasonDaysAfterYear({ startsOn: '2026-09-05', endsOn: '2027-05-30' });
    assert.deepEqual(days, { startsOn: '2027-09-04', endsOn: '2028-05-28' });
    assert.deepEqual(
      [days.startsOn, days.endsOn].map((day) => weekdayOf(day ?? '')),
      [6, 7],
    );
  });

  it('begin and end with a month where they did', () => {
    assert.deepEqual(seasonDaysAfterYear({ startsOn: '2027-01-01', endsOn: '2027-02-28' }), {
      startsOn: '2028-01-01',
      endsOn: '2028-02-29',
    });
    assert.deepEqual(seasonDaysAfterYear({ startsOn: null, endsOn: null }), { startsOn: null, endsOn: null });
  });

  it('keep every weekday, whatever the number of weeks', () => {
    const day = fc
      .integer({ min: 0, max: 30_000 })
      .map((days) => dayOnSameWeekday('1990-01-01', Math.floor(days / 7)));
    fc.assert(
      fc.property(day, fc.integer({ min: -60, max: 200 }), (from, weeks) => {
        const moved = dayOnSameWeekday(from, weeks);
        assert.equal(weekdayOf(moved), weekdayOf(from));
        assert.equal(
          weeksBetween({ startsOn: from, endsOn: null }, { startsOn: moved, endsOn: null }),
          weeks,
        );
      }),
    );
  });
});

describe('levels by names', () => {
  const named = (name: string, size = 10, category = 'senior'): EndedCompetition => ({
    id: name,
    name,
    category,
    teams: Array.from({ length: size }, (_, index) => ({
      team: `${name} ${index}`,
      position: index + 1,
      withdrawn: false,
    })),
  });
  const stepsOf = (...competitions: readonly EndedCompetition[]) =>
    stepsByName(competitions).map(({ above, below, up, down }) => `${above} > ${below} ${up} ${down}`);

  it('follows ordinals, words and numbers', () => {
    assert.deepEqual(stepsOf(named('2ª División'), named('3ª División', 5), named('1ª División')), [
      '1ª División > 2ª División 2 2',
      '2ª División > 3ª División 1 1',
    ]);
    assert.deepEqual(stepsOf(named('Segunda'), named('Primera', 3)), ['Primera > Segunda 0 0']);
    assert.deepEqual(stepsOf(named('Division 1'), named('Division 2')), ['Division 1 > Division 2 2 2']);
  });

  it('is not inferred from groups, ages, years or other categories', () => {
    assert.deepEqual(stepsOf(named('Grupo 1'), named('Grupo 2')), []);
    assert.deepEqual(stepsOf(named('Sub 12'), named('Sub 14')), []);
    assert.deepEqual(stepsOf(named('Liga 2026'), named('Liga 2027')), []);
    assert.deepEqual(stepsOf(named('1ª División'), named('2ª División', 10, 'juvenil')), []);
  });

  it('is left to the organiser when the upper level has two competitions', () => {
    assert.deepEqual(stepsOf(named('1ª'), { ...named('1ª'), id: 'other' }, named('2ª')), []);
  });
});
