import {
  CamelCasePlugin,
  type PluginTransformQueryArgs,
  PostgresQueryCompiler,
  type RootOperationNode,
  type UnknownRow,
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

  /** Only columns are renamed. Kysely's also examines every value in search of keys inside it. */
  protected override mapRow(row: UnknownRow): UnknownRow {
    const renamed: UnknownRow = {};
    for (const column of Object.keys(row)) renamed[this.camelCase(column)] = row[column];
    return renamed;
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
