import { resolve } from 'node:path';
import { BackupError, findArchiveState } from '@traip/api/commands';
import { type Config, readConfig } from '../config.ts';
import { prepareFolder } from '../data-folder.ts';
import { printLine } from '../print.ts';
import { openStore } from '../store.ts';
import { checkFile } from './check-file.ts';
import { archiveSentence, backupSentence, hour, isFailing } from './describe.ts';
import { type BackupEntry, readHistory, recordBackup } from './history.ts';
import { reportingErrors } from './with-store.ts';

interface Question {
  /** Where the last backup is now, if it was moved. */
  readonly file: string | undefined;
  readonly hours: number;
  readonly now: Date;
}

/** Rereads the backups, newest first, until one is good, and prints its age. */
export function showStatus({ file, hours, now }: Question): Promise<void> {
  return reportingErrors(async () => {
    const config = readConfig(process.env);
    prepareFolder(config.DATA_DIR);
    const good = file === undefined ? await findLastGood(config, now) : await recheck(config, file, now);
    if (good) printLine(`Last good backup: ${backupSentence(good, now)}`);
    else fail('There is no good backup.');
    if (good && now.getTime() - Date.parse(good.madeAt) > hours * hour)
      fail(`It is older than ${hours} hours.`);
    if (config.DATABASE_URL) await showArchive(config);
  });
}

/** Records what it finds for monitoring. */
async function findLastGood({ DATA_DIR, BACKUP_KEY }: Config, now: Date): Promise<BackupEntry | undefined> {
  for (const entry of readHistory(DATA_DIR)) {
    const { problem: _before, ...backup } = entry;
    const problem = await problemOf(backup, BACKUP_KEY);
    const checked = { ...backup, checkedAt: now.toISOString(), ...(problem ? { problem } : {}) };
    recordBackup(DATA_DIR, checked);
    if (problem === undefined) return checked;
    printLine(`Not good: ${entry.file}, made at ${entry.madeAt}: ${problem}`);
  }
  return undefined;
}

async function problemOf(
  { file, sha256 }: BackupEntry,
  key: string | undefined,
): Promise<string | undefined> {
  try {
    const found = await checkFile(file, key);
    return found.sha256 === sha256 ? undefined : 'It is not the file that was written.';
  } catch (error) {
    if (error instanceof BackupError) return error.message;
    throw error;
  }
}

async function recheck({ DATA_DIR, BACKUP_KEY }: Config, file: string, now: Date): Promise<BackupEntry> {
  const entry = {
    ...(await checkFile(file, BACKUP_KEY)),
    file: resolve(file),
    checkedAt: now.toISOString(),
  };
  recordBackup(DATA_DIR, entry);
  return entry;
}

async function showArchive(config: Config): Promise<void> {
  const { store, close } = await openStore(config, (error) => printLine(String(error)));
  try {
    const state = await findArchiveState(store);
    printLine(archiveSentence(state));
    if (isFailing(state)) fail('The archive cannot be written: see the log of PostgreSQL.');
  } finally {
    await close();
  }
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
