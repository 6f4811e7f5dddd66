import type { ObjectSchema, ParamSchema } from '@traip/engine/formats';

export type Params = Readonly<Record<string, unknown>>;

export type Control =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly mayBeAutomatic: boolean }
  | { readonly kind: 'several'; readonly values: readonly (string | number)[] }
  /** Numbers that are all set, or none. */
  | { readonly kind: 'agreement'; readonly numbers: readonly NamedNumber[] };

interface NamedNumber {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

/** Null if no form control fits. */
export function controlOf(schema: ParamSchema): Control | null {
  if ('enum' in schema) return { kind: 'choice', values: schema.enum };
  if ('anyOf' in schema) return orAutomatic(schema.anyOf);
  if (schema.type === 'boolean') return { kind: 'switch' };
  if (schema.type === 'integer') return numberIn(schema, false);
  if (schema.type === 'array' && 'enum' in schema.items)
    return { kind: 'several', values: schema.items.enum };
  return null;
}

function orAutomatic(shapes: readonly ParamSchema[]): Control | null {
  const whole = shapes.find((shape) => 'type' in shape && shape.type === 'integer');
  const isAutomatic = shapes.some((shape) => 'type' in shape && shape.type === 'null');
  if (whole === undefined || !('type' in whole) || whole.type !== 'integer') return agreementIn(shapes);
  return numberIn(whole, isAutomatic);
}

function agreementIn(shapes: readonly ParamSchema[]): Control | null {
  const record = shapes.find((shape) => 'type' in shape && shape.type === 'object');
  if (record === undefined || !('properties' in record)) return null;
  const parts = Object.entries(record.properties);
  const numbers = parts.flatMap(([name, schema]) => {
    const isWhole = 'type' in schema && schema.type === 'integer';
    return isWhole ? [{ name, min: schema.minimum, max: schema.maximum }] : [];
  });
  return numbers.length === parts.length ? { kind: 'agreement', numbers } : null;
}

const numberIn = (schema: { readonly minimum: number; readonly maximum: number }, mayBeAutomatic: boolean) =>
  ({ kind: 'number', min: schema.minimum, max: schema.maximum, mayBeAutomatic }) as const;

interface ParamControl {
  readonly name: string;
  readonly control: Control;
}

/** Numbers and choices first, then switches. */
export function controlsIn({ properties }: ObjectSchema, hidden: readonly string[] = []): ParamControl[] {
  const all = Object.entries(properties).flatMap(([name, schema]) => {
    const control = hidden.includes(name) ? null : controlOf(schema);
    return control === null ? [] : [{ name, control }];
  });
  const isSwitch = ({ control }: ParamControl) => control.kind === 'switch';
  return [...all.filter((item) => !isSwitch(item)), ...all.filter(isSwitch)];
}
