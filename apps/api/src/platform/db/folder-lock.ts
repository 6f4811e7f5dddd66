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

/** A folder that another process is using; two on one embedded database would corrupt it silently. */
export class FolderLocked extends Error {
  override readonly name = 'FolderLocked';
}

interface Owner {
  readonly pid: number;
  readonly host: string;
  /** When that process began, as the kernel counts: a later process may get the same number. */
  readonly began: string;
}

const heartbeatSeconds = 10;

/** Takes the folder for this process and returns how to give it back. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), began: beganAt(process.pid) });
  take(path, mine, folder);
  const heartbeat = setInterval(() => touch(path), heartbeatSeconds * 1000);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    if (contentOf(path) === mine) unlinkSync(path);
  };
}

function take(path: string, mine: string, folder: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    for (let tries = 0; tries < 5; tries++) {
      if (linked(draft, path)) return;
      const held = contentOf(path);
      if (held !== undefined && isAlive(held, path)) throw new FolderLocked(lockedSentence(folder, held));
      if (held !== undefined) dropStale(path, held);
    }
    throw new FolderLocked(`The data folder ${folder} is being taken by another process.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A hard link appears whole or not at all, and never over an existing lock. */
function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the dead owner's lock away; if a newcomer's was moved by mistake, it is put back. */
function dropStale(path: string, stale: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (contentOf(aside) !== stale) linked(aside, path);
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

function lockedSentence(folder: string, held: string): string {
  const pid = parseOwner(held)?.pid;
  return `The data folder ${folder} is in use by another Traip (process ${pid}). Stop it, or set DATA_DIR to another folder.`;
}
