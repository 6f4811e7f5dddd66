import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge } from '../dated/judge.ts';
import { kickOffsBetween, openingsBetween } from '../dated/local-time.ts';
import { type DatedProblem, defaultRules, type Placement } from '../dated/problem.ts';
import { solveDated } from './solve.ts';

const HOUR = 60;
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** "2026-03-29 18:00" in Madrid. */
const inMadrid = (at: number) => clock.format(at * 60_000);
const offsetAt = (at: number) => Date.parse(`${inMadrid(at).replace(' ', 'T')}Z`) / 60_000 - at;

const saturdaysAndSundays = (times: readonly string[]) => [6, 7].map((weekday) => ({ weekday, times }));
const weekends = { spring: ['2026-03-14', '2026-04-12'], autumn: ['2026-10-10', '2026-11-08'] } as const;

function seasonOf([first, last]: readonly [string, string], rest: number): DatedProblem {
  const names = ['Lions', 'Bears', 'Wolves', 'Foxes'];
  const hours = [6, 7].map((weekday) => ({ weekday, from: '10:00', to: '20:00' }));
  return {
    first,
    last,
    kickOffs: kickOffsBetween({ first, last }, saturdaysAndSundays(['10:00', '18:00', '18:30']), offsetAt),
    teams: names.map((id) => ({ id })),
    venues: [
      { id: 'ground', fields: ['pitch'], openings: openingsBetween({ first, last }, hours, offsetAt) },
    ],
    matches: names.flatMap((home, one) =>
      names
        .slice(one + 1)
        .map((away) => ({ id: `${home}-${away}`, home, away, round: 1, venues: ['ground'] })),
    ),
    rules: { ...defaultRules, isOrderFree: true, rest, stretches: [] },
  };
}

for (const [season, days] of Object.entries(weekends))
  describe(`a league across the ${season} clock change`, () => {
    const problem = seasonOf(days, 48 * HOUR);

    it('offers kick-offs in local time', () => {
      assert.equal(problem.kickOffs.length, 30);
      for (const { date, time, at } of problem.kickOffs) assert.equal(inMadrid(at), `${date} ${time}`);
    });

    it('respects opening hours: a match at 18:30 would end after eight on either side', () => {
      const found = solveDated(problem, { seed: season, steps: 3000 });
      assert.ok(!('breach' in found));
      const calendar = [...found].at(-1)?.calendar();
      assert.deepEqual(calendar?.unplaced, []);
      for (const { at, time, date } of calendar?.placements.values() ?? []) {
        assert.notEqual(time, '18:30');
        assert.equal(inMadrid(at), `${date} ${time}`);
        assert.ok(inMadrid(at + 105) <= `${date} 20:00`);
      }
    });
  });

describe('rest across a clock change', () => {
  const placed = (problem: DatedProblem, date: string, time: string): Placement => {
    const kickOff = problem.kickOffs.find((one) => one.date === date && one.time === time);
    assert.ok(kickOff);
    return { ...kickOff, field: 'pitch' };
  };
  /** Whether a team that played on Saturday at 18:00 is rested by Sunday at 18:00. */
  const isRested = (days: readonly [string, string], saturday: string, sunday: string, rest: number) => {
    const problem = seasonOf(days, rest);
    const places = new Map([
      ['Lions-Bears', placed(problem, saturday, '18:00')],
      ['Lions-Wolves', placed(problem, sunday, '18:00')],
    ]);
    return judge(problem, places).every(({ kind }) => kind !== 'REST');
  };
  const dayLess = (hours: number) => hours * HOUR - 105;

  it('is an hour shorter in spring, an hour longer in autumn, and unchanged otherwise', () => {
    const { spring, autumn } = weekends;
    assert.deepEqual(
      [dayLess(23), dayLess(23) + 1].map((rest) => isRested(spring, '2026-03-28', '2026-03-29', rest)),
      [true, false],
    );
    assert.deepEqual(
      [dayLess(24), dayLess(24) + 1].map((rest) => isRested(spring, '2026-03-21', '2026-03-22', rest)),
      [true, false],
    );
    assert.deepEqual(
      [dayLess(25), dayLess(25) + 1].map((rest) => isRested(autumn, '2026-10-24', '2026-10-25', rest)),
      [true, false],
    );
  });
});

describe('a local time', () => {
  const only = (date: string, time: string) =>
    kickOffsBetween({ first: date, last: date }, saturdaysAndSundays([time]), offsetAt);

  it('that clocks skip is not a kick-off, and a repeated one is its first occurrence', () => {
    assert.deepEqual(only('2026-03-29', '02:30'), []);
    assert.deepEqual(
      only('2026-10-25', '02:30').map(({ at }) => new Date(at * 60_000).toISOString()),
      ['2026-10-25T00:30:00.000Z'],
    );
  });

  it('of overnight opening hours gives their real length', () => {
    const nights = (first: string, weekday: number) =>
      openingsBetween({ first, last: first }, [{ weekday, from: '22:00', to: '04:00' }], offsetAt);
    const lengths = (spans: readonly { from: number; to: number }[]) =>
      spans.map(({ from, to }) => to - from);
    assert.deepEqual(lengths(nights('2026-03-28', 6)), [5 * HOUR]);
    assert.deepEqual(lengths(nights('2026-10-24', 6)), [7 * HOUR]);
    assert.deepEqual(lengths(nights('2026-10-17', 6)), [6 * HOUR]);
    assert.deepEqual(nights('2026-10-17', 7), []);
  });
});
