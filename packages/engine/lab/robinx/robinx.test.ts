import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { RobinxInstance, TimedMatch } from '../../src/files/robinx/instance.ts';
import { readInstance } from '../../src/files/robinx/read-instance.ts';
import { readSolution } from '../../src/files/robinx/read-solution.ts';
import { evaluate } from './evaluate.ts';

const golden = (file: string) =>
  readFileSync(new URL(`../../golden/calendar/${file}.xml`, import.meta.url), 'utf8');

function instanceOf(source: string): RobinxInstance {
  const instance = readInstance(source);
  assert.ok(!('breach' in instance), JSON.stringify(instance));
  return instance;
}

function known(name: string, solution: string) {
  const instance = instanceOf(golden(name));
  const read = readSolution(golden(solution), instance);
  assert.ok(!('breach' in read), JSON.stringify(read));
  return { instance, ...read };
}

/** Four teams, a double round robin in six rounds, with one constraint. */
const four = (constraint: string, format = '<compactness>C</compactness><gameMode>P</gameMode>') =>
  instanceOf(`<Instance><Structure><Format><numberRoundRobin>2</numberRoundRobin>${format}</Format></Structure>
    <Resources><Teams>${[0, 1, 2, 3].map((id) => `<team id="${id}" name="T${id}" teamGroups="7"/>`).join('')}</Teams>
    <Slots>${[0, 1, 2, 3, 4, 5].map((id) => `<slot id="${id}" name="S${id}"/>`).join('')}</Slots></Resources>
    <Constraints><Some>${constraint}</Some></Constraints></Instance>`);

const rounds = ['0-3 1-2', '3-2 0-1', '1-3 2-0', '3-0 2-1', '2-3 1-0', '3-1 0-2'];
const season: readonly TimedMatch[] = rounds.flatMap((round, slot) =>
  round.split(' ').map((match) => {
    const [home = 0, away = 0] = match.split('-').map(Number);
    return { home, away, slot };
  }),
);
const all = '0;1;2;3;4;5';
const costs = (constraint: string) => {
  const { hard, soft } = evaluate(
    four(`${constraint.replace(/\/?>$/, '')} type="SOFT" penalty="10"/>`),
    season,
  );
  assert.equal(hard, 0);
  return soft / 10;
};

describe('published timetables of amateur football cost what their authors claim', () => {
  for (const name of ['IF2', 'IF3', 'IF18', 'IF26'])
    it(name, () => {
      const { instance, matches, claim } = known(name, `${name}_Sol_VanBulck`);
      const { hard, soft } = evaluate(instance, matches);
      assert.deepEqual({ infeasibility: hard, objective: soft }, claim);
    });

  it('the timetable planted in the season of twenty teams is perfect', () => {
    const { instance, matches } = known('amateur20_1', 'amateur20_1_planted');
    assert.deepEqual(evaluate(instance, matches), { hard: 0, soft: 0, offences: [] });
  });

  it('names the match that was moved onto a closed day of its home team', () => {
    const { instance, matches } = known('IF3', 'IF3_Sol_VanBulck');
    const moved = matches.map((match, index) => (index === 0 ? { ...match, slot: 110 } : match));
    const offence = evaluate(instance, moved).offences.find(({ kind }) => kind === 'CA1');
    assert.deepEqual(offence?.matches, [{ home: 0, away: 1, slot: 110 }]);
  });
});

describe('a RobinX instance', () => {
  it('of the 2021 competition is read completely', () => {
    const { teams, slots, isPhased, constraints } = instanceOf(golden('ITC2021_Early_14'));
    const hard = constraints.filter(({ isHard }) => isHard).length;
    assert.deepEqual(
      [teams.length, slots.length, isPhased, hard, constraints.length - hard],
      [20, 38, false, 56, 56],
    );
  });

  it('with an unknown constraint is refused, not partly read', () => {
    const source = golden('IF3').replace('<SE1 ', '<SE2 ');
    assert.deepEqual(readInstance(source), { breach: 'CONSTRAINT_UNKNOWN', kind: 'SE2' });
  });

  it('with a team number out of range is refused', () => {
    const source = golden('IF3').replace('teams="14"', 'teams="15"');
    assert.deepEqual(readInstance(source), { breach: 'VALUE_INVALID', element: 'CA1', attribute: 'teams' });
  });

  it('is not accepted as a solution, nor is a match outside the season', () => {
    const instance = four('');
    assert.deepEqual(readSolution('<Instance/>', instance), { breach: 'NOT_ROBINX', expected: 'Solution' });
    const late = '<Solution><Games><ScheduledMatch home="0" away="1" slot="6"/></Games></Solution>';
    assert.deepEqual(readSolution(late, instance), {
      breach: 'VALUE_INVALID',
      element: 'ScheduledMatch',
      attribute: 'slot',
    });
  });
});

describe('in a small season of four teams', () => {
  it('a mirrored double round robin has no offences', () => {
    assert.deepEqual(evaluate(four(''), season), { hard: 0, soft: 0, offences: [] });
  });

  it('a missing match leaves a pair and two rounds short', () => {
    const kinds = evaluate(four(''), season.slice(1)).offences.map(({ kind }) => kind);
    assert.deepEqual(kinds, ['MEETINGS', 'EVERY_SLOT', 'EVERY_SLOT', 'PHASE']);
  });

  it('two matches of a team in one round count as one too many', () => {
    const crowded = season.map((match) => (match.slot === 4 ? { ...match, slot: 5 } : match));
    const { offences } = evaluate(four('', '<compactness>R</compactness>'), crowded);
    assert.deepEqual(
      offences.map(({ kind, deviation }) => [kind, deviation]),
      Array(4).fill(['ONE_PER_SLOT', 1]),
    );
  });

  const cases: readonly (readonly [string, string, number])[] = [
    [
      'CA1: team 0 plays two home matches in the first two rounds, one too many',
      '<CA1 teams="0" slots="0;1" mode="H" max="1"/>',
      1,
    ],
    ['CA1: an absent list of rounds forbids nothing', '<CA1 teams="0" mode="HA" max="0"/>', 0],
    [
      'CA1: at least three away matches are required, two are played',
      '<CA1 teams="0" slots="2;3;4" mode="A" min="4"/>',
      1,
    ],
    [
      'CA2: team 0 meets 1 and 2 four times',
      '<CA2 teams1="0" teams2="1;2" mode1="HA" mode2="GLOBAL" slots="0;1;2;3;4;5" max="1"/>',
      3,
    ],
    [
      'CA3: HHAAAH has one stretch of three away matches',
      '<CA3 teams1="0" teamGroups2="7" mode1="A" mode2="SLOTS" intp="3" max="2"/>',
      1,
    ],
    [
      'CA4: two teams sharing a ground are both at home in one round',
      `<CA4 teams1="0;1" teamGroups2="7" mode1="H" mode2="EVERY" slots="${all}" max="1"/>`,
      1,
    ],
    [
      'CA4: and six times over the season',
      `<CA4 teams1="0;1" teamGroups2="7" mode1="H" mode2="GLOBAL" slots="${all}" max="1"/>`,
      5,
    ],
    [
      'CA4: a match between two of the teams is one match',
      '<CA4 teams1="0;3" teams2="0;3" mode1="HA" mode2="GLOBAL" slots="0" max="0"/>',
      1,
    ],
    ['GA1: the derby is played in the forbidden rounds', '<GA1 meetings="0,3;3,0;" slots="0;3" max="0"/>', 2],
    [
      'GA1: the derby is missing in the round of the feast',
      '<GA1 meetings="0,3;3,0;" slots="1" min="1"/>',
      1,
    ],
    ['BR1: HHAAAH has three breaks', `<BR1 teams="0" slots="${all}" mode1="LEQ" mode2="HA" intp="1"/>`, 2],
    ['BR1: one of them at home', `<BR1 teams="0" slots="${all}" mode1="LEQ" mode2="H" intp="0"/>`, 1],
    [
      'SE1: a return match comes three rounds later, with two between',
      '<SE1 teams="0;3" mode1="SLOTS" min="5"/>',
      3,
    ],
    [
      'FA2: after two rounds team 0 is two home matches ahead of team 2',
      '<FA2 teams="0;2" slots="0;1" mode="H" intp="1"/>',
      1,
    ],
  ];
  for (const [sentence, constraint, expected] of cases)
    it(sentence, () => assert.equal(costs(constraint), expected));

  it('BR2: the breaks of all teams are the sum of each team’s', () => {
    const each = [0, 1, 2, 3].map((team) =>
      costs(`<BR1 teams="${team}" slots="${all}" mode2="HA" intp="0"/>`),
    );
    const together = costs(`<BR2 teams="0;1;2;3" slots="${all}" homeMode="HA" mode2="LEQ" intp="0"/>`);
    assert.equal(
      together,
      each.reduce((sum, one) => sum + one, 0),
    );
  });
});
