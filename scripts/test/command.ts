import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Environment } from './step.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

type Ended = { readonly code: number; readonly output: string };

/** Runs a program with this Node; its output streams on and is returned as well. */
export function runNode(args: readonly string[], env: Environment, cwd = root): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      process.stderr.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/** Runs a program that counts as one test: it passes when it ends with 0. */
export async function runAsOne(args: readonly string[], env: Environment, cwd = root) {
  const { code } = await runNode(args, env, cwd);
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}
