import { PGlite } from '@electric-sql/pglite';

/**
 * The memory of the embedded database is WebAssembly's: it grows and is never given back. PostgreSQL's own defaults are
 * for a machine of its own: buffers of 128 MB, all of them written at the start, and as much again for sorting an index.
 * What is not in the buffers is in the system's cache of files, which costs nobody anything.
 */
const settings = { shared_buffers: '16MB', maintenance_work_mem: '16MB' };

export const startParameters: string[] = [
  ...PGlite.defaultStartParams,
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** For `initdb`, which writes them into the configuration of the new database. */
export const firstParameters = ['-c', `shared_buffers=${settings.shared_buffers}`];
