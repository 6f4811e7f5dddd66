import { hour } from '../backup/describe.ts';
import { timeOfLastGood } from '../backup/history.ts';
import { type Check, ok, warning } from './finding.ts';

const maxAge = 26 * hour;
const mend = 'Run npm run backup -- FILE every night (docs/operations.md, "Backup and restore").';

export const checkBackups: Check = ({ DATA_DIR, NODE_ENV, BACKUP_KEY }) => {
  if (NODE_ENV !== 'production') return [];
  const madeAt = timeOfLastGood(DATA_DIR) * 1_000;
  if (madeAt === 0) return [warning('Backup', 'none was ever made from here', mend)];
  const age = Date.now() - madeAt;
  const found = `the last good one is ${Math.round(age / hour)} hours old`;
  if (age > maxAge) return [warning('Backup', found, mend)];
  return BACKUP_KEY
    ? [ok('Backup', found)]
    : [warning('Backup', `${found}, and not encrypted from now on`, 'Set BACKUP_KEY.')];
};
