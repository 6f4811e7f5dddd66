import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AlgorithmKey } from '../model/phase.ts';
import { algorithmKeys, algorithms } from './catalogue.ts';
import { defaultParams } from './params.ts';
import { type ObjectSchema, type ParamSchema, paramSchemas } from './schema.ts';

/** Whether a schema allows a value. */
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
      return typeof value === 'object' && value !== null && allowsAll(schema, value);
  }
}

function allowsAll(
  { properties, required = [], additionalProperties }: ObjectSchema,
  value: object,
): boolean {
  const isComplete = required.every((key) => Object.hasOwn(value, key));
  return (
    isComplete &&
    Object.entries(value).every(([key, inner]) => {
      const property = properties[key];
      return property === undefined ? additionalProperties : allows(property, inner);
    })
  );
}

describe('the catalogue', () => {
  test('offers the twelve algorithms in both languages', () => {
    assert.deepEqual(algorithmKeys, [
      'ROUND_ROBIN',
      'GROUPS',
      'SINGLE_ELIM',
      'DOUBLE_ELIM',
      'SWISS',
      'LADDER',
      'AMERICANO',
      'MEXICANO',
      'PAGE_PLAYOFF',
      'MAIN_ROUND',
      'QUALIFY',
      'MANUAL',
    ]);
    for (const { name, description } of algorithms) {
      for (const text of [name.es, name.en, description.es, description.en]) assert.ok(text.length > 3);
    }
  });

  test('lists the competitions each algorithm can generate', () => {
    const keysOf = Object.groupBy(
      algorithms.flatMap(({ key, formats }) => formats.map((format) => ({ key, format }))),
      ({ format }) => format,
    );
    assert.deepEqual(
      Object.entries(keysOf).map(([format, made]) => `${format}: ${made.map(({ key }) => key).join(' ')}`),
      [
        'LEAGUE: ROUND_ROBIN',
        'GROUPS: GROUPS MAIN_ROUND',
        'KNOCKOUT: SINGLE_ELIM DOUBLE_ELIM PAGE_PLAYOFF QUALIFY',
        'SWISS: SWISS',
        'LADDER: LADDER',
        'PARTNERS: AMERICANO MEXICANO',
        'MANUAL: MANUAL',
      ],
    );
  });

  for (const { key, params, defaults } of algorithms) {
    test(`the defaults of ${key} include every parameter and match its schema`, () => {
      assert.deepEqual(Object.keys(defaults).toSorted(), Object.keys(params.properties).toSorted());
      assert.ok(allows(params, defaults));
      assert.ok(!allows(params, { ...defaults, unheardOf: true }));
    });
  }

  test('by default, a Swiss balances homes, allows no rematch and ignores clubs', () => {
    const { homeAway, allowRematch, avoidSameClub, byePoints } = defaultParams.SWISS;
    assert.deepEqual([homeAway, allowRematch, avoidSameClub, byePoints], [true, false, false, 'WIN']);
  });
});

interface Case {
  readonly of: AlgorithmKey;
  readonly param: string;
  readonly allowed: readonly unknown[];
  readonly refused: readonly unknown[];
}

const slot = { place: 'A', allowed: ['B', 'C'] };
const groupPlace = { kind: 'GROUP', group: 'A', position: 1 };
const bestPlace = { kind: 'BEST', position: 3, place: 'A' };

const cases: readonly Case[] = [
  { of: 'AMERICANO', param: 'rounds', allowed: [null, 1, 63], refused: [0, 64] },
  { of: 'AMERICANO', param: 'courts', allowed: [null, 1, 16], refused: [0, 17] },
  { of: 'MEXICANO', param: 'rounds', allowed: [null, 1, 63], refused: [0, 64] },
  { of: 'MEXICANO', param: 'courts', allowed: [null, 1, 16], refused: [0, 17] },
  { of: 'MEXICANO', param: 'pairing', allowed: ['14', '13'], refused: ['12', 14] },
  { of: 'ROUND_ROBIN', param: 'legs', allowed: [1, 2, 3, 4], refused: [0, 5, '1'] },
  { of: 'ROUND_ROBIN', param: 'order', allowed: ['CIRCLE', 'BERGER'], refused: ['', null] },
  {
    of: 'ROUND_ROBIN',
    param: 'legScheme',
    allowed: ['MIRRORED', 'ENGLISH', 'INVERTED', 'FRENCH'],
    refused: ['', 'SPANISH'],
  },
  { of: 'GROUPS', param: 'groups', allowed: [null, 1, 512], refused: [0, 513, 1.5] },
  { of: 'GROUPS', param: 'size', allowed: [2, 1024], refused: [1, 1025, null] },
  {
    of: 'GROUPS',
    param: 'mode',
    allowed: ['POTS', 'SERPENTINE', 'RANDOM', 'MANUAL'],
    refused: [''],
  },
  {
    of: 'GROUPS',
    param: 'separate',
    allowed: [[], ['club', 'organisation', 'country']],
    refused: [['colour'], [''], 'club'],
  },
  {
    of: 'GROUPS',
    param: 'fixed',
    allowed: [[{ team: 'x', group: 'A' }]],
    refused: [[{ team: 'x' }], [{ group: 'A' }], [{ team: 'x', group: 'A', pot: 1 }]],
  },
  { of: 'SINGLE_ELIM', param: 'seeding', allowed: ['STANDARD', 'RANDOM', 'RE_SEED'], refused: [''] },
  { of: 'SINGLE_ELIM', param: 'legs', allowed: [1, 2], refused: [0, 3] },
  { of: 'SINGLE_ELIM', param: 'bestOf', allowed: [1, 3, 5, 7, 9], refused: [2, 11] },
  { of: 'SINGLE_ELIM', param: 'thirdPlace', allowed: [true, false], refused: [1, null] },
  { of: 'DOUBLE_ELIM', param: 'grandFinal', allowed: ['SINGLE', 'RESET'], refused: [''] },
  { of: 'SWISS', param: 'rounds', allowed: [null, 1, 1023], refused: [0, 1024] },
  { of: 'SWISS', param: 'byePoints', allowed: ['WIN', 'DRAW', 'LOSS'], refused: [''] },
  {
    of: 'LADDER',
    param: 'inactivityDrop',
    allowed: [null, { days: 1, places: 1 }, { days: 365, places: 1023 }],
    refused: [{ days: 1 }, { places: 1 }, { days: 0, places: 1 }, { days: 1, places: 0 }],
  },
  { of: 'QUALIFY', param: 'groups', allowed: [['A', 'B']], refused: [[1], 'A'] },
  { of: 'QUALIFY', param: 'crossing', allowed: ['NEIGHBOURS', 'LISTED'], refused: [''] },
  {
    of: 'QUALIFY',
    param: 'entries',
    allowed: [[groupPlace, bestPlace, { kind: 'TEAM', team: 'x' }, { kind: 'BYE' }, { kind: 'EMPTY' }]],
    refused: [
      [{}],
      [{ kind: '' }],
      [{ kind: 'GROUP', group: 'A' }],
      [{ kind: 'GROUP', position: 1 }],
      [{ group: 'A', position: 1 }],
      [{ ...groupPlace, position: 0 }],
      [{ ...groupPlace, team: 'x' }],
      [{ kind: 'BEST', position: 3 }],
      [{ kind: 'BEST', place: 'A' }],
      [{ position: 3, place: 'A' }],
      [{ kind: 'TEAM' }],
      [{ team: 'x' }],
    ],
  },
  {
    of: 'QUALIFY',
    param: 'bestPlaced',
    allowed: [null, { position: 3, slots: [slot] }],
    refused: [
      { position: 3 },
      { slots: [slot] },
      { position: 3, slots: [{ place: 'A' }] },
      { position: 3, slots: [{ allowed: ['A'] }] },
    ],
  },
  { of: 'MANUAL', param: 'legs', allowed: [1, 2, 3, 4], refused: [0, 5] },
];

describe('the schema of', () => {
  for (const { of, param, allowed, refused } of cases) {
    test(`${of} restricts ${param} to its valid values`, () => {
      const may = (value: unknown) => allows(paramSchemas[of], { [param]: value });
      for (const value of allowed) assert.ok(may(value), JSON.stringify(value));
      for (const value of refused) assert.ok(!may(value), JSON.stringify(value));
    });
  }

  test('GROUPS accepts each mark only once', () => {
    assert.deepEqual(
      Object.entries(paramSchemas.GROUPS.properties).flatMap(([name, schema]) =>
        'uniqueItems' in schema && schema.uniqueItems ? [name] : [],
      ),
      ['separate'],
    );
  });
});
