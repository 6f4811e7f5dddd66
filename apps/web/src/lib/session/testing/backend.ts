import { after, beforeEach } from 'node:test';
import { basePath } from '@traip/contract';
import { clubUser } from '../session.sample.ts';

interface ReceivedRequest {
  readonly call: string;
  readonly token: string | null;
  readonly body: unknown;
}

const refusal = {
  error: {
    code: 'SESSION_EXPIRED',
    message: { es: 'Tu sesión ha caducado.', en: 'Your session has expired.' },
  },
};

const replies: Record<string, unknown> = {
  'POST /auth/refresh': { accessToken: 'access-2', refreshToken: 'refresh-2' },
  'POST /auth/logout': {},
  'GET /auth/profile': { ...clubUser(), firstName: 'Luz' },
};

/** The backend behind this page's origin: working, refusing every session, or out of reach. */
export const backend = {
  received: [] as ReceivedRequest[],
  state: 'in order' as 'in order' | 'refusing' | 'out of reach',
};

/** Starts each test in the file with a working backend. */
export function withBackend(): void {
  const { fetch } = globalThis;
  beforeEach(install);
  after(() => {
    globalThis.fetch = fetch;
  });
}

function install(): void {
  backend.received = [];
  backend.state = 'in order';
  globalThis.fetch = async (url, { method, headers, body } = {}) => {
    const call = `${method} ${String(url).replace(basePath, '')}`;
    const token = new Headers(headers).get('authorization');
    backend.received.push({ call, token, body: body ? JSON.parse(String(body)) : undefined });
    if (backend.state === 'out of reach') throw new TypeError('Failed to fetch');
    return backend.state === 'refusing'
      ? Response.json(refusal, { status: 401 })
      : Response.json(replies[call], { status: call in replies ? 200 : 404 });
  };
}
