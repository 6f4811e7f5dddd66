import { join } from 'node:path';
import { openPostgres } from '@traip/api';
import { freePort } from '@traip/traip/launch';
import { type RawBuilder, sql } from 'kysely';
import type { Cluster } from '../faults/cluster.ts';
import { commandsOf } from './recipe.ts';

/** A cluster with a base backup and an archive, run by the commands of the operations guide. */
export class ArchivedCluster {
  readonly #cluster: Cluster;
  #data: string;
  #port: number;
  #restores = 0;

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
    this.#data = cluster.data;
    this.#port = cluster.port;
  }

  get url(): string {
    return `postgres://traip@127.0.0.1:${this.#port}/postgres`;
  }

  setUp(): Promise<void> {
    return this.#run(commandsOf('Set up'));
  }

  takeBaseBackup(): Promise<void> {
    return this.#run(commandsOf('Base backup'));
  }

  /** Stops the running cluster and replaces it with the restored one. */
  async restoreTo(moment: string): Promise<void> {
    const [data, port] = [this.#place(`restored-${++this.#restores}`), await freePort()];
    const target = { TARGET: moment, RESTORED: data, RESTORED_PORT: String(port) };
    await this.#run(commandsOf('Restore'), target);
    await this.#run('! pg_ctl status');
    [this.#data, this.#port] = [data, port];
  }

  archiveAgain(): Promise<void> {
    return this.#run(commandsOf('Archive again'), {
      RESTORED: this.#data,
      RESTORED_PORT: String(this.#port),
    });
  }

  /** The time by the database's clock, which also timestamps commits. */
  async now(): Promise<string> {
    const [row] = await this.#query<{ now: string }>(sql`select clock_timestamp()::text as now`);
    return row?.now ?? '';
  }

  /** Damage that only a wrong command in the wrong terminal can do. */
  async destroyMatches(): Promise<void> {
    await this.#query(sql`drop table match_events cascade`);
    await this.#query(sql`truncate users cascade`);
  }

  async remove(): Promise<void> {
    await this.#run(`for data in data restored-*; do
      if pg_ctl status -D $data; then pg_ctl stop -m immediate -D $data; fi
    done`);
    await this.#cluster.remove();
  }

  #run(script: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
    const places = { ARCHIVE: this.#place('archive'), BASES: this.#place('bases') };
    return this.#cluster.shell(script, {
      PGDATA: this.#data,
      PGPORT: String(this.#port),
      ...places,
      ...more,
    });
  }

  #place(name: string): string {
    return join(this.#cluster.folder, name);
  }

  async #query<T>(query: RawBuilder<T>): Promise<readonly T[]> {
    const store = openPostgres({ url: this.url, connections: 1, onConnectionLost: () => undefined });
    try {
      return (await query.execute(store.db)).rows;
    } finally {
      await store.close();
    }
  }
}
