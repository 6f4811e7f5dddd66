import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Another process is using the folder; two on one embedded database would corrupt it silently. */
export class FolderLocked extends Error {
  override readonly name = 'FolderLocked';
}

interface Owner {
  readonly pid: number;
  readonly host: string;
  /** The process's start time in the kernel's ticks, because pids are reused. */
  readonly began: string;
}

const heartbeatSeconds = 10;

/** Locks the folder for this process; returns the function that unlocks it. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const lock = JSON.stringify({ pid: process.pid, host: hostname(), began: beganAt(process.pid) });
  acquire(path, lock, folder);
  const heartbeat = setInterval(() => touch(path), heartbeatSeconds * 1000);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    if (contentOf(path) === lock) unlinkSync(path);
  };
}

function acquire(path: string, lock: string, folder: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, lock);
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (tryLink(draft, path)) return;
      const held = contentOf(path);
      if (held !== undefined && isAlive(held, path)) throw new FolderLocked(lockedMessage(folder, held));
      if (held !== undefined) dropStale(path, held);
    }
    throw new FolderLocked(`The data folder ${folder} is being taken by another process.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Creating a hard link is atomic and never replaces an existing lock. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the dead owner's lock away; if it was a new owner's by then, it is put back. */
function dropStale(path: string, stale: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (contentOf(aside) !== stale) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function isAlive(held: string, path: string): boolean {
  const owner = parseOwner(held);
  if (!owner) return false;
  if (owner.host !== hostname()) return secondsSinceTouched(path) < 3 * heartbeatSeconds;
  return processExists(owner.pid) && beganAt(owner.pid) === owner.began;
}

function parseOwner(held: string): Owner | undefined {
  try {
    return JSON.parse(held) as Owner;
  } catch {
    return undefined;
  }
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function beganAt(pid: number): string {
  const stat = contentOf(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function touch(path: string): void {
  const now = new Date();
  utimesSync(path, now, now);
}

function secondsSinceTouched(path: string): number {
  return (Date.now() - statSync(path).mtimeMs) / 1000;
}

function lockedMessage(folder: string, held: string): string {
  const pid = parseOwner(held)?.pid;
  return `The data folder ${folder} is in use by another Traip (process ${pid}). Stop it, or set DATA_DIR to another folder.`;
}
