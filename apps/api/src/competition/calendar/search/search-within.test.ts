import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DatedProblem, defaultRules } from '@traip/engine/calendar';
import { plantedSeason } from '@traip/engine/lab';
import { loadSolver } from '@traip/engine/solver';
import { searchWithin } from './search-within.ts';

const solver = await loadSolver();
const dayMinutes = 1440;
const dates = ['2026-09-05', '2026-09-12', '2026-09-19', '2026-09-26'];
const rounds = [
  [
    ['A', 'B'],
    ['C', 'D'],
  ],
  [
    ['A', 'C'],
    ['B', 'D'],
  ],
  [
    ['A', 'D'],
    ['B', 'C'],
  ],
] as const;

/** Four teams, one ground, four Saturdays. A is at home three times in a row, whatever the calendar. */
const league: DatedProblem = {
  first: '2026-09-05',
  last: '2026-09-26',
  kickOffs: dates.flatMap((date, week) =>
    ['10:00', '12:00'].map((time) => ({
      date,
      time,
      at: week * 7 * dayMinutes + Number(time.slice(0, 2)) * 60,
    })),
  ),
  teams: ['A', 'B', 'C', 'D'].map((id) => ({ id })),
  venues: [
    {
      id: 'Ground',
      fields: ['1', '2'],
      openings: dates.map((_, week) => ({ from: week * 7 * dayMinutes, to: (week * 7 + 1) * dayMinutes })),
    },
  ],
  matches: rounds.flatMap((pairs, index) =>
    pairs.map(([home, away]) => ({ id: `${home}${away}`, home, away, round: index + 1, venues: ['Ground'] })),
  ),
  rules: defaultRules,
};

/** A search whose clock advances by a millisecond each time it is read: every 2000 steps. */
function search(problem: DatedProblem) {
  let clockReads = 0;
  const calendar = searchWithin(problem, new Map(), {
    seed: 'sol',
    seconds: 2,
    solver,
    now: () => {
      clockReads += 1;
      return clockReads;
    },
    isStopped: () => false,
    report: () => undefined,
  });
  return { calendar, clockReads };
}

describe('the search for a calendar', () => {
  it('ends once a simple league can’t improve, even if not every wish is met', () => {
    const { calendar, clockReads } = search(league);
    assert.equal(calendar.unplaced.length, 0);
    assert.ok(calendar.soft > 0, 'three home matches in a row cost something');
    assert.ok(clockReads < 200, `${clockReads} looks at the clock of 2000`);
  });

  it('ends immediately when every wish is met', () => {
    const rules = {
      ...defaultRules,
      weights: { ...defaultRules.weights, breaks: 0, threeInARow: 0, simultaneous: 0 },
    };
    const { calendar, clockReads } = search({ ...league, rules });
    assert.equal(calendar.soft, 0);
    assert.ok(clockReads < 20, `${clockReads} looks at the clock of 2000`);
  });

  it('places the last matches of a season with hardly a free date', () => {
    // One of the seasons with a planted calendar that the search alone never completed.
    const { problem } = plantedSeason('season 90');
    const { calendar } = search(problem);
    assert.deepEqual(calendar.unplaced, []);
  });

  it('ends with a match unplaced if it has no possible place', () => {
    const { calendar, clockReads } = search({ ...league, kickOffs: league.kickOffs.slice(0, 2) });
    assert.ok(calendar.unplaced.length > 0);
    assert.ok(clockReads < 2000, `${clockReads} looks at the clock of 2000`);
  });
});
