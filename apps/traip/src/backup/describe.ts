import type { ArchiveState } from '@traip/api/commands';
import type { BackupEntry } from './history.ts';

export const hour = 3_600_000;
const megabyte = 1_048_576;

export function backupSentence(backup: BackupEntry, now: Date): string {
  const { file, madeAt, bytes, isEncrypted, rows, pictures } = backup;
  const age = ((now.getTime() - Date.parse(madeAt)) / hour).toFixed(1);
  const size = `${(bytes / megabyte).toFixed(1)} MB`;
  return `${madeAt}, ${age} hours ago
  ${file}: ${size}, ${isEncrypted ? 'encrypted' : 'not encrypted'}, ${rows} rows, ${pictures} pictures`;
}

export function archiveSentence(state: ArchiveState): string {
  if (!state.isOn) return 'Archive of PostgreSQL: off, so that only backups can be restored';
  const { lastArchived, lastArchivedAt, lastFailed, lastFailedAt } = state;
  return `Archive of PostgreSQL: ${at('last written', lastArchived, lastArchivedAt)}, ${at('last failure', lastFailed, lastFailedAt)}`;
}

function at(event: string, segment: string | null, time: Date | null): string {
  return time ? `${event} ${segment} at ${time.toISOString()}` : `${event} never`;
}

/** Whether the last attempt to archive a segment failed. */
export function isFailing({ isOn, lastArchivedAt, lastFailedAt }: ArchiveState): boolean {
  return isOn && lastFailedAt !== null && (lastArchivedAt === null || lastFailedAt > lastArchivedAt);
}
