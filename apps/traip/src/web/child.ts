import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { freePort } from '../launch/free-port.ts';
import { nextProgram, webFolder } from './paths.ts';

/** The pages as a process of their own: rendering never delays a call, and a crash takes nothing else down. */
interface WebChild {
  /** Where it listens now; nothing while it is starting or being restarted. */
  origin(): string | undefined;
  /** Resolves when it first answers. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

const firstPause = 250;
const maxPause = 10_000;

export function startWebChild(environment: Record<string, string>, log: FastifyBaseLogger): WebChild {
  const ready = Promise.withResolvers<void>();
  let origin: string | undefined;
  let child: ChildProcess | undefined;
  let stopping = false;

  async function supervise(): Promise<void> {
    for (let pause = firstPause; !stopping; pause = Math.min(pause * 2, maxPause)) {
      const port = await freePort(host);
      child = run(port, environment);
      const ended = once(child, 'exit');
      if (await answers(port, child)) {
        origin = `http://${host}:${port}`;
        pause = firstPause;
        ready.resolve();
      }
      await ended;
      origin = undefined;
      if (stopping) return;
      log.error('the pages stopped; starting them again');
      await wait(pause);
    }
  }

  const supervision = supervise();
  supervision.catch(ready.reject);
  return {
    origin: () => origin,
    ready: ready.promise,
    stop: async () => {
      stopping = true;
      child?.kill('SIGTERM');
      await supervision;
    },
  };
}

/**
 * Next writes every loopback host as `localhost` when it compares origins. Under another name, a rewrite to one of
 * its own pages looks foreign to it and comes back through the proxy, for ever.
 */
const host = 'localhost';

const endWithParent = new URL('./exit-with-parent.ts', import.meta.url).href;

function run(port: number, environment: Record<string, string>): ChildProcess {
  const program = ['--import', endWithParent, nextProgram()];
  const parameters = ['start', '--hostname', host, '--port', String(port)];
  return spawn(process.execPath, [...program, ...parameters], {
    cwd: webFolder(),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** True once the port accepts connections; false when the process ended first. */
async function answers(port: number, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    if (await canConnect(port)) return true;
    await wait(50);
  }
  return false;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
