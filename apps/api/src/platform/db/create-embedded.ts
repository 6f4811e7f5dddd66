import { fork } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./create-embedded-program.ts', import.meta.url));
// Its code runs once: compiling it with optimizations takes longer than it saves, and 50 MB.
const baselineOnly = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];
const frugal = ['--max-semi-space-size=2', '--expose-gc', ...baselineOnly];

/**
 * Creates the files of a new embedded database in a process that ends: `initdb` runs in a second database
 * that needs more memory than all the rest of Traip, and would keep it. If it fails, nothing is left; opening
 * the folder says why.
 */
export async function createEmbedded(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const child = fork(program, [draft], { execArgv: frugal, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const [code] = await once(child, 'exit');
  if (code === 0) renameSync(draft, folder);
  else rmSync(draft, { recursive: true, force: true });
}
