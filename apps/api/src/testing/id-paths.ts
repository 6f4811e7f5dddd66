import type { Call, Shape } from '@traip/contract';
import { z } from 'zod';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly items?: Schema;
  readonly properties?: Record<string, Schema>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $defs?: Record<string, Schema>;
}

/** The paths at which a call takes ids and codes, such as `params.id` and `body.players[].playerId`. */
export function idPaths(call: Call): string[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const shape = call[part];
    return shape ? [...new Set(pathsIn(schemaOf(shape), part))] : [];
  });
}

function schemaOf(shape: Shape): Schema {
  return z.toJSONSchema(shape as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema;
}

function pathsIn(root: Schema, part: string): string[] {
  const paths: string[] = [];
  const walk = (schema: Schema, path: string, visited: readonly string[]): void => {
    const { $ref, items, properties = {} } = schema;
    const definition = $ref?.split('/').at(-1);
    // Recursive shapes are visited once.
    if (definition !== undefined && !visited.includes(definition))
      walk(root.$defs?.[definition] ?? {}, path, [...visited, definition]);
    if (isId(schema, path)) paths.push(path);
    for (const each of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []))
      walk(each, path, visited);
    if (items) walk(items, `${path}[]`, visited);
    for (const [name, each] of Object.entries(properties)) walk(each, `${path}.${name}`, visited);
  };
  walk(root, part, []);
  return paths;
}

function isId({ type, format }: Schema, path: string): boolean {
  return format === 'uuid' || (type === 'string' && /(Id|Code|\.code)$/.test(path));
}
