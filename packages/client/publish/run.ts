import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildClient } from './client.ts';
import { buildEngine } from './engine.ts';
import { buildMcp } from './mcp.ts';

/**
 * Builds and packs the published packages: `npm run -s packages -- FOLDER`. Prints one tarball per line,
 * ready for `npm publish TARBALL`.
 */
const target = resolve(process.argv[2] ?? 'dist');
mkdirSync(target, { recursive: true });
for (const folder of [buildEngine(), buildClient(), buildMcp()]) {
  const packed = execFileSync('npm', ['pack', folder, '--json', '--pack-destination', target], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename } = { filename: '' }] = Object.values(JSON.parse(packed) as { filename: string }[]);
  process.stdout.write(`${resolve(target, filename)}\n`);
}
