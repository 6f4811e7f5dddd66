import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const patience = 120_000;

/** The real product without its pages, in a process that can be killed. */
export class Product {
  readonly origin: string;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #said = '';

  private constructor(port: number, environment: Readonly<Record<string, string>>) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#environment = {
      ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', WEB: 'none', LOG_LEVEL: 'error' },
      ...{ PORT: String(port), PUBLIC_ORIGIN: this.origin, DEMO_DATA: 'true' },
      ...environment,
    };
  }

  static async on(environment: Readonly<Record<string, string>>): Promise<Product> {
    return new Product(await freePort(), environment);
  }

  async start(): Promise<void> {
    this.#said = '';
    const child = spawn(process.execPath, ['apps/traip/src/main.ts'], {
      cwd: root,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.#said = (this.#said + chunk).slice(-4_000);
      });
    this.#child = child;
    await this.#untilReady(child);
  }

  /** As a power cut or the kernel would: no signal that could be heard. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    const limit = Date.now() + patience;
    while (Date.now() < limit) {
      if (child.exitCode !== null) break;
      const answer = await fetch(`${this.origin}/ready`).catch(() => null);
      if (answer?.ok) return;
      await pause(100);
    }
    throw new Error(`Traip did not start:\n${this.#said}`);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
