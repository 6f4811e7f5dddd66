import type { Schema } from './description.ts';
import { shapeOf, typeOf, type ValueType, variantsOf } from './schema-type.ts';

/** One line of a list of fields. */
export interface Field {
  /** With its parent fields: `score.home`, `events[].minute`. */
  readonly name: string;
  readonly type: ValueType;
  readonly isRequired: boolean;
  readonly description: string;
}

type Schemas = Readonly<Record<string, Schema>>;

const deepest = 4;

/** Every field of an object and its nested objects; named shapes are described on their own page. */
export function fieldsOf(schema: Schema, schemas: Schemas): Field[] {
  const shape = shapeOf(schema);
  const whole = shape === undefined ? schema : (schemas[shape] ?? {});
  return withoutRepeats(inside(whole, '', 1));
}

function inside(schema: Schema, prefix: string, depth: number): Field[] {
  const { variants } = variantsOf(schema);
  return variants.flatMap((variant) => {
    if (variant.items) return inside(variant.items, `${prefix}[]`, depth);
    const parts = variant.allOf ?? [variant];
    return parts.flatMap(({ properties = {}, required = [] }) =>
      Object.entries(properties).flatMap(([name, property]) => {
        const isRequired = variants.length === 1 && required.includes(name);
        return fieldAndInside({ name: joined(prefix, name), property, isRequired }, depth);
      }),
    );
  });
}

const joined = (prefix: string, name: string) => (prefix === '' ? name : `${prefix}.${name}`);

interface Named {
  readonly name: string;
  readonly property: Schema;
  readonly isRequired: boolean;
}

function fieldAndInside({ name, property, isRequired }: Named, depth: number): Field[] {
  const field = { name, type: typeOf(property), isRequired, description: property.description ?? '' };
  return depth >= deepest ? [field] : [field, ...inside(property, name, depth + 1)];
}

/** Forms of one object repeat fields. */
function withoutRepeats(fields: readonly Field[]): Field[] {
  return [...new Map(fields.toReversed().map((field) => [field.name, field])).values()].toReversed();
}
