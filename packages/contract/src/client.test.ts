import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { call } from './call.ts';
import { CallFailure, createClient, RequiredError } from './client.ts';
import { errorBody } from './error-answer.ts';
import { refuse } from './error-body.ts';
import { open, signedIn } from './permissions/index.ts';
import { routesOf } from './route.ts';
import { authRoutes } from './routes/auth.ts';
import { FileReply } from './shapes/file.ts';

const teamRoutes = routesOf({
  full: call({
    method: 'GET',
    path: '/teams/{teamId}/matches',
    summary: 'Matches of a team',
    access: signedIn,
    params: z.object({ teamId: z.string() }),
    query: z.object({ page: z.number().optional(), states: z.array(z.string()).optional() }),
    reply: z.object({ ok: z.boolean() }),
    errors: [],
  }),
  list: call({
    method: 'GET',
    path: '/teams',
    summary: 'All',
    access: open,
    reply: z.object({ ok: z.boolean() }),
    errors: [],
  }),
  sheet: call({
    method: 'GET',
    path: '/teams.csv',
    summary: 'All, for a spreadsheet',
    access: open,
    reply: FileReply,
    replyIsFile: 'text/csv',
    errors: [],
  }),
});

type Sent = { url: string; init: RequestInit };

function recording(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const fake: typeof fetch = async (url, init = {}) => {
    sent.push({ url: String(url), init });
    return answer();
  };
  return { sent, fetch: fake };
}

const ok = () => Response.json({ ok: true });

describe('the client', () => {
  it('returns a file unchanged, with its name; a refusal in its place is still a refusal', async () => {
    const headers = { 'content-disposition': 'attachment; filename="liga.csv"' };
    const { sent, fetch } = recording(() => new Response('\uFEFFa;b', { headers }));
    const { fileName, blob } = await createClient(teamRoutes, { origin: '', fetch }).sheet();
    assert.deepEqual([fileName, await blob.text()], ['liga.csv', 'a;b']);
    assert.equal(new Headers(sent[0]?.init.headers).get('accept'), 'text/csv');
    const refused = recording(() => Response.json(errorBody(refuse('NOT_FOUND'), 'r1'), { status: 404 }));
    await assert.rejects(
      createClient(teamRoutes, { origin: '', fetch: refused.fetch }).sheet(),
      (failure) => failure instanceof CallFailure && failure.code === 'NOT_FOUND',
    );
  });

  it('sends the path, the query and the token of a call', async () => {
    const { sent, fetch } = recording(ok);
    const api = createClient(teamRoutes, {
      origin: 'https://traip.test',
      fetch,
      accessToken: () => 'the-token',
    });
    await api.full({ params: { teamId: 'a/b' }, query: { page: 2, states: ['X', 'Y'] } });
    assert.equal(sent[0]?.url, 'https://traip.test/v1/club/teams/a%2Fb/matches?page=2&states=X&states=Y');
    assert.equal(new Headers(sent[0]?.init.headers).get('authorization'), 'Bearer the-token');
  });

  it('sends no token to a call that never reads one', async () => {
    const { sent, fetch } = recording(ok);
    const api = createClient(authRoutes, { origin: '', fetch, accessToken: () => 'the-token' });
    await api.checkEmail({ body: { email: 'ana@correo.es' } });
    assert.equal(new Headers(sent[0]?.init.headers).get('authorization'), null);
  });

  it('refuses a missing parameter or body before sending, and names it', async () => {
    const { sent, fetch } = recording(ok);
    const teams = createClient(teamRoutes, { origin: '', fetch });
    const auth = createClient(authRoutes, { origin: '', fetch });
    await assert.rejects(
      teams.full({ params: { teamId: undefined as unknown as string }, query: {} }),
      new RequiredError('teamId', 'full'),
    );
    await assert.rejects(auth.login({ body: null as never }), {
      name: 'RequiredError',
      message: 'Required parameter body was null or undefined when calling login',
    });
    assert.equal(sent.length, 0);
  });

  it('throws the refusal of the backend: code, texts, invalid fields', async () => {
    const details = [{ field: 'email', message: { es: 'Mal', en: 'Bad' } }];
    const body = errorBody(refuse('BAD_REQUEST', { field: 'email', details }));
    const api = createClient(authRoutes, {
      origin: '',
      fetch: recording(() => Response.json(body, { status: 400 })).fetch,
    });
    const failure = await failureOf(api.login({ body: { email: 'x', password: 'y' } }));
    assert.deepEqual(
      [failure.kind, failure.status, failure.code, failure.problems],
      ['ERR_BAD_REQUEST', 400, 'BAD_REQUEST', details],
    );
  });

  it('names a failure in transit', async () => {
    const waits: typeof fetch = (_url, init) =>
      new Promise((_, reject) => {
        const give = () => reject(init?.signal?.reason);
        if (init?.signal?.aborted) give();
        init?.signal?.addEventListener('abort', give);
      });
    const cut = () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }), {
        status: 200,
      });
    const kinds = {
      ERR_NETWORK: () =>
        createClient(teamRoutes, {
          origin: '',
          fetch: () => Promise.reject(new TypeError('fetch failed')),
        }).list(),
      ETIMEDOUT: () => createClient(teamRoutes, { origin: '', fetch: waits, timeout: 1 }).list(),
      ERR_CANCELED: () =>
        createClient(teamRoutes, { origin: '', fetch: waits }).list(undefined, {
          signal: AbortSignal.abort(),
        }),
      ECONNABORTED: () => createClient(teamRoutes, { origin: '', fetch: recording(cut).fetch }).list(),
      ERR_BAD_RESPONSE: () =>
        createClient(teamRoutes, {
          origin: '',
          fetch: recording(() => new Response('<html>', { status: 502 })).fetch,
        }).list(),
    };
    for (const [kind, attempt] of Object.entries(kinds))
      assert.equal((await failureOf(attempt())).kind, kind);
  });
});

async function failureOf(answer: Promise<unknown>): Promise<CallFailure> {
  try {
    await answer;
  } catch (error) {
    if (error instanceof CallFailure) return error;
    throw error;
  }
  throw new Error('The call succeeded.');
}
