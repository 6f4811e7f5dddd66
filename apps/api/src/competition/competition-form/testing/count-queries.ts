import type { Database } from '../../../platform/db/schema.ts';

/** Counts statements through a Kysely plugin that every query passes. */
export async function countQueries(db: Database, work: () => Promise<unknown>): Promise<number> {
  const [plugin] = db.getExecutor().plugins;
  if (!plugin) throw new Error('The database speaks without a plugin.');
  const transform = plugin.transformQuery;
  let count = 0;
  plugin.transformQuery = (query) => {
    count += 1;
    return transform.call(plugin, query);
  };
  try {
    await work();
  } finally {
    plugin.transformQuery = transform;
  }
  return count;
}
