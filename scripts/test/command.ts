import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Environment, Log, Result } from './step.ts';
import { oneFailed, onePassed } from './tally.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

type Ended = { readonly code: number; readonly output: string; readonly isKilled: boolean };

type Options = {
  readonly cwd?: string;
  /** Told what the program writes, as it comes. */
  readonly write?: (chunk: Buffer) => void;
  /** Asked every second; the program is killed when it says yes. */
  readonly isStuck?: () => boolean;
};

const running = new Set<ChildProcess>();

/** Kills every program that still runs, because the run itself is ended. */
export function killAll(): void {
  for (const child of running) killGroup(child);
}

/** A program and whatever it has started: a test that is cut off cannot stop its own servers. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // Nobody of the group is left, which is the usual end.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Runs a program with this Node and collects what it writes. */
export function runQuietly(args: readonly string[], env: Environment, options: Options = {}): Promise<Ended> {
  const { cwd = root, write, isStuck } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // In a group of its own, which can be ended as a whole.
      detached: true,
    });
    running.add(child);
    let isKilled = false;
    const watch = () => {
      if (!isStuck?.()) return;
      isKilled = true;
      killGroup(child);
    };
    const timer = setInterval(watch, 1000);
    const chunks: Buffer[] = [];
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      write?.(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    // What it left running would hold its output open.
    child.on('exit', () => killGroup(child));
    child.on('close', (code) => {
      clearInterval(timer);
      running.delete(child);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString(), isKilled });
    });
  });
}

/** Runs a program with this Node; its output streams on and is returned as well. */
export function runNode(args: readonly string[], env: Environment, cwd = root): Promise<Ended> {
  return runQuietly(args, env, { cwd, write: (chunk) => process.stdout.write(chunk) });
}

/** Runs a program that counts as one test: it passes when it ends with 0. */
export async function runAsOne(
  args: readonly string[],
  env: Environment,
  log: Log,
  cwd = root,
): Promise<Result> {
  const { code, output } = await runQuietly(args, env, { cwd });
  log(output.trimEnd());
  return { tally: code === 0 ? onePassed : oneFailed };
}
