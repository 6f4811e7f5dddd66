import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { createApi, folderFiles, migrate, openEmbedded, openPostgres, plantDemo } from '@traip/api';
import { authCalls, createClient } from '@traip/contract';
import Fastify from 'fastify';
import { report } from './report.ts';

/** A signed-in person's own profile: token, gate, two queries, encoding. In memory, or on `TEST_DATABASE_URL`. */
const fail = (error: unknown) => {
  throw error;
};
const url = process.env.TEST_DATABASE_URL;
const store = url
  ? openPostgres({ url, connections: 10, onConnectionLost: fail })
  : await openEmbedded({ onUpkeepError: fail });
await migrate(store.db);
const person = { email: 'bench@traip.test', password: 'bench-bench' };
await plantDemo(store.db, {
  password: person.password,
  teams: [],
  competitions: [],
  organisations: [{ orgCode: 'bench', name: 'Bench' }],
  people: [
    {
      email: person.email,
      firstName: 'Bea',
      surnames: 'Banco',
      birthday: '1990-01-01',
      favoriteSport: 'RUGBY',
      memberships: [{ orgCode: 'bench', role: 'admin' }],
    },
  ],
});

const app = Fastify();
await createApi(app, {
  store,
  files: folderFiles(tmpdir()),
  secret: randomBytes(48),
  publicOrigin: 'https://traip.test',
  providers: {},
  mail: { kind: 'wait' },
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const { accessToken } = await createClient(authCalls, { origin }).login({ body: person });
report(app.server, { path: '/v1/club/auth/profile', headers: { authorization: `Bearer ${accessToken}` } });
