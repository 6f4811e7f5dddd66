import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { Product } from '../launch/product.ts';
import { makeDataFolder } from '../testing/data-folder.ts';
import { type Collector, startCollector } from './testing/collector.ts';

const folder = mkdtempSync(join(tmpdir(), 'traip-traces-'));
after(() => rmSync(folder, { recursive: true }));

const quiet = { WEB: 'none', LOG_LEVEL: 'warn', DEMO_DATA: 'false', DATA_DIR: join(folder, 'data') };
const traceId = '0af7651916cd43dd8448eb211c80319c';
const caller = 'b7ad6b7169203331';

describe('traces', () => {
  let collector: Collector;
  let product: Product;

  before(async () => {
    collector = await startCollector();
    await makeDataFolder(quiet.DATA_DIR);
    product = await Product.with({ ...quiet, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
    await product.start();
  });
  after(async () => {
    collector.close();
    await product.stop();
  });

  it('reach the collector with a request and its queries, under the caller’s span', async () => {
    const headers = { traceparent: `00-${traceId}-${caller}-01`, 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'ana@correo.es', password: 'palabra-secreta' });
    await fetch(`${product.origin}/v1/club/auth/login`, { method: 'POST', headers, body });
    await fetch(`${product.origin}/v1/club/nothing?token=very-secret`);
    assert.equal(await product.stop(), 0, 'what is left is sent at the stop');
    const own = collector.spans.filter((span) => span.traceId === traceId);
    const request = own.find(({ parentId }) => parentId === caller);
    assert.equal(request?.name, 'POST /v1/club/auth/login');
    const queries = own.filter(({ parentId }) => parentId === request?.id);
    assert.ok(queries.length > 0, 'they are its children');
    for (const { name, attributes } of queries) {
      assert.match(name, /^db (select|insert|update|delete|with)/i);
      assert.match(attributes.join(), /\$1|select/);
    }
  });

  it('hold routes, but no addresses, passwords or secrets', () => {
    const all = collector.spans.map(({ name, attributes }) => `${name} ${attributes.join()}`).join('\n');
    assert.doesNotMatch(all, /ana@correo|palabra|very-secret/);
    assert.match(all, /http\.route/);
  });
});

describe('an unreachable collector', () => {
  it('does not affect the product', async () => {
    const product = await Product.with({ ...quiet, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    await product.start();
    assert.equal((await fetch(`${product.origin}/v1/club/openapi.json`)).status, 200);
    assert.equal((await fetch(`${product.origin}/ready`)).status, 200);
    assert.equal(await product.stop(), 0);
  });
});

describe('without an endpoint', () => {
  // The metrics load the OpenTelemetry API package for its types.
  it('no code that makes or sends traces is loaded', async () => {
    const script = `
      const { registerHooks } = await import('node:module');
      const seen = [];
      registerHooks({ load(url, context, next) { seen.push(url); return next(url, context); } });
      const { startTraip } = await import(${JSON.stringify(new URL('../traip.ts', import.meta.url).href)});
      const { readConfig } = await import(${JSON.stringify(new URL('../config.ts', import.meta.url).href)});
      const traip = await startTraip(readConfig(process.env));
      await traip.stop();
      console.log('seen', seen.length, 'of it', seen.filter((url) => /opentelemetry\\/(?!api\\/)|open-traces/.test(url)).length);
      process.exit(0);`;
    const env = { PATH: process.env.PATH, ...quiet, PORT: '0' };
    const file = join(folder, 'watched.mjs');
    writeFileSync(file, script);
    const child = spawn(process.execPath, [file], { env });
    const [out, problem] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    assert.match(out, /seen \d{3,} of it 0\n/, problem);
  });
});
