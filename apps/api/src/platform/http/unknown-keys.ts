import { browserShapes, type Call, type FieldProblem, type Shape } from '@traip/contract';
import { z } from 'zod';
import { nearestWord } from './nearest-word.ts';

type Schema = z.core.$ZodTypes;

/** A longer list would not help to correct them. */
const maxReported = 20;

/** Every unknown key in a part of a request, with the key that was probably meant. */
export function unknownKeys(call: Call, part: 'query' | 'body', value: unknown): FieldProblem[] {
  const shape = call[part] as (Shape & Schema) | undefined;
  if (part === 'query' && call.allowsExtraQuery) return [];
  const found = shape ? unknownIn(shape, value, '') : unexpected(value);
  const read = call.method === 'PUT' ? readBack(call) : new Set<string>();
  return found
    .filter(({ field }) => !read.has(field))
    .slice(0, maxReported)
    .map(({ field, known }) => problemOf(field, known));
}

/** Clients may send back everything they read: fields that cannot be changed there are ignored. */
function readBack({ reply }: Call): ReadonlySet<string> {
  const { shape = {} } = reply as { shape?: object };
  return new Set(Object.keys(shape));
}

interface UnknownKey {
  readonly field: string;
  readonly known: readonly string[];
}

/** A call that takes nothing knows no key. */
const unexpected = (value: unknown): UnknownKey[] =>
  isPlain(value) ? Object.keys(value).map((field) => ({ field, known: [] })) : [];

/** Walks the value along its shape; values of another type are refused by the shape itself. */
function unknownIn(schema: Schema, value: unknown, at: string): UnknownKey[] {
  const { def } = schema._zod;
  if (browserShapes.has(z.globalRegistry.get(schema)?.id ?? '')) return [];
  switch (def.type) {
    case 'object':
      return isPlain(value) ? unknownInObject(def, value, at) : [];
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, index) => unknownIn(def.element as Schema, item, `${at}${index}.`))
        : [];
    case 'union':
      return unknownInChoice(def.options as readonly Schema[], value, at);
    case 'record':
      return isPlain(value)
        ? Object.entries(value).flatMap(([key, item]) =>
            unknownIn(def.valueType as Schema, item, `${at}${key}.`),
          )
        : [];
    case 'pipe':
      return unknownIn(def.in as Schema, value, at);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return unknownIn(def.innerType as Schema, value, at);
    default:
      return [];
  }
}

function unknownInObject({ shape, catchall }: z.core.$ZodObjectDef, value: object, at: string): UnknownKey[] {
  const known = Object.keys(shape);
  return Object.entries(value).flatMap(([key, item]) => {
    const schema = Object.hasOwn(shape, key) ? (shape[key] as Schema) : undefined;
    if (schema) return unknownIn(schema, item, `${at}${key}.`);
    return catchall ? [] : [{ field: `${at}${key}`, known }];
  });
}

/** Of several shapes the intended one: the one of that kind, or else the one that knows most of the keys. */
function unknownInChoice(options: readonly Schema[], value: unknown, at: string): UnknownKey[] {
  const fitting = options.filter((option) => isOfKind(option, value));
  const [first = [], ...others] = fitting.map((option) => unknownIn(option, value, at));
  return others.reduce((best, next) => (next.length < best.length ? next : best), first);
}

function isOfKind({ _zod }: Schema, value: unknown): boolean {
  if (!isPlain(value)) return true;
  return Object.entries(_zod.propValues ?? {}).every(([key, values]) =>
    values.has((value as Record<string, z.core.util.Primitive>)[key]),
  );
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);

function problemOf(field: string, known: readonly string[]): FieldProblem {
  const key = field.slice(field.lastIndexOf('.') + 1);
  const suggestion = nearestWord(key, known);
  const shown = key.slice(0, 60);
  return {
    field,
    message: {
      es: `«${shown}» no se espera aquí.${suggestion ? ` ¿Querías decir «${suggestion}»?` : ''}`,
      en: `“${shown}” isn’t expected here.${suggestion ? ` Did you mean “${suggestion}”?` : ''}`,
    },
  };
}
