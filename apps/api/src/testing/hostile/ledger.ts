import { sql } from 'kysely';
import type { World } from '../world.ts';

/** Tables that change beside a request: tries and visits are counted, and a calendar that is searched moves on. */
const movesBeside = new Set(['attempts', 'sessions', 'calendar_plans']);

/** Whose writing a request has changed. */
export type Change = 'NOTHING' | 'ELSEWHERE' | 'OF_THE_ORGANISATION';

/** What is written in the database, of an organisation and in all, so that one can see whether a request left traces. */
export class Ledger {
  readonly #world: World;
  readonly #tables: readonly Table[];
  #organisationId = '';
  #moment = '';
  #state = '';
  #own = '';

  private constructor(world: World, tables: readonly Table[]) {
    this.#world = world;
    this.#tables = tables;
  }

  static async open(world: World): Promise<Ledger> {
    const { rows } = await sql<Table>`
      select t.table_name as name, bool_or(c.column_name = 'organisation_id') as "isOwned"
      from information_schema.tables t
      join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      group by t.table_name order by t.table_name`.execute(world.store.db);
    const ledger = new Ledger(
      world,
      rows.filter(({ name }) => !movesBeside.has(name)),
    );
    return ledger;
  }

  /** From here on traces are looked for, above all in what belongs to this organisation. */
  async note(organisationId: string): Promise<void> {
    this.#organisationId = organisationId;
    this.#moment = await this.#momentNow();
    this.#state = await this.#stateNow(null);
    this.#own = await this.#stateNow(organisationId);
  }

  /** What is written otherwise than when it was last looked at. */
  async changeSince(): Promise<Change> {
    const moment = await this.#momentNow();
    // Whoever only reads takes no number: as long as none was taken, nobody wrote.
    if (moment === this.#moment) return 'NOTHING';
    const [state, own] = [await this.#stateNow(null), await this.#stateNow(this.#organisationId)];
    const change =
      own !== this.#own ? 'OF_THE_ORGANISATION' : state !== this.#state ? 'ELSEWHERE' : 'NOTHING';
    this.#moment = moment;
    this.#state = state;
    this.#own = own;
    return change;
  }

  async #momentNow(): Promise<string> {
    const { rows } = await sql<{ moment: string }>`
      select pg_snapshot_xmax(pg_current_snapshot())::text as moment`.execute(this.#world.store.db);
    return rows[0]?.moment ?? '';
  }

  async #stateNow(organisationId: string | null): Promise<string> {
    const tables = this.#tables.filter(({ isOwned }) => organisationId === null || isOwned);
    const parts = tables.map(({ name }) => {
      const only = organisationId === null ? sql`` : sql`where organisation_id = ${organisationId}`;
      return sql`select ${sql.lit(name)} as name, count(*)::int as rows,
        coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from ${sql.table(name)} t ${only}`;
    });
    const { rows } = await sql`${sql.join(parts, sql` union all `)}`.execute(this.#world.store.db);
    return JSON.stringify(rows);
  }
}

interface Table {
  readonly name: string;
  readonly isOwned: boolean;
}
