import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Call, contract, isForOtherSites, isRead, pathParameters } from '@traip/contract';
import { headersOf } from '../fixtures/fixture-ids.ts';
import { createFixtures } from '../fixtures/fixtures.ts';
import { ChangeTracker } from '../hostile/change-tracker.ts';
import { send } from '../send.ts';
import { validInputs } from '../valid-inputs/valid-inputs.ts';
import { openWorld, urlOf } from '../world.ts';

const calls = Object.entries(contract).flatMap(([resource, group]) =>
  Object.entries(group as Record<string, Call>).map(([name, call]) => [`${resource}.${name}`, call] as const),
);

/** Content types that a foreign page can make a browser send without a preflight request. */
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];

/** Mail programs send a form here automatically (RFC 8058), authorized by the token in the link. */
const acceptsForms = new Set(['notification.unsubscribe']);

describe('a foreign page', () => {
  const world = openWorld();

  it('can’t change anything through the browser of a signed-in person', async () => {
    const fixtures = await createFixtures(world);
    const tracker = await ChangeTracker.open(world);
    await tracker.start(fixtures.organisationId);
    for (const [name, call] of calls) {
      if (call.method === 'GET' || call.upload || acceptsForms.has(name)) continue;
      const { params = {}, query = {}, body = {} } = validInputs[name]?.(fixtures) ?? {};
      for (const type of forms) {
        // Browsers add cookies to cross-site requests, but never the authorization header.
        const headers = {
          'content-type': type,
          cookie: `token=${fixtures.people.SA.token}`,
          origin: 'https://evil.example',
        };
        const answer: { statusCode: number } = await world.app.inject({
          method: call.method,
          url: urlOf(call, { params, query }),
          headers,
          payload: JSON.stringify(body),
        });
        assert.ok([400, 401, 415].includes(answer.statusCode), `${name} as ${type}: ${answer.statusCode}`);
      }
    }
    assert.equal(await tracker.changeSince(), 'NOTHING');
  });

  it('gets no credentials across origins, and can’t make calls there that open or need a session', async () => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    };
    for (const [name, call] of calls) {
      const url = urlOf(call, { params: anyParams(call), query: {} });
      const { headers: answered } = await world.app.inject({ method: 'OPTIONS', url, headers });
      assert.equal(answered['access-control-allow-credentials'], undefined, name);
      const methods = String(answered['access-control-allow-methods'] ?? '').split(', ');
      assert.equal(methods.includes(call.method), isForOtherSites(call), name);
    }
  });
});

const anyParams = (call: Call) =>
  Object.fromEntries(pathParameters(call.path).map((parameter) => [parameter, 'x']));

/** Personal files; opening them is logged for the organisations concerned. */
const opensPapers = new Set(['personDocument.open', 'question.openFile', 'consent.openPaper']);

describe('reading', () => {
  const world = openWorld();

  it('changes nothing except the audit log’s entries about sensitive data', async () => {
    const fixtures = await createFixtures(world);
    const tracker = await ChangeTracker.open(world);
    await tracker.start(fixtures.organisationId);
    for (const [name, call] of calls) {
      if (!isRead(call)) continue;
      await send(world, name, validInputs[name]?.(fixtures) ?? {}, headersOf(fixtures, 'SA'));
      const isLogged = call.isSensitive && (call.access.kind === 'in-organisation' || opensPapers.has(name));
      assert.equal(await tracker.changeSince(), isLogged ? 'OF_THE_ORGANISATION' : 'NOTHING', name);
    }
  });
});
