import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

type Settings = Readonly<Record<string, string>>;

const sources = fileURLToPath(new URL('../main.ts', import.meta.url));
// Tables and demo data take their time on a busy machine.
const startTimeout = 420_000;

/** The real product, from its sources or as `npm start` runs it, in its own process that can be stopped, killed and restarted. */
export class Product {
  readonly port: number;
  readonly origin: string;
  readonly #settings: Settings;
  readonly #program: string;
  #child: ChildProcess | null = null;
  #output = '';

  private constructor(port: number, settings: Settings, program: string) {
    this.port = port;
    this.origin = `http://localhost:${port}`;
    this.#settings = settings;
    this.#program = program;
  }

  /** With these settings and none of the caller's environment, at an address known before it starts. */
  static async with(settings: Settings, program = sources): Promise<Product> {
    return Product.at(await freePort(), settings, program);
  }

  static at(port: number, settings: Settings, program = sources): Product {
    return new Product(port, settings, program);
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** False before it starts and after it has ended, for whatever reason. */
  get isRunning(): boolean {
    return this.#child !== null && !hasEnded(this.#child);
  }

  /** The last of what it printed. */
  get output(): string {
    return this.#output;
  }

  async start(): Promise<void> {
    this.#output = '';
    this.#child = spawn(process.execPath, [this.#program], {
      env: this.#environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#listen(this.#child);
    try {
      await this.#untilReady(this.#child);
    } catch (error) {
      await this.stop();
      throw new Error(`Traip did not start:\n${this.#output}`, { cause: error });
    }
  }

  /** Returns its exit code; null when it had to be killed, or did not run. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Like a power cut or the kernel: with a signal that can't be handled. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  #environment(): Record<string, string> {
    const { PATH = '', HOME = '' } = process.env;
    // Simulated demo matches would disturb measurements and tests.
    const quiet = { DEMO_LIFE: 'false' };
    return { PATH, HOME, ...quiet, ...this.#settings, PORT: String(this.port), PUBLIC_ORIGIN: this.origin };
  }

  #listen(child: ChildProcess): void {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.#output = (this.#output + chunk).slice(-8_000);
      });
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + startTimeout;
    while (Date.now() < deadline) {
      if (hasEnded(child)) throw new Error(`it ended with ${child.exitCode ?? child.signalCode}`);
      if (await this.#isReady()) return;
      await pause(100);
    }
    throw new Error('it was not ready in time');
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/ready`)).ok;
    } catch {
      // It is not listening yet.
      return false;
    }
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (child === null || hasEnded(child)) return null;
    const ended = once(child, 'close');
    child.kill(signal);
    const [code] = await ended;
    return code;
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
