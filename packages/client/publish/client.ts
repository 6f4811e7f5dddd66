import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openApi } from '@traip/contract/openapi';
import { compile, root } from './compile.ts';

/** Generates the types of all calls from the API description, as any client author would. */
export function buildClient(): string {
  const dist = compile('client', 'A typed client for the API of Traip, over fetch alone');
  writeSchema(join(dist, 'schema.d.ts'));
  writeFileSync(join(dist, 'index.d.ts'), entry);
  return dist;
}

/** Fills the type parameters of the sources with the types of the API. */
const entry = `import type { components, paths } from './schema.js';
import type { Traip as Client, TraipOptions } from './traip.js';

export type { LiveFeed, LiveOptions } from './live/follow.js';
export type { TraipOptions } from './traip.js';
export { TraipError } from './traip-error.js';

export type Schemas = components['schemas'];
export type LiveMessage = Schemas['liveMessage'];
export type Traip = Client<paths, LiveMessage>;

/** Typed calls with retries and idempotency keys, over \`fetch\` alone. */
export declare function createTraip(options: TraipOptions): Traip;
`;

function writeSchema(path: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'traip-schema-'));
  const description = join(folder, 'openapi.json');
  writeFileSync(description, JSON.stringify(openApi()));
  // The generator needs TypeScript 5, which is installed for it there.
  const installed = createRequire(join(root, 'apps/api/package.json')).resolve('openapi-typescript');
  const generator = join(dirname(installed), '../bin/cli.js');
  execFileSync(process.execPath, [generator, description, '--output', path], { stdio: 'ignore' });
  rmSync(folder, { recursive: true });
}
