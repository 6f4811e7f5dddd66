import { z } from 'zod';
import type { Shape } from '../call.ts';
import { browserShapes } from '../shapes/second-factor.ts';
import type { Json } from './json.ts';

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;
type OverrideInput = Parameters<Override>[0];

/** The shapes of the contract as JSON schemas. Named shapes become components. */
export class Schemas {
  readonly components: Record<string, Json>;

  constructor(components: Record<string, Json>) {
    this.components = components;
  }

  /** For replies. Open: later ones may have more. Built before requests, which may share components. */
  ofReply(shape: Shape): Json {
    return this.#named(shape, describeWire);
  }

  /** For requests. Closed: unknown keys are refused. */
  ofRequest(shape: Shape): Json {
    return this.#named(shape, describeClosedWire);
  }

  /** The parameters of a path or a query. */
  propertiesOf(shape: Shape): { readonly properties: Json; readonly required: readonly string[] } {
    const { properties = {}, required = [] } = this.#inline(shape, describeWire);
    return { properties: properties as Json, required: required as string[] };
  }

  /** A named shape becomes a component and a reference to it; an unnamed one stays inline. */
  #named(shape: Shape, override: Override): Json {
    const id = (shape as z.ZodType).meta()?.id;
    // First, because it may add the component itself, which must not be overwritten with a reference to
    // itself.
    const schema = this.#inline(shape, override);
    if (!id) return schema;
    this.components[id] ??= schema;
    return { $ref: `#/components/schemas/${id}` };
  }

  #inline(shape: Shape, override: Override): Json {
    // Both directions use the wire format: a reply is encoded from what the handler returns.
    const generated = z.toJSONSchema(shape as z.ZodType, { io: 'input', override });
    const { $schema: _, id: __, $defs = {}, ...schema } = relocated(generated) as Json;
    for (const [name, { id: ___, ...definition }] of Object.entries($defs as Record<string, Json>)) {
      if (!isAnyJson.test(name))
        this.components[name] ??= browserShapes.has(name) ? opened(definition) : definition;
    }
    return schema;
  }
}

/** Removes the mark of closed objects at every level. */
function opened(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll(/,"additionalProperties":false/g, ''));
}

/** The only unnamed recursive shape is any JSON. */
const isAnyJson = /^__schema\d+$/;

/** zod refers to `#/$defs/x`; OpenAPI keeps definitions under components. */
function relocated(schema: unknown): unknown {
  const text = JSON.stringify(schema)
    .replaceAll(/"#\/\$defs\/__schema\d+"/g, '"#/components/schemas/anyJson"')
    .replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text);
}

/** Derives the wire format of a shape from the type that it is parsed into. */
function describeWire({ zodSchema, jsonSchema }: OverrideInput): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe') return;
  const out = def.out._zod.def as { type: string; format?: string };
  if (out.type === 'boolean' && jsonSchema.type === 'string') jsonSchema.type = 'boolean';
  if (out.format && jsonSchema.type === 'string') jsonSchema.format ??= out.format;
}

function describeClosedWire(context: OverrideInput): void {
  describeWire(context);
  const { zodSchema, jsonSchema } = context;
  const { def } = zodSchema._zod;
  if (def.type === 'object' && def.catchall === undefined) jsonSchema.additionalProperties = false;
}
