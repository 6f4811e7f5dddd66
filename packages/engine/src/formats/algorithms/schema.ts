import { repechages } from '../../sports/repechages.ts';

/** The subset of JSON Schema (2020-12) that describes an algorithm’s parameters. */
export type ParamSchema =
  | { readonly type: 'boolean' }
  | { readonly type: 'string' }
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly enum: readonly (string | number)[] }
  | { readonly type: 'null' }
  | { readonly type: 'array'; readonly items: ParamSchema; readonly uniqueItems?: true }
  | { readonly anyOf: readonly ParamSchema[] }
  | ObjectSchema;

export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, ParamSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties: false;
}

const booleanSchema: ParamSchema = { type: 'boolean' };
const text: ParamSchema = { type: 'string' };
const nullSchema: ParamSchema = { type: 'null' };
const oneOf = (...values: readonly (string | number)[]): ParamSchema => ({ enum: values });
const whole = (minimum: number, maximum: number): ParamSchema => ({ type: 'integer', minimum, maximum });
const orNull = (schema: ParamSchema): ParamSchema => ({ anyOf: [schema, nullSchema] });
const listOf = (items: ParamSchema): ParamSchema => ({ type: 'array', items });

const record = (properties: ObjectSchema['properties'], required?: readonly string[]): ObjectSchema => ({
  type: 'object',
  properties,
  ...(required ? { required } : {}),
  additionalProperties: false,
});

const roundRobin = {
  legs: oneOf(1, 2, 3, 4),
  order: oneOf('CIRCLE', 'BERGER'),
  legScheme: oneOf('MIRRORED', 'ENGLISH', 'INVERTED', 'FRENCH'),
  homeBalance: booleanSchema,
};

const knockout = {
  thirdPlace: booleanSchema,
  placement: booleanSchema,
  repechage: oneOf(...repechages),
  legs: oneOf(1, 2),
  bestOf: oneOf(1, 3, 5, 7, 9),
  awayGoals: booleanSchema,
  extraTime: booleanSchema,
  shootout: booleanSchema,
};

const rotation = { rounds: orNull(whole(1, 63)), courts: orNull(whole(1, 16)) };

const bestSlot = record({ place: text, allowed: listOf(text) }, ['place', 'allowed']);

const source: ParamSchema = {
  anyOf: [
    record({ kind: oneOf('GROUP'), group: text, position: whole(1, 1024) }, ['kind', 'group', 'position']),
    record({ kind: oneOf('BEST'), position: whole(1, 1024), place: text }, ['kind', 'position', 'place']),
    record({ kind: oneOf('TEAM'), team: text }, ['kind', 'team']),
    record({ kind: oneOf('BYE', 'EMPTY') }, ['kind']),
  ],
};

/** The parameters each algorithm accepts. */
export const paramSchemas = {
  ROUND_ROBIN: record(roundRobin),
  GROUPS: record({
    ...roundRobin,
    groups: orNull(whole(1, 512)),
    size: whole(2, 1024),
    mode: oneOf('POTS', 'SERPENTINE', 'RANDOM', 'MANUAL'),
    separate: { type: 'array', items: oneOf('club', 'organisation', 'country'), uniqueItems: true },
    fixed: listOf(record({ team: text, group: text }, ['team', 'group'])),
  }),
  SINGLE_ELIM: record({ seeding: oneOf('STANDARD', 'RANDOM', 'RE_SEED'), ...knockout }),
  DOUBLE_ELIM: record({ grandFinal: oneOf('SINGLE', 'RESET'), lowerCross: booleanSchema }),
  SWISS: record({
    rounds: orNull(whole(1, 1023)),
    byePoints: oneOf('WIN', 'DRAW', 'LOSS'),
    avoidSameClub: booleanSchema,
    allowRematch: booleanSchema,
    homeAway: booleanSchema,
  }),
  LADDER: record({
    range: whole(1, 1023),
    days: whole(1, 365),
    cooldown: whole(0, 365),
    inactivityDrop: orNull(record({ days: whole(1, 365), places: whole(1, 1023) }, ['days', 'places'])),
  }),
  AMERICANO: record(rotation),
  MEXICANO: record({ ...rotation, pairing: oneOf('14', '13') }),
  PAGE_PLAYOFF: record({}),
  MAIN_ROUND: record({
    ...roundRobin,
    groups: listOf(text),
    qualifiers: whole(1, 16),
    from: whole(1, 64),
    into: whole(1, 14),
    carry: oneOf('MUTUAL', 'NOTHING'),
    rematch: booleanSchema,
  }),
  QUALIFY: record({
    ...knockout,
    groups: listOf(text),
    qualifiers: whole(1, 16),
    crossing: oneOf('NEIGHBOURS', 'LISTED'),
    entries: listOf(source),
    bestPlaced: orNull(record({ position: whole(1, 1024), slots: listOf(bestSlot) }, ['position', 'slots'])),
  }),
  MANUAL: record({ legs: oneOf(1, 2, 3, 4) }),
} as const satisfies Readonly<Record<string, ObjectSchema>>;
