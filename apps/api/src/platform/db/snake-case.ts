import {
  CamelCasePlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresQueryCompiler,
  type QueryResult,
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

  /** The rows of queries that are read together already have the names of properties. */
  override async transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return args.result instanceof RenamedRows ? args.result : super.transformResult(args);
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

  inCamelCase(name: string): string {
    return this.camelCase(name);
  }
}

export class RenamedRows {
  readonly rows: UnknownRow[];

  constructor(rows: UnknownRow[]) {
    this.rows = rows;
  }
}

const names = new CamelCaseRows();

/** The property that a column has in rows. */
export function propertyOf(column: string): string {
  return names.inCamelCase(column);
}

/** Names come only from the code, so they are few. */
const identifiers = new Map<string, string>();

export class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    let identifier = identifiers.get(name);
    if (identifier === undefined) {
      identifier = super.sanitizeIdentifier(names.inSnakeCase(name));
      identifiers.set(name, identifier);
    }
    return identifier;
  }
}
