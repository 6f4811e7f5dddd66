import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { isBreach } from '../model/breach.ts';
import type { Entrant } from '../model/entrant.ts';
import { matchesOf } from '../model/phase.ts';
import { granted } from '../testing/play-out.ts';
import { algorithmKeys, algorithms } from './catalogue.ts';
import { type GenerateConfig, generate } from './generate.ts';
import type { ParamSchema } from './schema.ts';

const teams = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({ team: `${index + 1}`, seed: index + 1 }));

/** Whether a value is what a schema allows. */
function allows(schema: ParamSchema, value: unknown): boolean {
  if ('anyOf' in schema) return schema.anyOf.some((one) => allows(one, value));
  if ('enum' in schema) return schema.enum.some((one) => one === value);
  switch (schema.type) {
    case 'null':
      return value === null;
    case 'boolean':
    case 'string':
      return typeof value === schema.type;
    case 'integer':
      return Number.isInteger(value) && Number(value) >= schema.minimum && Number(value) <= schema.maximum;
    case 'array':
      return Array.isArray(value) && value.every((item) => allows(schema.items, item));
    case 'object':
      return (
        typeof value === 'object' &&
        value !== null &&
        Object.entries(value).every(([key, inner]) => {
          const property = schema.properties[key];
          return property !== undefined && allows(property, inner);
        })
      );
  }
}

describe('the catalogue', () => {
  test('offers the nine algorithms in both languages', () => {
    assert.deepEqual(algorithmKeys, [
      'ROUND_ROBIN',
      'GROUPS',
      'SINGLE_ELIM',
      'DOUBLE_ELIM',
      'SWISS',
      'LADDER',
      'PAGE_PLAYOFF',
      'QUALIFY',
      'MANUAL',
    ]);
    for (const { name, description } of algorithms) {
      for (const text of [name.es, name.en, description.es, description.en]) assert.ok(text.length > 3);
    }
  });

  for (const { key, params, defaults } of algorithms) {
    test(`the defaults of ${key} name every parameter and keep its schema`, () => {
      assert.deepEqual(Object.keys(defaults).toSorted(), Object.keys(params.properties).toSorted());
      assert.ok(allows(params, defaults));
      assert.ok(!allows(params, { ...defaults, unheardOf: true }));
    });
  }
});

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

  test('makes the same phase of the same input and seed, plain enough to be stored', () => {
    fc.assert(
      fc.property(configs, counts, fc.string(), (config, count, seed) => {
        const once = generate(config, teams(count), seed);
        assert.deepEqual(generate(config, teams(count), seed), once);
        assert.deepEqual(JSON.parse(JSON.stringify(once)), once);
      }),
    );
  });

  test('gives every match an id of its own, and no team itself as opponent', () => {
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

  const ask = (algorithm: GenerateConfig['algorithm'], entrants: readonly Entrant[]) => {
    const answer = generate({ phaseId: 'p', algorithm } as GenerateConfig, entrants, '');
    return isBreach(answer) ? answer : null;
  };

  test('refuses too few and too many teams', () => {
    for (const { key, teams: limits } of algorithms) {
      if (limits.min > 0) {
        const few = { breach: 'NOT_ENOUGH_TEAMS', min: limits.min, given: limits.min - 1 };
        assert.deepEqual(ask(key, teams(limits.min - 1)), few);
      }
      const many = { breach: 'TOO_MANY_TEAMS', max: limits.max, given: limits.max + 1 };
      assert.deepEqual(ask(key, teams(limits.max + 1)), many);
    }
  });

  test('refuses a seed or a team that is named twice', () => {
    assert.deepEqual(ask('ROUND_ROBIN', [...teams(3), { team: 'x', seed: 2 }]), {
      breach: 'DUPLICATE_SEED',
      seed: 2,
    });
    assert.deepEqual(ask('ROUND_ROBIN', [...teams(3), { team: '2' }]), {
      breach: 'DUPLICATE_TEAM',
      team: '2',
    });
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
});
