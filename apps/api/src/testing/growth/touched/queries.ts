import { CompiledQuery, type Kysely } from 'kysely';
import type { Store } from '../../../platform/db/open.ts';

/** What the database reads for some queries: pages of 8 kB, and rows. */
interface ReadCounts {
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

/** Runs each read query again under EXPLAIN ANALYZE and adds up the counts. */
export async function measureReads({ db }: Store, queries: readonly CompiledQuery[]): Promise<ReadCounts> {
  const plans: Plan[] = [];
  for (const { sql, parameters } of queries.filter(isRead)) plans.push(await explain(db, sql, parameters));
  return {
    pages: plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0),
    rows: plans.reduce((sum, plan) => sum + countRows(plan), 0),
  };
}

function isRead({ sql }: CompiledQuery): boolean {
  return (
    /^\s*(select|with)\b/i.test(sql) &&
    !/\b(insert into|delete from|for update|for share)\b|\bupdate "/i.test(sql)
  );
}

async function explain<Schema>(
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

/** Rows read by scans, including those filtered out. */
function countRows(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, part) => sum + countRows(part), 0);
  if (!plan['Node Type'].includes('Scan')) return below;
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  return below + (plan['Actual Rows'] + removed) * plan['Actual Loops'];
}
