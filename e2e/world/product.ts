import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export type Product = { readonly pid: number; readonly stop: () => Promise<void> };

const root = fileURLToPath(new URL('../..', import.meta.url));
// Tables and demo data take their time on a busy machine.
const patience = 120_000;

/** Starts the real product, as `npm start` does, in a folder that is kept, or in one of its own with the demo data. */
export async function startProduct(
  origin: string,
  port: number,
  settings: Readonly<Record<string, string>>,
  kept?: string,
): Promise<Product> {
  const data = kept ?? newFolder();
  const child = spawn(process.execPath, ['apps/traip/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // What moves by itself would get in the way of those who look closely.
      DEMO_LIFE: 'false',
      ...settings,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: data,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = listenTo(child);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    if (!kept) rmSync(data, { recursive: true, force: true });
  };
  try {
    await untilReady(origin, child);
  } catch (error) {
    await stop();
    throw new Error(`Traip did not start:\n${said()}`, { cause: error });
  }
  return { pid: child.pid ?? 0, stop };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'traip-world-'));
  const planted = process.env.TRAIP_PLANTED;
  if (planted) cpSync(planted, folder, { recursive: true });
  return folder;
}

/** A port that is free now. The product must know its address before it starts: providers send people back to it. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

function listenTo(child: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString().slice(-8_000);
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    if (await isReady(origin)) return;
    await pause(100);
  }
  throw new Error('it was not ready in time');
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/ready`)).ok;
  } catch {
    return false;
  }
}
