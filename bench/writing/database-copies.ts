import { migrate, openEmbedded, openPostgres, type Store } from '@traip/api';
import { withDatabase } from '../with-traip.ts';

const fail = (error: unknown) => {
  throw error;
};

type Prepare = (store: Store) => Promise<void>;
type Compare = (one: Store, copy: Store) => Promise<void>;

/** Two databases with identical content. */
export async function withDatabaseCopies(server: string | undefined, prepare: Prepare, compare: Compare) {
  return server === undefined ? embeddedCopies(prepare, compare) : serverCopies(server, prepare, compare);
}

async function embeddedCopies(prepare: Prepare, compare: Compare): Promise<void> {
  const one = await openEmbedded({ onUpkeepError: fail });
  if (one.kind !== 'embedded') return;
  await migrate(one.db);
  await prepare(one);
  const template = await one.pglite.dumpDataDir('none');
  await comparing(one, await openEmbedded({ template, onUpkeepError: fail }), compare);
}

function serverCopies(server: string, prepare: Prepare, compare: Compare): Promise<void> {
  const open = (url: string) => openPostgres({ url, connections: 10, onConnectionLost: () => undefined });
  return withDatabase(server, async (url) => {
    const first = open(url);
    await migrate(first.db);
    await prepare(first);
    // PostgreSQL copies only databases without connections.
    await first.close();
    const template = new URL(url).pathname.slice(1);
    await withDatabase(server, (copy) => comparing(open(url), open(copy), compare), template);
  });
}

async function comparing(one: Store, copy: Store, compare: Compare): Promise<void> {
  try {
    await compare(one, copy);
  } finally {
    await one.close();
    await copy.close();
  }
}
