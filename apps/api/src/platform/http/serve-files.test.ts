import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import Fastify from 'fastify';
import { folderFiles } from '../files/folder.ts';
import { dataPolicy } from './content-policy.ts';
import { serveFiles } from './serve-files.ts';

it('a picture opened directly runs nothing and is never framed, found or not', async () => {
  const files = folderFiles(mkdtempSync(join(tmpdir(), 'traip-pictures-')));
  const key = `avatars/${'a'.repeat(64)}.webp`;
  await files.put(key, Buffer.from('a badge'), 'image/webp');
  const app = Fastify();
  serveFiles(app, files);
  for (const [path, status] of [
    [key, 200],
    ['avatars/other.webp', 404],
  ] as const) {
    const answer = await app.inject(`/files/${path}`);
    assert.deepEqual([answer.statusCode, answer.headers['content-security-policy']], [status, dataPolicy]);
  }
});
