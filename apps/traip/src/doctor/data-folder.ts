import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../config.ts';
import { DiskSpace } from '../disk/disk-space.ts';
import { type Check, error, type Finding, messageOf, ok, warning } from './finding.ts';

export const checkDataFolder: Check = ({ DATA_DIR }) => [folderFinding(DATA_DIR)];

function folderFinding(folder: string): Finding {
  const exists = existsSync(folder);
  const place = exists ? folder : nearestFolder(folder);
  try {
    accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK);
    const { mode, uid } = statSync(place);
    if (!statSync(place).isDirectory()) throw new Error('it is not a folder');
    if (!exists) return ok('Data folder', `${folder} will be created at the first start`);
    if ((mode & 0o077) !== 0)
      return warning('Data folder', `others on this machine can read ${folder}`, `Run chmod 700 ${folder}`);
    if (uid !== process.getuid?.() && process.getuid?.() !== 0)
      return warning(
        'Data folder',
        `${folder} belongs to user ${uid}`,
        'Run Traip and this command as that user.',
      );
    return ok('Data folder', `${folder} is writable and private`);
  } catch (problem) {
    return error(
      'Data folder',
      `${folder} can't be used: ${messageOf(problem)}`,
      "Set DATA_DIR to a folder that Traip's user can write to.",
    );
  }
}

function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder));
}

const megabyte = 1_048_576;
const comfortable = 1_024 * megabyte;

export const checkDisk: Check = (config) => [diskFinding(config)];

function diskFinding({ DATA_DIR, DATABASE_URL, DISK_RESERVE }: Config): Finding {
  const disk = new DiskSpace(nearestFolder(DATA_DIR), DATABASE_URL ? 0 : DISK_RESERVE * megabyte);
  const free = `${Math.floor(disk.free / megabyte)} MB free on the disk of ${DATA_DIR}`;
  if (disk.isShort())
    return error(
      'Disk',
      `only ${free}: nothing new can be stored`,
      'Free up space, or move DATA_DIR to a larger disk.',
    );
  return disk.free < comfortable
    ? warning('Disk', `only ${free}`, 'Free up space before it is full.')
    : ok('Disk', free);
}
