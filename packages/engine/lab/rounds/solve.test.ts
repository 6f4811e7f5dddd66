import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { RobinxInstance } from '../../src/files/robinx/instance.ts';
import { readInstance } from '../../src/files/robinx/read-instance.ts';
import { evaluate } from '../robinx/evaluate.ts';
import { type RoundsOptions, type RoundsProgress, solveRounds } from './solve.ts';

function golden(name: string): RobinxInstance {
  const source = readFileSync(new URL(`../../golden/calendar/${name}.xml`, import.meta.url), 'utf8');
  const instance = readInstance(source);
  assert.ok(!('breach' in instance), JSON.stringify(instance));
  return instance;
}

/** Runs until a report is good enough, or the steps are used up. */
function solved(
  instance: RobinxInstance,
  options: RoundsOptions,
  isEnough: (progress: RoundsProgress) => boolean = () => false,
): readonly RoundsProgress[] {
  const found = solveRounds(instance, options);
  assert.ok(!('breach' in found), JSON.stringify(found));
  const reports: RoundsProgress[] = [];
  for (const progress of found) {
    reports.push(progress);
    if (isEnough(progress)) break;
  }
  return reports;
}

function lastOf(reports: readonly RoundsProgress[]): RoundsProgress {
  const last = reports.at(-1);
  assert.ok(last);
  return last;
}

const confirmed = (instance: RobinxInstance, progress: RoundsProgress) => {
  const { hard, soft } = evaluate(instance, progress.timetable());
  assert.deepEqual([hard, soft], [progress.hard, progress.soft]);
  return { hard, soft };
};

describe('an amateur league of twenty teams with shared grounds, blocked dates and derbies', () => {
  const instance = golden('amateur20_1');

  it('gets a feasible calendar that misses few preferences', () => {
    const isEnough = ({ hard, steps }: RoundsProgress) => hard === 0 || steps >= 400_000;
    const last = lastOf(solved(instance, { seed: 'amateurs' }, isEnough));
    assert.equal(confirmed(instance, last).hard, 0);
    assert.ok(last.soft <= 50, `${last.soft}`);
  });
});

describe('a season of the 2021 competition', () => {
  const instance = golden('ITC2021_Early_14');
  const run = (seed: string) => solved(instance, { seed, steps: 8000, pause: 500 });

  it('never gets worse during the search, and costs what the evaluator says', () => {
    const reports = run('again');
    for (const [index, { hard, soft }] of reports.slice(1).entries()) {
      const before = reports[index];
      assert.ok(before && (hard < before.hard || (hard === before.hard && soft <= before.soft)));
    }
    const first = reports[0];
    assert.ok(first);
    assert.ok(confirmed(instance, lastOf(reports)).hard < confirmed(instance, first).hard);
  });

  it('gets the same timetable from the same seed, and a different one from another', () => {
    const timetableOf = (seed: string) => lastOf(run(seed)).timetable();
    assert.deepEqual(timetableOf('again'), timetableOf('again'));
    assert.notDeepEqual(timetableOf('again'), timetableOf('another'));
  });

  it('uses exactly its steps, or runs until the caller stops if they are unlimited', () => {
    const { steps: used } = lastOf(run('again'));
    assert.ok(used <= 8000 && used > 7800, `${used}`);
    const patient = solved(instance, { seed: 'patient', pause: 500 }, ({ steps }) => steps >= 5000);
    assert.equal(lastOf(patient).steps, 5000);
  });
});

describe('a timetable of rounds is refused', () => {
  const instance = golden('ITC2021_Early_14');
  const cases: readonly (readonly [string, Partial<RobinxInstance>, string])[] = [
    ['to a season with more days than rounds', { isCompact: false }, 'RELAXED'],
    ['to a single team', { teams: ['Alone'] }, 'TEAM_COUNT'],
    ['if the rounds are too few for the legs', { legs: 3 }, 'ROUND_COUNT'],
    [
      'if a single leg is split into halves',
      { legs: 1, slots: instance.slots.slice(0, 19), isPhased: true },
      'PHASES',
    ],
  ];
  for (const [sentence, change, reason] of cases)
    it(sentence, () =>
      assert.deepEqual(solveRounds({ ...instance, ...change }, { seed: '' }), {
        breach: 'NOT_ROUNDS',
        reason,
      }),
    );
});

describe('small leagues', () => {
  const league = (teams: number, legs: number): RobinxInstance => ({
    name: '',
    teams: Array.from({ length: teams }, (_, team) => `T${team}`),
    slots: Array.from({ length: legs * (teams + (teams % 2) - 1) }, (_, slot) => `S${slot}`),
    legs,
    isCompact: true,
    isPhased: false,
    constraints: [],
  });
  for (const [teams, legs] of [
    [2, 1],
    [3, 2],
    [5, 1],
    [6, 4],
    [7, 3],
  ] as const)
    it(`of ${teams} teams and ${legs} legs without preferences are solved at once`, () => {
      const [first, ...more] = solved(league(teams, legs), { seed: '' });
      assert.ok(first);
      assert.deepEqual(confirmed(league(teams, legs), first), { hard: 0, soft: 0 });
      assert.deepEqual(more, []);
    });
});
