import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { createApi, folderFiles, type Store } from '@traip/api';
import { createKeys, idOf, signAccessToken, urlOf } from '@traip/api/testing';
import Fastify from 'fastify';
import type { ReadRequest } from './read-requests.ts';

/** An API client, signed in as a super-admin of the first organisation who owns and follows a team. */
export interface Client {
  send(request: ReadRequest): Promise<void>;
  close(): Promise<void>;
}

const userId = idOf('user', 1);

export async function openClient(store: Store): Promise<Client> {
  const secret = randomBytes(48);
  const keys = createKeys(secret);
  const app = Fastify();
  const api = await createApi(app, {
    store,
    secret,
    files: folderFiles(tmpdir()),
    publicOrigin: 'https://traip.test',
    providers: {},
    mail: { kind: 'wait' },
    runsSchedule: false,
  });
  const sessionId = randomUUID();
  const createdAt = new Date();
  await store.db.insertInto('sessions').values({ id: sessionId, userId, createdAt, endedAt: null }).execute();
  const tokenNow = () => signAccessToken({ keys, now: () => new Date() }, { userId, sessionId });
  return {
    send: async ({ name, call, parts, isSignedIn }) => {
      const { statusCode, body } = await app.inject({
        method: call.method,
        url: urlOf(call, parts),
        headers: isSignedIn ? { authorization: `Bearer ${await tokenNow()}` } : {},
        ...(parts.body === undefined ? {} : { payload: parts.body }),
      });
      if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}: ${body.slice(0, 300)}`);
    },
    close: async () => {
      await app.close();
      await api.stop();
    },
  };
}
