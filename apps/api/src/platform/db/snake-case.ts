import {
  CamelCasePlugin,
  type PluginTransformQueryArgs,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely';

/**
 * Names are camelCase in the code and snake_case in the database. Kysely's plugin copies every query to
 * rename what is in it, which took longer than building it; here names are changed as they are written.
 */
export class CamelCaseRows extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  inSnakeCase(name: string): string {
    return this.snakeCase(name);
  }
}

const names = new CamelCaseRows();

/** Names come only from the code, so they are few. */
const written = new Map<string, string>();

export class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    let found = written.get(name);
    if (found === undefined) {
      found = super.sanitizeIdentifier(names.inSnakeCase(name));
      written.set(name, found);
    }
    return found;
  }
}
