import type { Schema } from './description.ts';

type TypeKind =
  | 'text'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'object'
  | 'list'
  | 'any'
  | 'file'
  | 'uuid'
  | 'day'
  | 'moment'
  | 'email'
  | 'address';

/** What a value can be, for people. */
export interface ValueType {
  readonly kind: TypeKind;
  /** The shape with a page of its own. */
  readonly shape?: string;
  readonly isList: boolean;
  readonly isNullable: boolean;
  /** The only possible values. */
  readonly values: readonly string[];
}

const byFormat: Readonly<Record<string, TypeKind>> = {
  uuid: 'uuid',
  date: 'day',
  'date-time': 'moment',
  email: 'email',
  uri: 'address',
  'uri-reference': 'address',
  binary: 'file',
};

const byType: Readonly<Record<string, TypeKind>> = {
  string: 'text',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  object: 'object',
  array: 'list',
};

export function typeOf(schema: Schema): ValueType {
  const { variants, isNullable } = variantsOf(schema);
  const [first] = variants;
  const values = variants.flatMap(valuesOf);
  if (first === undefined) return { kind: 'any', isList: false, isNullable, values };
  if (first.items && variants.length === 1)
    return { ...typeOf(first.items), isList: true, isNullable, values: typeOf(first.items).values };
  const kinds = new Set(variants.map(kindOf));
  const [kind = 'any'] = kinds;
  const shape = variants.length === 1 ? shapeOf(first) : undefined;
  return {
    kind: kinds.size === 1 ? kind : 'any',
    isList: false,
    isNullable,
    values,
    ...(shape === undefined ? {} : { shape }),
  };
}

/** The possible forms of a value, without “nothing”. */
export function variantsOf(schema: Schema): { variants: readonly Schema[]; isNullable: boolean } {
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) {
    const inner = forms.map(variantsOf);
    return {
      variants: inner.flatMap(({ variants }) => variants),
      isNullable: inner.some(({ isNullable }) => isNullable),
    };
  }
  const types = [schema.type ?? []].flat();
  const isNullable = types.includes('null');
  return { variants: isNullable && types.length === 1 ? [] : [schema], isNullable };
}

export function shapeOf({ $ref }: Schema): string | undefined {
  return $ref?.slice('#/components/schemas/'.length);
}

function valuesOf({ enum: values = [], const: only }: Schema): string[] {
  return [...values, ...(only === undefined ? [] : [only])].filter((value) => value !== null).map(String);
}

function kindOf({ $ref, type, format = '', enum: values, const: only }: Schema): TypeKind {
  if ($ref) return 'object';
  if (format in byFormat) return byFormat[format] ?? 'text';
  const [name = ''] = [type ?? []].flat().filter((each) => each !== 'null');
  if (name === '' && (values ?? only) !== undefined) return 'text';
  return byType[name] ?? 'any';
}
