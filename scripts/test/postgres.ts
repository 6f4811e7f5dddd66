import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Environment } from './step.ts';

type PostgresServer = { readonly url: string; readonly version: string; readonly stop: () => void };

/** The folder with the programs of a PostgreSQL server: the newest one of Debian's, or one on the path. */
export function findPostgres(env: Environment, installed = '/usr/lib/postgresql/*/bin'): string | null {
  const newestFirst = globSync(installed).sort((one, other) => versionIn(other) - versionIn(one));
  const candidates = [...newestFirst, ...(env.PATH ?? '').split(delimiter).filter(Boolean)];
  return (
    candidates.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

function versionIn(folder: string): number {
  return Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
}

// Nothing of it needs to outlive the run: it may forget everything when the power fails.
const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'on',
};

/** Starts a server of our own in a temporary folder. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'traip-postgres-'));
  const owner = ownerOfServers();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...args: string[]) =>
    spawnSync(join(programs, program), args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      ...owner,
    });
  const stop = () => {
    if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const initial = run(
      'initdb',
      '-D',
      data,
      '-U',
      'traip',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    );
    if (initial.status !== 0) throw new Error(`initdb failed: ${initial.error?.message ?? initial.stderr}`);
    const port = await freePort();
    const options = Object.entries({ port: String(port), unix_socket_directories: folder, ...settings });
    const flags = options.map(([name, value]) => `-c ${name}=${value}`).join(' ');
    const log = join(folder, 'log');
    // The log is a file, not a pipe: the server would hold the pipe open and pg_ctl never be seen to end.
    const started = run('pg_ctl', '-D', data, '-l', log, '-w', '-t', '60', '-o', flags, 'start');
    if (started.status !== 0) throw new Error(`PostgreSQL did not start: ${readLog(log)}${started.stderr}`);
    return { url: `postgres://traip@127.0.0.1:${port}/postgres`, version: versionOf(programs), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

function readLog(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function versionOf(programs: string): string {
  const text = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /(\d+)/.exec(text)?.[1] ?? text.trim();
}

/** PostgreSQL refuses to be run by root; its package brings a user for it. */
function ownerOfServers(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  if (!line) throw new Error('root may not run PostgreSQL, and there is no user postgres');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
