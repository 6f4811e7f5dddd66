import type { Database } from '../../../platform/db/schema.ts';

/** How many statements some work takes: every one of them passes through the plugin that all connections share. */
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
