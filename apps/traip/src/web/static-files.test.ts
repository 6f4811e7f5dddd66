import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { serveStaticFiles } from './static-files.ts';

describe('the scripts of the pages', () => {
  const app = Fastify();
  const folder = mkdtempSync(join(tmpdir(), 'traip-static-'));
  const script = 'const goals = 0;\n'.repeat(200);

  before(() => {
    mkdirSync(join(folder, 'build', 'chunks'), { recursive: true });
    writeFileSync(join(folder, 'build', 'chunks', 'a-1.js'), script);
    writeFileSync(join(folder, 'build', 'letters.woff2'), 'letters');
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    serveStaticFiles(app, join(folder, 'build'));
  });
  after(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const get = (name: string, encodings?: string) =>
    app.inject({
      url: `/_next/static/${name}`,
      headers: encodings === undefined ? {} : { 'accept-encoding': encodings },
    });

  it('that cannot be read at first are read for the next reader', async () => {
    const path = join(folder, 'build', 'chunks', 'a-1.js');
    renameSync(path, `${path}.away`);
    assert.equal((await get('chunks/a-1.js', 'br')).statusCode, 500);
    renameSync(`${path}.away`, path);
    assert.equal((await get('chunks/a-1.js', 'br')).statusCode, 200);
  });

  it('come compressed as the browser can read them, and may be kept for ever', async () => {
    const small = await get('chunks/a-1.js', 'gzip, deflate, br');
    assert.equal(small.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(small.rawPayload).toString(), script);
    assert.equal(small.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(small.headers['content-type'], 'application/javascript; charset=utf-8');
    const zipped = await get('chunks/a-1.js', 'gzip;q=1.0, br;q=0');
    assert.equal(zipped.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(zipped.rawPayload).toString(), script);
    const plain = await get('chunks/a-1.js');
    assert.deepEqual([plain.headers['content-encoding'], plain.body], [undefined, script]);
    for (const { headers } of [small, zipped, plain]) {
      assert.equal(headers.vary, 'accept-encoding');
      assert.match(String(headers['content-security-policy']), /base-uri 'none'; frame-ancestors 'none'/);
    }
  });

  it('and fonts, which are compressed already, come as they are', async () => {
    const font = await get('letters.woff2', 'br');
    assert.deepEqual([font.headers['content-encoding'], font.body], [undefined, 'letters']);
  });

  it('of an older build are not found, nor is anything beside them', async () => {
    for (const name of [
      'chunks/gone.js',
      '../secret.txt',
      '..%2fsecret.txt',
      '%2e%2e/secret.txt',
      'chunks',
    ]) {
      const answer = await get(name);
      assert.equal(answer.statusCode, 404, name);
    }
  });
});
