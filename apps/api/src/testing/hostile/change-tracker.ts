import { sql } from 'kysely';
import type { World } from '../world.ts';

/**
 * Tables that change without a request: attempts, last visits, running calendar searches, links being
 * emailed, and webhooks being sent. Changes of webhooks are found through the audit log.
 */
const volatileTables = new Set([
  'attempts',
  'sessions',
  'calendar_plans',
  'mail_tokens',
  'webhooks',
  'webhook_deliveries',
]);

export type Change = 'NOTHING' | 'ELSEWHERE' | 'OF_THE_ORGANISATION';

/** Detects whether a request changed anything in the database, and whether that belongs to an organisation. */
export class ChangeTracker {
  readonly #world: World;
  readonly #tables: readonly Table[];
  #organisationId = '';
  #transactionId = '';
  #state = '';
  #own = '';

  private constructor(world: World, tables: readonly Table[]) {
    this.#world = world;
    this.#tables = tables;
  }

  static async open(world: World): Promise<ChangeTracker> {
    const { rows } = await sql<Table>`
      select t.table_name as name, bool_or(c.column_name = 'organisation_id') as "isOwned"
      from information_schema.tables t
      join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      group by t.table_name order by t.table_name`.execute(world.store.db);
    return new ChangeTracker(
      world,
      rows.filter(({ name }) => !volatileTables.has(name)),
    );
  }

  /** Starts tracking from the current state. */
  async start(organisationId: string): Promise<void> {
    this.#organisationId = organisationId;
    this.#transactionId = await this.#transactionIdNow();
    this.#state = await this.#stateNow(null);
    this.#own = await this.#stateNow(organisationId);
  }

  /** What has changed since the last call. */
  async changeSince(): Promise<Change> {
    const transactionId = await this.#transactionIdNow();
    // Reads take no transaction id, so an unchanged id means that nothing was written.
    if (transactionId === this.#transactionId) return 'NOTHING';
    const state = await this.#stateNow(null);
    const own = await this.#stateNow(this.#organisationId);
    const change =
      own !== this.#own ? 'OF_THE_ORGANISATION' : state !== this.#state ? 'ELSEWHERE' : 'NOTHING';
    this.#transactionId = transactionId;
    this.#state = state;
    this.#own = own;
    return change;
  }

  async #transactionIdNow(): Promise<string> {
    const { rows } = await sql<{ transactionId: string }>`
      select pg_snapshot_xmax(pg_current_snapshot())::text as "transactionId"`.execute(this.#world.store.db);
    return rows[0]?.transactionId ?? '';
  }

  async #stateNow(organisationId: string | null): Promise<string> {
    const tables = this.#tables.filter(({ isOwned }) => organisationId === null || isOwned);
    const parts = tables.map(({ name }) => {
      const only = organisationId === null ? sql`` : sql`where organisation_id = ${organisationId}`;
      return sql`select ${sql.lit(name)} as name, count(*)::int as rows,
        coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from ${sql.table(name)} t ${only}`;
    });
    // In a fixed order: the server may read many tables at once.
    const { rows } = await sql`${sql.join(parts, sql` union all `)} order by name`.execute(
      this.#world.store.db,
    );
    return JSON.stringify(rows);
  }
}

interface Table {
  readonly name: string;
  readonly isOwned: boolean;
}
