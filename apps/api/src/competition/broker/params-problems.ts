import { isStorable } from '@traip/contract';
import type { ObjectSchema, ParamSchema } from '@traip/engine/formats';

type ParamReason =
  | 'UNKNOWN'
  | 'MISSING'
  | 'WRONG_TYPE'
  | 'NOT_AN_OPTION'
  | 'OUT_OF_RANGE'
  | 'TOO_LONG'
  | 'REPEATED';

interface ParamProblem {
  readonly path: string;
  readonly why: ParamReason;
}

type Problems = readonly ParamProblem[];

const maxTextLength = 64;
const maxListLength = 1024;

/** All problems of an algorithm's parameters, with their paths. */
export function findParamProblems(schema: ParamSchema, value: unknown, path = ''): Problems {
  if ('anyOf' in schema) return bestFit(schema.anyOf, value, path);
  if ('enum' in schema) return problemIf(!schema.enum.some((one) => one === value), path, 'NOT_AN_OPTION');
  switch (schema.type) {
    case 'null':
      return problemIf(value !== null, path, 'WRONG_TYPE');
    case 'boolean':
      return problemIf(typeof value !== 'boolean', path, 'WRONG_TYPE');
    case 'string':
      return textProblems(value, path);
    case 'integer':
      if (!Number.isInteger(value)) return problemIf(true, path, 'WRONG_TYPE');
      return problemIf(
        Number(value) < schema.minimum || Number(value) > schema.maximum,
        path,
        'OUT_OF_RANGE',
      );
    case 'array':
      return listProblems(schema, value, path);
    case 'object':
      return recordProblems(schema, value, path);
  }
}

/** Of several schemas, reports against the one that fits best. */
function bestFit(shapes: readonly ParamSchema[], value: unknown, path: string): Problems {
  const all = shapes.map((shape) => findParamProblems(shape, value, path));
  return all.reduce((best, next) => (next.length < best.length ? next : best));
}

function textProblems(value: unknown, path: string): Problems {
  if (typeof value !== 'string' || !isStorable(value)) return problemIf(true, path, 'WRONG_TYPE');
  return problemIf(value.length > maxTextLength, path, 'TOO_LONG');
}

function listProblems(
  schema: Extract<ParamSchema, { type: 'array' }>,
  value: unknown,
  path: string,
): Problems {
  if (!Array.isArray(value)) return problemIf(true, path, 'WRONG_TYPE');
  if (value.length > maxListLength) return problemIf(true, path, 'TOO_LONG');
  const isRepeated = schema.uniqueItems === true && new Set(value).size < value.length;
  return [
    ...problemIf(isRepeated, path, 'REPEATED'),
    ...value.flatMap((item, index) => findParamProblems(schema.items, item, joinPath(path, `${index}`))),
  ];
}

function recordProblems({ properties, required = [] }: ObjectSchema, value: unknown, path: string): Problems {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return problemIf(true, path, 'WRONG_TYPE');
  const missing = required.filter((key) => !Object.hasOwn(value, key));
  return [
    ...Object.entries(value).flatMap(([key, part]) => {
      const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return property
        ? findParamProblems(property, part, joinPath(path, key))
        : problemIf(true, joinPath(path, key), 'UNKNOWN');
    }),
    ...missing.flatMap((key) => problemIf(true, joinPath(path, key), 'MISSING')),
  ];
}

const joinPath = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

function problemIf(isWrong: boolean, path: string, why: ParamReason): Problems {
  return isWrong ? [{ path, why }] : [];
}
