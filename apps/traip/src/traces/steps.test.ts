import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { type Mailbox, startMailbox } from '@traip/e2e/mailbox';
import { Product } from '../launch/product.ts';
import { makeDataFolder } from '../testing/data-folder.ts';
import { type Collector, startCollector } from './testing/collector.ts';
import type { ReceivedSpan } from './testing/read-spans.ts';

const ana = { email: 'ana@correo.es', password: 'tres-palabras-sueltas' };
const person = { favoriteSport: 'PADEL', birthday: '1990-05-17', firstName: 'Ana', surnames: 'Ruiz' };

describe('traces of work after a request', () => {
  const folder = mkdtempSync(join(tmpdir(), 'traip-steps-'));
  const traceparents: string[] = [];
  let collector: Collector;
  let mailbox: Mailbox;
  let receiver: Server;
  let product: Product;

  before(async () => {
    [collector, mailbox] = await Promise.all([startCollector(), startMailbox()]);
    receiver = createServer((request, response) => {
      traceparents.push(String(request.headers.traceparent));
      void text(request).then(() => response.end('gracias'));
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const DATA_DIR = join(folder, 'data');
    await makeDataFolder(DATA_DIR);
    product = await Product.with({
      WEB: 'none',
      LOG_LEVEL: 'warn',
      DEMO_DATA: 'false',
      DATA_DIR,
      SMTP_URL: mailbox.url,
      LOCAL_WEBHOOKS: 'true',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    });
    await product.start();
  });
  after(async () => {
    await product.stop();
    await mailbox.close();
    receiver.close();
    collector.close();
    rmSync(folder, { recursive: true });
  });

  async function post(path: string, body: unknown, accessToken?: string): Promise<Record<string, string>> {
    const headers = {
      'content-type': 'application/json',
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
    };
    const answer = await fetch(`${product.origin}/v1/club${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const reply = await answer.text();
    assert.ok(answer.ok, `${path}: ${reply}`);
    return JSON.parse(reply);
  }

  /** A member registers, verifies their email, founds a club, and connects its scoreboard by webhook. */
  async function foundClubWithScoreboard(): Promise<void> {
    await post('/auth/register', { ...ana, ...person });
    const { link } = await mailbox.take(ana.email);
    await post('/auth/verify-email', { token: new URL(link).searchParams.get('token') });
    const { accessToken } = await post('/auth/login', ana);
    await post('/org', { name: 'Club Norte', orgCode: 'club-norte' }, accessToken);
    const { port } = receiver.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/marcador?clave=muy-secreta`;
    const hook = { url, events: ['match.scheduled'], description: 'Marcador' };
    const { id } = await post('/webhooks/club-norte', hook, accessToken);
    const delivered = once(receiver, 'request');
    await post(`/webhooks/club-norte/${id}/test`, {}, accessToken);
    await delivered;
  }

  const called = (name: string): ReceivedSpan =>
    collector.spans.find((span) => span.name === name) ?? assert.fail(`no span is called ${name}`);

  it('show a job with its queries', async () => {
    await foundClubWithScoreboard();
    assert.equal(await product.stop(), 0);
    const job = called('job webhook');
    assert.equal(job.parentId, '', 'it begins a trace of its own');
    const within = collector.spans.filter(({ parentId }) => parentId === job.id);
    assert.ok(within.some(({ name }) => name.startsWith('db ')));
  });

  it('show an email within the job that sends it', () => {
    const mail = called('mail smtp');
    const job = collector.spans.find(({ id }) => id === mail.parentId);
    assert.match(job?.name ?? '', /^job /);
    assert.equal(mail.traceId, job?.traceId);
  });

  it('show a webhook, whose receiver can continue the trace', () => {
    const delivery = called('webhook POST');
    assert.equal(delivery.parentId, called('job webhook').id);
    assert.deepEqual(traceparents, [`00-${delivery.traceId}-${delivery.id}-01`]);
  });

  it('hold no addresses, passwords or secrets', () => {
    const all = collector.spans.map(({ name, attributes }) => `${name} ${attributes.join()}`).join('\n');
    assert.doesNotMatch(all, /ana@correo|palabras|Ruiz|muy-secreta|marcador/i);
  });
});
