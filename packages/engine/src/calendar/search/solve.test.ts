import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { asDated, asTimetable } from '../../../lab/robinx/as-dated.ts';
import { evaluate } from '../../../lab/robinx/evaluate.ts';
import { readInstance } from '../../files/robinx/read-instance.ts';
import { isoDate } from '../dated/civil.ts';
import { judge } from '../dated/judge.ts';
import { type DatedProblem, defaultRules } from '../dated/problem.ts';
import { type Progress, solveDated } from './solve.ts';
import { DAY, firstSaturday, HOUR, league } from './testing/eight-clubs.ts';
import type { Calendar } from './to-calendar.ts';

function lastOf(found: ReturnType<typeof solveDated>): Progress {
  assert.ok(!('breach' in found), JSON.stringify(found));
  const all = [...found];
  const last = all.at(-1);
  assert.ok(last);
  return last;
}

const solved = (problem: DatedProblem, steps = 30_000, seed = 'a league'): Calendar =>
  lastOf(solveDated(problem, { seed, steps })).calendar();
const linesOf = ({ placements }: Calendar) =>
  [...placements].map(([id, { at, field }]) => `${id} ${at} ${field}`);

describe('a league of eight clubs', () => {
  const problem = league();
  const calendar = solved(problem);

  it('gets a date, a kick-off and a field for every match without breaking a rule', () => {
    assert.deepEqual([calendar.placements.size, calendar.unplaced, calendar.conflicts], [56, [], []]);
    assert.ok(judge(problem, calendar.placements).every(({ isHard }) => !isHard));
  });

  it('gets the same calendar from the same seed, and a different one from another', () => {
    assert.deepEqual(linesOf(solved(problem, 4000)), linesOf(solved(problem, 4000)));
    assert.notDeepEqual(linesOf(solved(problem, 4000)), linesOf(solved(problem, 4000, 'another')));
  });

  it('never gets worse during the search, which may be stopped at any time', () => {
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

  it('keeps a locked match where it is', () => {
    const locked = {
      date: isoDate(firstSaturday + 7),
      time: '18:00',
      at: 7 * DAY + 18 * HOUR,
      field: 'New 2',
    };
    const matches = problem.matches.map((match) =>
      match.id === 'Ajax-Betis' ? { ...match, locked } : match,
    );
    const placements = solved(league({ matches, rules: { ...defaultRules, isOrderFree: true } })).placements;
    assert.deepEqual(placements.get('Ajax-Betis'), locked);
  });

  it('leaves a match unplaced rather than on a field that is taken', () => {
    const kickOffs = problem.kickOffs.filter(({ time }) => time === '10:00').slice(0, 24);
    const short = solved(league({ kickOffs }), 5000);
    assert.ok(short.unplaced.length > 0);
    assert.ok(short.conflicts.length > 0);
    assert.ok(short.offences.every(({ isHard }) => !isHard));
    assert.equal(short.placements.size + short.unplaced.length, 56);
  });

  it('is refused with a match of an unknown team', () => {
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

describe('a real amateur season of thirteen teams', () => {
  const source = readFileSync(new URL('../../../golden/calendar/IF18.xml', import.meta.url), 'utf8');

  it('is placed completely, and a second evaluator finds the same cost', () => {
    const instance = readInstance(source);
    assert.ok(!('breach' in instance));
    const problem = asDated(instance);
    assert.ok(!('breach' in problem));
    const { placements, soft } = solved(problem, 150_000);
    const { hard, soft: evaluated } = evaluate(instance, asTimetable(placements));
    assert.deepEqual([hard, evaluated, placements.size], [0, soft, 156]);
    assert.ok(soft <= 20, `${soft} where 6 is the best known`);
  });

  it('with rounds instead of days is not a dated calendar', () => {
    const compact = readInstance(source.replace('<compactness>R<', '<compactness>C<'));
    assert.ok(!('breach' in compact));
    assert.deepEqual(asDated(compact), { breach: 'NOT_DATED', kind: 'FORMAT' });
  });
});
