import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const megabyte = 1_048_576;

/** A disk of a few megabytes, in memory, which can be filled. Only root can create one. */
export class SmallDisk implements Disposable {
  readonly path: string;
  readonly #ballast: string;

  constructor(path: string, megabytes: number) {
    this.path = path;
    this.#ballast = join(path, 'ballast');
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
  }

  static isSupported(): boolean {
    return process.platform === 'linux' && process.getuid?.() === 0;
  }

  get freeMegabytes(): number {
    const { bavail, bsize } = statfsSync(this.path);
    return (bavail * bsize) / megabyte;
  }

  /** Fills it until this much or nothing is left. */
  fillUpTo(megabytesLeft: number): void {
    const piece = Buffer.alloc(64 * 1024);
    const file = openSync(this.#ballast, 'a');
    try {
      while (this.freeMegabytes > megabytesLeft) writeSync(file, piece);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  makeRoom(): void {
    rmSync(this.#ballast, { force: true });
  }

  [Symbol.dispose](): void {
    execFileSync('umount', ['-l', this.path]);
  }
}
