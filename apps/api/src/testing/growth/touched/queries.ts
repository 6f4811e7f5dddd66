import { CompiledQuery, type Kysely } from 'kysely';
import type { Store } from '../../../platform/db/open.ts';

/** What the database touches for some queries: pages of eight kilobytes, and rows that were looked at. */
export interface Touched {
  readonly pages: number;
  readonly rows: number;
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

/** Asks each query again, with what was asked in it, and lets the database count. What writes is left out. */
export async function touchedBy({ db }: Store, queries: readonly CompiledQuery[]): Promise<Touched> {
  const plans: Plan[] = [];
  for (const { sql, parameters } of queries.filter(isRead)) plans.push(await explained(db, sql, parameters));
  return {
    pages: plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0),
    rows: plans.reduce((sum, plan) => sum + rowsIn(plan), 0),
  };
}

function isRead({ sql }: CompiledQuery): boolean {
  return (
    /^\s*(select|with)\b/i.test(sql) &&
    !/\b(insert into|delete from|for update|for share)\b|\bupdate "/i.test(sql)
  );
}

async function explained<Schema>(
  db: Kysely<Schema>,
  statement: string,
  parameters: readonly unknown[],
): Promise<Plan> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': unknown }>(
    CompiledQuery.raw(`explain (analyze, buffers, format json) ${statement}`, [...parameters]),
  );
  const [first] = rows.flatMap((row) => Object.values(row)[0] as readonly { readonly Plan: Plan }[]);
  if (!first) throw new Error(`No plan for ${statement}`);
  return first.Plan;
}

/** Rows that a scan came upon, whether they were of use or not. */
function rowsIn(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, part) => sum + rowsIn(part), 0);
  if (!plan['Node Type'].includes('Scan')) return below;
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  return below + (plan['Actual Rows'] + removed) * plan['Actual Loops'];
}
