import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { isBreach } from '../model/breach.ts';
import type { Entrant } from '../model/entrant.ts';
import { matchesOf } from '../model/phase.ts';
import { granted } from '../testing/play-out.ts';
import { algorithmKeys, algorithms } from './catalogue.ts';
import { type GenerateConfig, generate } from './generate.ts';
import { isManual } from './is-manual.ts';

const teams = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({ team: `${index + 1}`, seed: index + 1 }));

describe('a broker', () => {
  const configs = fc.constantFrom<GenerateConfig>(
    { phaseId: 'p', algorithm: 'ROUND_ROBIN', params: { legs: 2 } },
    { phaseId: 'p', algorithm: 'GROUPS', params: { mode: 'POTS' } },
    { phaseId: 'p', algorithm: 'GROUPS', params: { mode: 'RANDOM', groups: 2 } },
    { phaseId: 'p', algorithm: 'SINGLE_ELIM', params: { seeding: 'RANDOM', thirdPlace: true } },
    { phaseId: 'p', algorithm: 'DOUBLE_ELIM' },
    { phaseId: 'p', algorithm: 'SWISS' },
    { phaseId: 'p', algorithm: 'LADDER' },
    { phaseId: 'p', algorithm: 'QUALIFY' },
    { phaseId: 'p', algorithm: 'MANUAL' },
  );
  const counts = fc.integer({ min: 4, max: 20 });

  test('generates the same phase from the same input and seed, as plain storable data', () => {
    fc.assert(
      fc.property(configs, counts, fc.string(), (config, count, seed) => {
        const once = generate(config, teams(count), seed);
        assert.deepEqual(generate(config, teams(count), seed), once);
        assert.deepEqual(JSON.parse(JSON.stringify(once)), once);
      }),
    );
  });

  test('gives every match a unique id, and never pairs a team with itself', () => {
    fc.assert(
      fc.property(configs, counts, fc.string(), (config, count, seed) => {
        const matches = matchesOf(granted(generate(config, teams(count), seed)));
        assert.equal(new Set(matches.map(({ id }) => id)).size, matches.length);
        for (const { home, away } of matches) {
          assert.ok(home.participant === undefined || home.participant !== away.participant);
        }
      }),
    );
  });

  test('draws another phase with the same seed differently', () => {
    const draw = (phaseId: string) =>
      generate({ phaseId, algorithm: 'SINGLE_ELIM', params: { seeding: 'RANDOM' } }, teams(16), 'seed');
    assert.notDeepEqual(draw('one'), draw('two'));
  });

  test('takes teams by seed, whatever order they come in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(teams(9), { minLength: 9 }), (shuffled) => {
        const config = { phaseId: 'p', algorithm: 'SINGLE_ELIM' } as const;
        assert.deepEqual(generate(config, shuffled, ''), generate(config, teams(9), ''));
      }),
    );
  });

  for (const algorithm of algorithmKeys) {
    test(`labels a ${algorithm} and generates its matches unless they are made manually`, () => {
      const phase = granted(generate({ phaseId: 'p', algorithm } as GenerateConfig, teams(4), ''));
      assert.equal(phase.algorithm, algorithm);
      assert.equal(matchesOf(phase).length === 0, isManual(algorithm));
      assert.equal(phase.groups.length > 0, ['GROUPS', 'MAIN_ROUND'].includes(algorithm));
      const isKnockout = ['SINGLE_ELIM', 'DOUBLE_ELIM', 'PAGE_PLAYOFF', 'QUALIFY'].includes(algorithm);
      assert.equal(phase.ties.length > 0, isKnockout);
    });
  }

  test('leaves only ladders and manual phases to be made by hand', () => {
    assert.deepEqual(algorithmKeys.filter(isManual), ['LADDER', 'MANUAL']);
  });

  const breachOf = (algorithm: GenerateConfig['algorithm'], entrants: readonly Entrant[]) => {
    const answer = generate({ phaseId: 'p', algorithm } as GenerateConfig, entrants, '');
    return isBreach(answer) ? answer : null;
  };

  test('refuses too few and too many teams', () => {
    for (const { key, teams: limits } of algorithms) {
      if (limits.min > 0) {
        const few = { breach: 'NOT_ENOUGH_TEAMS', min: limits.min, given: limits.min - 1 };
        assert.deepEqual(breachOf(key, teams(limits.min - 1)), few);
      }
      const many = { breach: 'TOO_MANY_TEAMS', max: limits.max, given: limits.max + 1 };
      assert.deepEqual(breachOf(key, teams(limits.max + 1)), many);
    }
  });

  test('refuses a duplicate seed or team', () => {
    assert.deepEqual(breachOf('ROUND_ROBIN', [...teams(3), { team: 'x', seed: 2 }]), {
      breach: 'DUPLICATE_SEED',
      seed: 2,
    });
    assert.deepEqual(breachOf('ROUND_ROBIN', [...teams(3), { team: '2' }]), {
      breach: 'DUPLICATE_TEAM',
      team: '2',
    });
  });

  test('makes the requested number of groups, or as many as their size requires', () => {
    const groupsOf = (params: object) =>
      granted(generate({ phaseId: 'p', algorithm: 'GROUPS', params }, teams(12), '')).groups.length;
    assert.equal(groupsOf({}), 3);
    assert.equal(groupsOf({ size: 6 }), 2);
    assert.equal(groupsOf({ groups: 4 }), 4);
  });

  test('refuses groups that cannot be drawn and places that cannot be crossed', () => {
    const groups = { phaseId: 'p', algorithm: 'GROUPS', params: { groups: 4 } } as const;
    assert.deepEqual(generate(groups, teams(6), ''), {
      breach: 'INFEASIBLE_CONSTRAINTS',
      which: 'GROUP_COUNT',
      detail: '4',
    });
    const crossing = { phaseId: 'p', algorithm: 'QUALIFY', params: { groups: ['A', 'B', 'C'] } } as const;
    assert.deepEqual(generate(crossing, [], ''), {
      breach: 'INFEASIBLE_CONSTRAINTS',
      which: 'CROSSING',
    });
  });

  test('takes two, four or eight listed places, but not one or three', () => {
    const listed = (count: number) => {
      const entries = teams(count).map(({ team }) => ({ kind: 'TEAM', team }) as const);
      const params = { crossing: 'LISTED', entries } as const;
      const answer = generate({ phaseId: 'p', algorithm: 'QUALIFY', params }, [], '');
      return isBreach(answer) ? answer : answer.ties.length;
    };
    assert.deepEqual([2, 4, 8].map(listed), [1, 3, 7]);
    const refused = { breach: 'INVALID_PARAM', param: 'entries' };
    assert.deepEqual([0, 1, 3, 6].map(listed), [refused, refused, refused, refused]);
  });

  test('crosses two groups of two by default', () => {
    const { ties } = granted(generate({ phaseId: 'p', algorithm: 'QUALIFY' }, [], ''));
    const place = (group: string, position: number) => ({ kind: 'GROUP', group, position });
    assert.deepEqual(
      ties.slice(0, 2).map(({ first, second }) => [first.source, second.source]),
      [
        [place('A', 1), place('B', 2)],
        [place('B', 1), place('A', 2)],
      ],
    );
  });

  test('plays a Euro: six groups, their best thirds listed in the bracket', () => {
    const place = (group: string, position: number) => ({ kind: 'GROUP', group, position }) as const;
    const third = (name: string) => ({ kind: 'BEST', position: 3, place: name }) as const;
    const entries = [
      [place('B', 1), third('B'), place('A', 1), place('C', 2)],
      [place('F', 1), third('F'), place('D', 2), place('E', 2)],
      [place('E', 1), third('E'), place('D', 1), place('F', 2)],
      [place('C', 1), third('C'), place('A', 2), place('B', 2)],
    ].flat();
    const params = { crossing: 'LISTED', entries } as const;
    const phase = granted(generate({ phaseId: 'euro', algorithm: 'QUALIFY', params }, [], ''));
    assert.equal(phase.ties.length, 15);
  });

  test('refuses a Swiss of more rounds than there are opponents', () => {
    const config = { phaseId: 'p', algorithm: 'SWISS', params: { rounds: 4 } } as const;
    assert.deepEqual(generate(config, teams(4), ''), { breach: 'INVALID_PARAM', param: 'rounds' });
  });

  test('accepts a Swiss of as many rounds as opponents, and one of two teams', () => {
    const config = { phaseId: 'p', algorithm: 'SWISS', params: { rounds: 3 } } as const;
    assert.equal(granted(generate(config, teams(4), '')).rounds.length, 1);
    const shortest = granted(generate({ phaseId: 'p', algorithm: 'SWISS' }, teams(2), ''));
    assert.equal(matchesOf(shortest).length, 1);
  });

  test('draws whether the first team of a Swiss starts at home', () => {
    const seeds = Array.from({ length: 20 }, (_, index) => `${index}`);
    const boards = seeds.map((seed) => {
      const phase = granted(generate({ phaseId: 'p', algorithm: 'SWISS' }, teams(4), seed));
      return matchesOf(phase).map(({ home, away }) => `${home.participant}-${away.participant}`);
    });
    // The second team starts on the other side than the first.
    assert.deepEqual([...new Set(boards.map((board) => board.join(' ')))].toSorted(), ['1-3 4-2', '3-1 2-4']);
  });

  test('keeps teams of one club apart in a Swiss if requested', () => {
    const clubs = ['x', 'y', 'x', undefined];
    const entrants = teams(4).map((entrant, index) => {
      const club = clubs[index];
      return club === undefined ? entrant : { ...entrant, club };
    });
    const opponentOfFirst = (avoidSameClub: boolean) => {
      const config = { phaseId: 'p', algorithm: 'SWISS', params: { avoidSameClub } } as const;
      const sides = matchesOf(granted(generate(config, entrants, ''))).map(({ home, away }) => [
        home.participant,
        away.participant,
      ]);
      return sides.find((two) => two.includes('1'))?.find((team) => team !== '1');
    };
    assert.equal(opponentOfFirst(false), '3');
    assert.equal(opponentOfFirst(true), '4');
  });
});
