import Fastify from 'fastify';
import { type ApiSettings, createApi } from '../../../api.ts';
import type { World } from '../../../testing/world.ts';
import { openPostgres, type Store } from '../../db/open.ts';
import { folderFiles } from '../../files/folder.ts';

/** A second API on the database of a world, with its own connections where there is a database server. */
export async function startSecondProcess(world: World, settings: Partial<ApiSettings> = {}) {
  const own = ownStore(world.store);
  const app = Fastify({ trustProxy: true, logger: false });
  const api = await createApi(app, {
    store: own,
    files: folderFiles(''),
    secret: world.secret,
    publicOrigin: 'https://traip.test',
    providers: {},
    mail: { kind: 'wait' },
    runsSchedule: false,
    live: { heartbeat: 3_600_000 },
    now: () => world.now(),
    ...settings,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    origin,
    stop: async () => {
      await app.close();
      await api.stop();
      if (own !== world.store) await own.close();
    },
  };
}

function ownStore(store: Store): Store {
  if (store.kind === 'embedded') return store;
  return openPostgres({ url: store.url, connections: 4, onConnectionLost: () => undefined });
}
