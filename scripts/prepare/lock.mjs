import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from './run.mjs';

const lookEvery = 250;
const beatEvery = 5_000;
const silentFor = 30_000;

/** Runs `work` while no other process holds the same lock; a holder that died is passed over. */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  let told = false;
  while (!take(path)) {
    if (buryIfDead(path)) continue;
    if (!told) say('Another process is preparing; waiting for it');
    told = true;
    await pause(lookEvery);
  }
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), beatEvery);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    release(path);
  }
}

function take(path) {
  try {
    mkdirSync(path);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  const owner = { token: randomUUID(), pid: process.pid, host: hostname() };
  writeFileSync(join(path, 'owner.json'), JSON.stringify(owner));
  return true;
}

function buryIfDead(path) {
  const owner = ownerOf(path);
  if (!owner || isAlive(path, owner)) return false;
  try {
    // Two waiters may both see the same dead holder. The grave is named after that holder and is not
    // empty, so that the second rename fails instead of burying whoever took the lock in between.
    renameSync(path, `${path}.dead-${owner.token}`);
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
  }
  return true;
}

function ownerOf(path) {
  try {
    return JSON.parse(readFileSync(join(path, 'owner.json'), 'utf8'));
  } catch {
    // Just being made or just released, or its holder died between the two steps of taking it.
    return isSilent(path) ? { token: 'unsigned', pid: 0, host: '' } : null;
  }
}

function isAlive(path, owner) {
  if (owner.host !== hostname()) return !isSilent(path);
  try {
    process.kill(owner.pid, 0);
    return !isSilent(path);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function isSilent(path) {
  const seen = statSync(path, { throwIfNoEntry: false });
  return seen !== undefined && Date.now() - seen.mtimeMs > silentFor;
}

function release(path) {
  for (const name of readdirSync(dirname(path))) {
    const candidate = join(dirname(path), name);
    if (candidate.startsWith(`${path}.dead-`)) rmSync(candidate, { recursive: true, force: true });
  }
  rmSync(path, { recursive: true, force: true });
}
