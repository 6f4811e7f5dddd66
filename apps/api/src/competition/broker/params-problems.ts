import { isStorable } from '@traip/contract';
import type { ObjectSchema, ParamSchema } from '@traip/engine/formats';

/** Why a parameter is refused. */
export type ParamReason =
  | 'UNKNOWN'
  | 'MISSING'
  | 'WRONG_TYPE'
  | 'NOT_AN_OPTION'
  | 'OUT_OF_RANGE'
  | 'TOO_LONG'
  | 'REPEATED';

export interface ParamProblem {
  readonly path: string;
  readonly why: ParamReason;
}

type Problems = readonly ParamProblem[];

const longestText = 64;
const longestList = 1024;

/** Everything that is wrong with the parameters of an algorithm, named by its path. */
export function paramsProblems(schema: ParamSchema, value: unknown, path = ''): Problems {
  if ('anyOf' in schema) return closest(schema.anyOf, value, path);
  if ('enum' in schema) return when(!schema.enum.some((one) => one === value), path, 'NOT_AN_OPTION');
  switch (schema.type) {
    case 'null':
      return when(value !== null, path, 'WRONG_TYPE');
    case 'boolean':
      return when(typeof value !== 'boolean', path, 'WRONG_TYPE');
    case 'string':
      return textProblems(value, path);
    case 'integer':
      if (!Number.isInteger(value)) return when(true, path, 'WRONG_TYPE');
      return when(Number(value) < schema.minimum || Number(value) > schema.maximum, path, 'OUT_OF_RANGE');
    case 'array':
      return listProblems(schema, value, path);
    case 'object':
      return recordProblems(schema, value, path);
  }
}

/** Of several shapes the one that was meant: the one with the least wrong about it. */
function closest(shapes: readonly ParamSchema[], value: unknown, path: string): Problems {
  const all = shapes.map((shape) => paramsProblems(shape, value, path));
  return all.reduce((best, next) => (next.length < best.length ? next : best));
}

function textProblems(value: unknown, path: string): Problems {
  if (typeof value !== 'string' || !isStorable(value)) return when(true, path, 'WRONG_TYPE');
  return when(value.length > longestText, path, 'TOO_LONG');
}

function listProblems(
  schema: Extract<ParamSchema, { type: 'array' }>,
  value: unknown,
  path: string,
): Problems {
  if (!Array.isArray(value)) return when(true, path, 'WRONG_TYPE');
  if (value.length > longestList) return when(true, path, 'TOO_LONG');
  const isRepeated = schema.uniqueItems === true && new Set(value).size < value.length;
  return [
    ...when(isRepeated, path, 'REPEATED'),
    ...value.flatMap((item, index) => paramsProblems(schema.items, item, within(path, `${index}`))),
  ];
}

function recordProblems({ properties, required = [] }: ObjectSchema, value: unknown, path: string): Problems {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return when(true, path, 'WRONG_TYPE');
  const missing = required.filter((key) => !Object.hasOwn(value, key));
  return [
    ...Object.entries(value).flatMap(([key, part]) => {
      const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return property
        ? paramsProblems(property, part, within(path, key))
        : when(true, within(path, key), 'UNKNOWN');
    }),
    ...missing.flatMap((key) => when(true, within(path, key), 'MISSING')),
  ];
}

const within = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

function when(isWrong: boolean, path: string, why: ParamReason): Problems {
  return isWrong ? [{ path, why }] : [];
}
