import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@traip/traip/launch';

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** A PostgreSQL server for one trial, which may treat it badly. */
export class Cluster {
  readonly url: string;
  /** The folder of the cluster, where a trial can add files. */
  readonly folder: string;
  readonly data: string;
  readonly port: number;
  readonly #programs: string;
  readonly #owner: Owner | undefined;

  private constructor(place: { folder: string; programs: string; port: number; owner: Owner | undefined }) {
    this.folder = place.folder;
    this.data = join(place.folder, 'data');
    this.#programs = place.programs;
    this.port = place.port;
    this.#owner = place.owner;
    this.url = `postgres://traip@127.0.0.1:${place.port}/postgres`;
  }

  /** Undefined if PostgreSQL's programs are not installed. */
  static async make(): Promise<Cluster | undefined> {
    const programs = findPrograms();
    if (programs === undefined) return undefined;
    const folder = mkdtempSync(join(tmpdir(), 'traip-postgres-'));
    const owner = notRoot();
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const cluster = new Cluster({ folder, programs, owner, port: await freePort() });
    await cluster.#run('initdb', '-U', 'traip', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
    const settings = [
      `port = ${cluster.port}`,
      `listen_addresses = '127.0.0.1'`,
      `unix_socket_directories = '${folder}'`,
    ];
    appendFileSync(join(cluster.data, 'postgresql.conf'), `${settings.join('\n')}\n`);
    return cluster;
  }

  start(): Promise<void> {
    return this.#run('pg_ctl', '-w', '-l', join(this.folder, 'log'), 'start');
  }

  /** `fast` closes its connections cleanly; `immediate` crashes, and replays its log at the next start. */
  stop(how: 'fast' | 'immediate'): Promise<void> {
    return this.#run('pg_ctl', '-w', '-m', how, 'stop');
  }

  /** Runs an operator's commands as the user of the cluster, and stops at the first that fails. */
  async shell(script: string, variables: Readonly<Record<string, string>>): Promise<void> {
    const output = join(this.folder, 'shell');
    const env = {
      PATH: `${this.#programs}:${process.env.PATH}`,
      PGDATA: this.data,
      PGHOST: this.folder,
      PGPORT: String(this.port),
      PGUSER: 'traip',
      PGDATABASE: 'postgres',
      ...variables,
    };
    // Output goes to a file: a server started by the script would keep a pipe open.
    const child = spawn('bash', ['-euo', 'pipefail', '-c', `exec >${output} 2>&1\n${script}`], {
      cwd: this.folder,
      stdio: 'ignore',
      env,
      ...this.#owner,
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`This ended with ${code}:\n${script}\n${readFileSync(output, 'utf8')}`);
  }

  async remove(): Promise<void> {
    if (existsSync(join(this.data, 'postmaster.pid'))) await this.stop('immediate');
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #run(program: string, ...parameters: readonly string[]): Promise<void> {
    const child = spawn(join(this.#programs, program), ['-D', this.data, ...parameters], {
      cwd: this.folder,
      stdio: 'ignore',
      ...this.#owner,
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${program} ${parameters.at(-1)} ended with ${code}.`);
  }
}

function findPrograms(): string | undefined {
  const folders = [...globSync('/usr/lib/postgresql/*/bin'), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))));
}

/** PostgreSQL refuses to run as root: then it runs as the user created by its package. */
function notRoot(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
