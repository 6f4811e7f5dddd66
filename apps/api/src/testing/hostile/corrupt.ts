import type { Random } from '@traip/engine/chance';
import { pick, poison, poisonText } from './poisons.ts';

export interface HostileRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Ids and codes that exist in the fixtures. */
type KnownIds = readonly string[];

/** Corrupts a request in one to three places. */
export function corrupt(request: HostileRequest, ids: KnownIds, random: Random): HostileRequest {
  const times = 1 + random.below(3);
  let corrupted = request;
  for (let turn = 0; turn < times; turn += 1) corrupted = corruptOnce(corrupted, ids, random);
  return corrupted;
}

function corruptOnce(request: HostileRequest, ids: KnownIds, random: Random): HostileRequest {
  const { params, query, body } = request;
  const parts = [
    ...(Object.keys(params).length > 0 ? (['params'] as const) : []),
    'query' as const,
    ...(body === undefined ? [] : (['body', 'body', 'body'] as const)),
  ];
  switch (pick(random, parts)) {
    case 'params':
      return { ...request, params: corruptOne(params, ids, random) };
    case 'query':
      return { ...request, query: corruptOne({ ...query, [queryName(random)]: '' }, ids, random) };
    case 'body':
      return { ...request, body: corruptValue(body, ids, random) };
  }
}

function corruptOne(
  values: Readonly<Record<string, string>>,
  ids: KnownIds,
  random: Random,
): Readonly<Record<string, string>> {
  const name = pick(random, Object.keys(values));
  return { ...values, [name]: random.below(3) === 0 ? pick(random, ids) : poisonText(random) };
}

/** Parameter names that calls know, so that poisons reach their fields, and some unknown ones. */
function queryName(random: Random): string {
  return pick(random, [
    'page',
    'limit',
    'sort',
    'search',
    'q',
    'timeline',
    'states',
    'withFilters',
    'seasonId',
    'teamId',
    'competitionId',
    'phaseId',
    'traipId',
    'categoryId',
    'sportKey',
    'metric',
    'asOf',
    'live',
    '__proto__',
    'constructor',
    'x'.repeat(200),
    '',
  ]);
}

/** Replaces or removes a random value inside the body, or adds a key. */
function corruptValue(value: unknown, ids: KnownIds, random: Random): unknown {
  if (random.below(6) === 0) return poison(random);
  if (Array.isArray(value) && value.length > 0) {
    const at = random.below(value.length);
    return value.map((each: unknown, index) => (index === at ? corruptValue(each, ids, random) : each));
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0)
    return corruptObject(value as Record<string, unknown>, ids, random);
  return random.below(3) === 0 ? pick(random, ids) : poison(random);
}

function corruptObject(value: Record<string, unknown>, ids: KnownIds, random: Random): unknown {
  const key = pick(random, Object.keys(value));
  switch (random.below(5)) {
    case 0: {
      const { [key]: _removed, ...rest } = value;
      return rest;
    }
    case 1:
      return { ...value, [poisonText(random)]: poison(random) };
    default:
      return { ...value, [key]: corruptValue(value[key], ids, random) };
  }
}
