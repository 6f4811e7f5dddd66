import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { dayNumber, isoDate, weekOf } from '../dated/civil.ts';
import { defaultRules, type KickOff, type Placement } from '../dated/problem.ts';
import type { Calendar } from '../search/to-calendar.ts';
import type { Competition, JointProblem } from './competitions.ts';
import { explainTogether, replanTogether, solveTogether } from './solve-together.ts';

const DAY = 1440;
const MINUTES = 105;
const firstSaturday = 20_707; // 2026-09-12
const times = ['09:00', '11:00', '13:00'];

function kickOff(day: number, time: string): KickOff {
  return { date: isoDate(firstSaturday + day), time, at: day * DAY + Number(time.slice(0, 2)) * 60 };
}

const clubs = ['Ajax', 'Betis', 'Celta', 'Depor'];
const pairings = [
  ['Ajax', 'Betis', 1],
  ['Celta', 'Depor', 1],
  ['Ajax', 'Celta', 2],
  ['Depor', 'Betis', 2],
  ['Depor', 'Ajax', 3],
  ['Betis', 'Celta', 3],
] as const;

/** Four clubs, each with a team of this age; Ajax and Betis share a ground, as do Celta and Depor. */
function ageGroup(age: string, kickOffs?: readonly KickOff[]): Competition {
  return {
    id: age,
    teams: clubs.map((club) => ({ id: `${club} ${age}` })),
    matches: pairings.map(([home, away, round]) => ({
      id: `${age} ${home}-${away}`,
      home: `${home} ${age}`,
      away: `${away} ${age}`,
      round,
      venues: [clubs.indexOf(home) < 2 ? 'Old' : 'New'],
    })),
    ...(kickOffs && { kickOffs }),
  };
}

function joint(changes: Partial<JointProblem> = {}): JointProblem {
  const weekends = [0, 1, 7, 8, 14, 15, 21, 22];
  return {
    first: isoDate(firstSaturday),
    last: isoDate(firstSaturday + 22),
    kickOffs: weekends.flatMap((day) => times.map((time) => kickOff(day, time))),
    venues: ['Old', 'New'].map((id) => ({
      id,
      fields: [`${id} 1`],
      openings: weekends.map((day) => ({ from: day * DAY, to: (day + 1) * DAY })),
    })),
    competitions: ['U10', 'U12', 'U14'].map((age) => ageGroup(age)),
    people: [],
    rules: defaultRules,
    ...changes,
  };
}

function solved(problem: JointProblem, steps = 2000): Calendar {
  const found = solveTogether(problem, { seed: 'together', steps });
  assert.ok(!('breach' in found), JSON.stringify(found));
  const last = [...found].at(-1);
  assert.ok(last);
  return last.calendar();
}

const matchesOf = ({ competitions }: JointProblem) => competitions.flatMap(({ matches }) => matches);

/** All pairs of placed matches in the calendar. */
function pairsOf(problem: JointProblem, { placements }: Calendar) {
  const placed = matchesOf(problem).flatMap((match) => {
    const place = placements.get(match.id);
    return place ? [{ teams: [match.home, match.away], ...place }] : [];
  });
  return placed.flatMap((one, index) => placed.slice(index + 1).map((other) => [one, other] as const));
}

function shareCoach({ people }: JointProblem, one: readonly string[], other: readonly string[]): boolean {
  return people.some((coach) => [one, other].every((own) => own.some((team) => coach.teams.includes(team))));
}

const minutesBetween = (a: Placement, b: Placement) => Math.abs(a.at - b.at) - MINUTES;
const teams = ['U10', 'U12', 'U14'].flatMap((age) => clubs.map((club) => `${club} ${age}`));

/** Age groups with coaches of several teams, siblings, and some locked matches. */
const season = fc
  .record({
    coaches: fc.array(fc.subarray(teams, { minLength: 2, maxLength: 4 }), { maxLength: 3 }),
    siblings: fc.array(fc.shuffledSubarray(teams, { minLength: 2, maxLength: 2 }), { maxLength: 3 }),
    locked: fc.array(fc.tuple(fc.nat({ max: 17 }), fc.nat({ max: 23 })), { maxLength: 3 }),
    gap: fc.constantFrom(0, 60),
  })
  .map(({ coaches, siblings, locked, gap }) => {
    const problem = joint({
      people: coaches.map((own, index) => ({ id: `coach ${index}`, teams: own })),
      rules: {
        ...defaultRules,
        refereeGap: gap,
        families: siblings.map(([one = '', other = '']) => [one, other] as const),
      },
    });
    const places = new Map(
      locked.map(([match, at]) => [matchesOf(problem)[match]?.id, problem.kickOffs[at]]),
    );
    const lock = (match: Competition['matches'][number]) => {
      const at = places.get(match.id);
      return at ? { ...match, locked: { ...at, field: `${match.venues[0]} 1` } } : match;
    };
    return {
      ...problem,
      competitions: problem.competitions.map((one) => ({ ...one, matches: one.matches.map(lock) })),
    };
  });

/** Locked matches can clash with each other, since they cannot move. */
const withoutLocks = season.map((problem) => ({
  ...problem,
  competitions: problem.competitions.map((one) => ({
    ...one,
    matches: one.matches.map(({ locked: _unused, ...match }) => match),
  })),
}));

describe('jointly planned competitions', () => {
  it('never use a field or a coach twice at once', () => {
    fc.assert(
      fc.property(withoutLocks, (problem) => {
        for (const [one, other] of pairsOf(problem, solved(problem))) {
          const needed = Math.max(
            one.field === other.field ? problem.rules.turnaround : Number.NEGATIVE_INFINITY,
            shareCoach(problem, one.teams, other.teams) ? problem.rules.refereeGap : Number.NEGATIVE_INFINITY,
          );
          assert.ok(minutesBetween(one, other) >= needed);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('keep locked matches in place, and place or report every match', () => {
    fc.assert(
      fc.property(season, (problem) => {
        const { placements, unplaced } = solved(problem);
        for (const { id, locked } of matchesOf(problem)) {
          if (locked) assert.deepEqual(placements.get(id), locked);
          assert.equal(placements.has(id), !unplaced.includes(id));
        }
      }),
      { numRuns: 15 },
    );
  });

  it('get the same calendar whatever their order', () => {
    fc.assert(
      fc.property(season, (problem) => {
        const turned = {
          ...problem,
          competitions: problem.competitions.toReversed(),
          people: problem.people.toReversed(),
        };
        const [one, other] = [solved(problem), solved(turned)];
        assert.deepEqual(new Map(one.placements), new Map(other.placements));
        assert.deepEqual([one.soft, one.unplaced], [other.soft, other.unplaced]);
      }),
      { numRuns: 8 },
    );
  });

  it('use only their own kick-offs', () => {
    const mornings = joint().kickOffs.filter(({ time }) => time === '09:00');
    const problem = joint({ competitions: [ageGroup('U10', mornings), ageGroup('U12')] });
    const { placements, unplaced } = solved(problem);
    assert.deepEqual(unplaced, []);
    const own = [...placements].filter(([id]) => id.startsWith('U10'));
    assert.ok(own.every(([, { time }]) => time === '09:00'));
  });

  it('give a team in two of them rest between its matches', () => {
    const cup: Competition = {
      id: 'cup',
      teams: [{ id: 'Ajax U10' }, { id: 'Guest' }],
      matches: [{ id: 'cup 1', home: 'Ajax U10', away: 'Guest', round: 1, venues: ['Old'] }],
    };
    const problem = joint({ competitions: [ageGroup('U10'), cup] });
    const calendar = solved(problem);
    assert.deepEqual(calendar.unplaced, []);
    for (const [one, other] of pairsOf(problem, calendar))
      if ([one, other].every((it) => it.teams.includes('Ajax U10')))
        assert.ok(minutesBetween(one, other) >= defaultRules.rest);
  });

  it('let siblings play on the same day of a week if possible', () => {
    const families = [['Ajax U10', 'Ajax U12'] as const];
    const { weights } = defaultRules;
    const none = { ...Object.fromEntries(Object.keys(weights).map((key) => [key, 0])), family: 1 };
    const problem = joint({
      competitions: [ageGroup('U10'), ageGroup('U12')],
      rules: { ...defaultRules, families, weights: { ...weights, ...none } },
    });
    const calendar = solved(problem, 20_000);
    assert.deepEqual([calendar.unplaced, calendar.soft], [[], 0]);
    const daysOf = (team: string) =>
      matchesOf(problem)
        .filter(({ home, away }) => home === team || away === team)
        .map(({ id }) => dayNumber(calendar.placements.get(id)?.date ?? '') ?? 0);
    for (const day of daysOf('Ajax U10'))
      for (const other of daysOf('Ajax U12')) assert.ok(weekOf(day) !== weekOf(other) || day === other);
  });

  it('keep matches where they were, unless forced to move', () => {
    const problem = joint();
    const { placements } = solved(problem);
    const again = replanTogether(problem, placements, { seed: 'again', steps: 2000 });
    assert.ok(!('breach' in again));
    assert.deepEqual(new Map([...again].at(-1)?.calendar().placements), new Map(placements));
  });

  it('respect each competition’s own gap to the return match', () => {
    const twoLegs = (id: string, returnGap: number): Competition => ({
      id,
      teams: [{ id: `${id} home` }, { id: `${id} away` }],
      matches: [
        { id: `${id} 1`, home: `${id} home`, away: `${id} away`, round: 1, venues: ['Old'], returnGap },
        { id: `${id} 2`, home: `${id} away`, away: `${id} home`, round: 2, venues: ['New'], returnGap },
      ],
    });
    const problem = joint({ competitions: [twoLegs('cup', 0), twoLegs('league', 21)] });
    const { placements, unplaced } = solved({ ...problem, last: isoDate(firstSaturday + 22) });
    assert.deepEqual(unplaced, []);
    const dayOf = (id: string) => dayNumber(placements.get(id)?.date ?? '') ?? 0;
    assert.ok(dayOf('league 2') - dayOf('league 1') >= 21);
    const short = solved(joint({ competitions: [twoLegs('cup', 0), twoLegs('league', 30)] }));
    assert.deepEqual(short.unplaced.length, 1, 'a month does not fit into three weeks');
  });

  it('explain an unplaced match with the original names', () => {
    const [first] = joint().kickOffs;
    assert.ok(first);
    const problem = joint({
      kickOffs: [first],
      competitions: [ageGroup('U10'), ageGroup('U12')].map((one) => ({
        ...one,
        matches: one.matches.slice(0, 2),
      })),
      people: [{ id: 'Ana', teams: ['Ajax U10', 'Celta U12'] }],
    });
    const calendar = solved(problem);
    assert.equal(calendar.placements.size, 2);
    const explained = calendar.unplaced.map((id) => explainTogether(problem, calendar.placements, id));
    const kinds = explained.flatMap((it) => it?.conflict.map(({ kind }) => kind) ?? []);
    assert.ok(explained.every((it) => it !== null));
    assert.deepEqual([...new Set(kinds)].sort(), ['FIELD_TAKEN', 'PERSON']);
    const alone = new Map([['U10 Ajax-Betis', { ...first, field: 'Old 1' }]]);
    const ofCoach = explainTogether(problem, alone, 'U12 Celta-Depor')?.conflict;
    assert.deepEqual(ofCoach, [{ kind: 'PERSON', referee: 'Ana', matches: ['U10 Ajax-Betis'] }]);
  });

  it('with an unlisted team are refused with its name', () => {
    const stray = { id: 'x', home: 'Ajax U10', away: 'Nobody', round: 1, venues: ['Old'] };
    const [one] = joint().competitions;
    assert.ok(one);
    const problem = joint({ competitions: [{ ...one, matches: [stray] }] });
    assert.deepEqual(solveTogether(problem, { seed: '', steps: 1 }), {
      breach: 'TEAM_UNKNOWN',
      match: 'x',
      team: 'Nobody',
    });
  });
});
