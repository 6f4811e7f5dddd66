import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { folderFiles } from '../../platform/files/folder.ts';
import { openWorld } from '../world.ts';

/** Known path traversals: plain, encoded once and twice, with backslashes, and cut by a null byte. */
const traversals = [
  '../secret.webp',
  'avatars/../../secret.webp',
  'avatars/..%2f..%2fsecret.webp',
  'avatars/%2e%2e/%2e%2e/secret.webp',
  '..%252fsecret.webp',
  '%2e%2e%5csecret.webp',
  '..\\secret.webp',
  '....//secret.webp',
  '..;/secret.webp',
  '..%c0%afsecret.webp',
  '%uff0e%uff0e/secret.webp',
  'avatars/../../secret.webp%00.webp',
  `avatars/${'a'.repeat(64)}.webp/../../../secret.webp`,
  `avatars/${'a'.repeat(64)}.webp%00`,
  `avatars/${'A'.repeat(64)}.webp`,
  '/etc/passwd',
  '//etc/passwd',
  'C:%5cwindows%5cwin.ini',
  '%2fetc%2fpasswd',
];

describe('the pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'traip-traversal-'));
  const world = openWorld({ files: folderFiles(join(folder, 'pictures')) });
  let port = 0;

  before(async () => {
    mkdirSync(join(folder, 'pictures', 'avatars'), { recursive: true });
    writeFileSync(join(folder, 'secret.webp'), 'what nobody may read');
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    port = (world.app.server.address() as { port: number }).port;
  });

  /** Over a raw socket, because client libraries normalise paths before sending them. */
  async function get(path: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let output = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      output += chunk;
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: traip.test\r\nConnection: close\r\n\r\n`, 'latin1');
    await new Promise((closed) => socket.once('close', closed));
    return output;
  }

  for (const path of traversals)
    it(`are the only files served: ${path}`, async () => {
      const output = await get(`/files/${path}`);
      assert.match(output, /^HTTP\/1\.1 (400|404) /);
      assert.doesNotMatch(output, /nobody may read|root:/);
    });
});
