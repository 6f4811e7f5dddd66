import { PGlite } from '@electric-sql/pglite';

/**
 * The memory of the embedded database is WebAssembly's: it grows and is never returned. PostgreSQL's own
 * defaults are for a dedicated machine: buffers of 128 MB, all written at startup, and as much again for
 * sorting an index. Pages that are not in the buffers are in the system's file cache, which costs nothing.
 */
const settings = { shared_buffers: '16MB', maintenance_work_mem: '16MB' };

export const startParameters: string[] = [
  ...PGlite.defaultStartParams,
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** For `initdb`, which writes them into the configuration of the new database. */
export const firstParameters = ['-c', `shared_buffers=${settings.shared_buffers}`];
