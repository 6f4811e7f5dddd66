/** What commands need from the backend: without the calls, they load a fifth of the files. */
export { endAllSessions, endSessionsOf, removeSecondFactor } from './operations/accounts/accounts.ts';
export { verifyAuditLogs } from './operations/audit-log/verify-audit-logs.ts';
export { type ArchiveState, findArchiveState } from './operations/backup/archive/queries.ts';
export { type CheckedBackup, checkBackup } from './operations/backup/check-backup.ts';
export { BackupError } from './operations/backup/lines.ts';
export { restoreBackup } from './operations/backup/restore-backup.ts';
export { writeBackup } from './operations/backup/write-backup.ts';
export { checkBucket } from './operations/inspection/check-bucket.ts';
export { type InspectedDatabase, inspectDatabase } from './operations/inspection/queries.ts';
export type { LegalSettings, LegalTextName } from './people/legal/create-legal-texts.ts';
export { unknownNames } from './people/legal/fill-in.ts';
export { checkConnection, openEmbedded, openPostgres, type Store } from './platform/db/open.ts';
export type { Files } from './platform/files/files.ts';
export { folderFiles } from './platform/files/folder.ts';
export { type BucketSettings, bucketFiles } from './platform/files/s3.ts';
export { nearestWord } from './platform/http/nearest-word.ts';
export { checkMailServer } from './platform/mail/mailer.ts';
