import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { isoDate } from '../dated/civil.ts';
import { judge } from '../dated/judge.ts';
import { isSamePlace } from '../dated/judge-alone.ts';
import { type CalendarMatch, type DatedProblem, defaultRules } from '../dated/problem.ts';
import { asDated, asTimetable } from '../robinx/as-dated.ts';
import { evaluate } from '../robinx/evaluate.ts';
import { readInstance } from '../robinx/read-instance.ts';
import { replanDated } from './replan.ts';
import { type Calendar, type Progress, solveDated } from './solve.ts';

const DAY = 1440;
const HOUR = 60;
const firstSaturday = 20_707; // 2026-09-12

/** A league of eight clubs: Saturdays and Sundays of twenty weeks, two grounds with two fields each. */
function league(changes: Partial<DatedProblem> = {}): DatedProblem {
  const names = ['Ajax', 'Betis', 'Celta', 'Depor', 'Elche', 'Fulham', 'Getafe', 'Hull'];
  const weekends = Array.from({ length: 20 }, (_, week) => [week * 7, week * 7 + 1]).flat();
  const day = (offset: number) => ({ from: offset * DAY + 9 * HOUR, to: offset * DAY + 22 * HOUR });
  return {
    first: isoDate(firstSaturday),
    last: isoDate(firstSaturday + 139),
    kickOffs: weekends.flatMap((offset) =>
      ['10:00', '12:00', '18:00'].map((time) => ({
        date: isoDate(firstSaturday + offset),
        time,
        at: offset * DAY + Number(time.slice(0, 2)) * HOUR,
      })),
    ),
    teams: names.map((id) => ({ id })),
    venues: ['Old', 'New'].map((id) => ({ id, fields: [`${id} 1`, `${id} 2`], openings: weekends.map(day) })),
    matches: fixtures(names),
    rules: defaultRules,
    ...changes,
  };
}

/** The circle: everybody meets in seven rounds, and again in the next seven with the other side at home. */
function fixtures(names: readonly string[]): readonly CalendarMatch[] {
  const [fixed = '', ...circle] = names;
  const rounds = circle.map((_, round) => {
    const turned = [...circle.slice(round), ...circle.slice(0, round)];
    const pairs = [[fixed, turned[0]], ...[1, 2, 3].map((step) => [turned[step], turned[7 - step]])];
    return pairs.map(([a = '', b = '']) => (round % 2 === 0 ? [a, b] : [b, a]) as [string, string]);
  });
  return [...rounds, ...rounds.map((pairs) => pairs.map(([home, away]) => [away, home] as const))].flatMap(
    (pairs, round) =>
      pairs.map(([home, away]) => ({
        id: `${home}-${away}`,
        home,
        away,
        round: round + 1,
        venues: [names.indexOf(home) < 4 ? 'Old' : 'New'],
      })),
  );
}

function lastOf(found: ReturnType<typeof solveDated>): Progress {
  assert.ok(!('breach' in found), JSON.stringify(found));
  const all = [...found];
  const last = all.at(-1);
  assert.ok(last);
  return last;
}

const solved = (problem: DatedProblem, steps = 30_000, seed = 'a league'): Calendar =>
  lastOf(solveDated(problem, { seed, steps })).calendar();
const written = ({ placements }: Calendar) =>
  [...placements].map(([id, { at, field }]) => `${id} ${at} ${field}`);

describe('A league of eight clubs', () => {
  const problem = league();
  const calendar = solved(problem);

  it('gets a date, a kick-off and a field for every match without breaking a rule', () => {
    assert.deepEqual([calendar.placements.size, calendar.unplaced, calendar.conflicts], [56, [], []]);
    assert.ok(judge(problem, calendar.placements).every(({ isHard }) => !isHard));
  });

  it('gets the same calendar from the same seed, and another from another', () => {
    assert.deepEqual(written(solved(problem, 4000)), written(solved(problem, 4000)));
    assert.notDeepEqual(written(solved(problem, 4000)), written(solved(problem, 4000, 'another')));
  });

  it('never gets worse while the search goes on, and may be stopped at any time', () => {
    const found = solveDated(problem, { seed: 'stop', steps: 1_000_000_000, pause: 500 });
    assert.ok(!('breach' in found));
    const reports: Progress[] = [];
    for (const progress of found) {
      reports.push(progress);
      if (progress.steps >= 5000) break;
    }
    for (const [index, { hard, soft }] of reports.slice(1).entries()) {
      const before = reports[index];
      assert.ok(before && (hard < before.hard || (hard === before.hard && soft <= before.soft)));
    }
    assert.ok(
      reports
        .at(-1)
        ?.calendar()
        .offences.every(({ isHard }) => !isHard),
    );
  });

  it('leaves a locked match where it is', () => {
    const locked = {
      date: isoDate(firstSaturday + 7),
      time: '18:00',
      at: 7 * DAY + 18 * HOUR,
      field: 'New 2',
    };
    const matches = problem.matches.map((match) =>
      match.id === 'Ajax-Betis' ? { ...match, locked } : match,
    );
    const kept = solved(league({ matches, rules: { ...defaultRules, isOrderFree: true } })).placements;
    assert.deepEqual(kept.get('Ajax-Betis'), locked);
  });

  it('moves few matches when a ground closes for a weekend', () => {
    const atOld = [...calendar.placements.values()].filter(({ field }) => field.startsWith('Old'));
    const weekOf = ({ at }: { readonly at: number }) => Math.floor(at / (7 * DAY));
    const [hit = []] = [...Map.groupBy(atOld, weekOf).values()].sort((a, b) => b.length - a.length);
    const week = weekOf(hit[0] ?? { at: 0 });
    const closed = { from: week * 7 * DAY, to: (week * 7 + 2) * DAY };
    // A postponed match is played after later rounds.
    const postponing = { ...defaultRules, isOrderFree: true };
    const venues = problem.venues.map((venue) =>
      venue.id === 'Old' ? { ...venue, blackouts: [closed] } : venue,
    );
    const again = lastOf(
      replanDated(league({ venues, rules: postponing }), calendar.placements, {
        seed: 'again',
        steps: 20_000,
      }),
    ).calendar();
    const moved = [...calendar.placements].filter(([id, place]) => {
      const now = again.placements.get(id);
      return !now || !isSamePlace(now, place);
    });
    assert.ok(hit.length > 1);
    assert.deepEqual(again.unplaced, []);
    assert.ok(
      moved.length >= hit.length && moved.length <= 3 * hit.length,
      `${hit.length} hit, ${moved.length} moved`,
    );
  });

  it('leaves a match unplaced rather than on a field that is taken', () => {
    const kickOffs = problem.kickOffs.filter(({ time }) => time === '10:00').slice(0, 24);
    const short = solved(league({ kickOffs }), 5000);
    assert.ok(short.unplaced.length > 0);
    assert.ok(short.conflicts.length > 0);
    assert.ok(short.offences.every(({ isHard }) => !isHard));
    assert.equal(short.placements.size + short.unplaced.length, 56);
  });

  it('with a match of an unknown team is refused', () => {
    const matches = [{ id: 'x', home: 'Ajax', away: 'Nobody', round: 1, venues: ['Old'] }];
    assert.deepEqual(solveDated(league({ matches }), { seed: '', steps: 1 }), {
      breach: 'TEAM_UNKNOWN',
      match: 'x',
      team: 'Nobody',
    });
    const kickOffs = [{ date: '2027-02-30', time: '10:00', at: 0 }];
    assert.deepEqual(solveDated(league({ kickOffs }), { seed: '', steps: 1 }), {
      breach: 'DATE_INVALID',
      date: '2027-02-30',
    });
  });
});

describe('A real amateur season of thirteen teams', () => {
  const source = readFileSync(new URL('../../../golden/calendar/IF18.xml', import.meta.url), 'utf8');

  it('is placed whole, and a second evaluator finds the same cost', () => {
    const instance = readInstance(source);
    assert.ok(!('breach' in instance));
    const problem = asDated(instance);
    assert.ok(!('breach' in problem));
    const { placements, soft } = solved(problem, 150_000);
    const { hard, soft: evaluated } = evaluate(instance, asTimetable(placements));
    assert.deepEqual([hard, evaluated, placements.size], [0, soft, 156]);
    assert.ok(soft <= 20, `${soft} where 6 is the best known`);
  });

  it('of rounds instead of days is not a dated calendar', () => {
    const compact = readInstance(source.replace('<compactness>R<', '<compactness>C<'));
    assert.ok(!('breach' in compact));
    assert.deepEqual(asDated(compact), { breach: 'NOT_DATED', kind: 'FORMAT' });
  });
});
