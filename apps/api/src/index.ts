export { type Api, createApi, type MailSettings } from './api.ts';
export type { PushSettings } from './notification/push/service.ts';
export { endAllSessions, endSessionsOf, removeSecondFactor } from './operations/accounts/accounts.ts';
export { verifyAuditLogs } from './operations/audit-log/verify-audit-logs.ts';
export { type ArchiveState, findArchiveState } from './operations/backup/archive/queries.ts';
export { type CheckedBackup, checkBackup } from './operations/backup/check-backup.ts';
export { BackupError } from './operations/backup/lines.ts';
export { restoreBackup } from './operations/backup/restore-backup.ts';
export { writeBackup } from './operations/backup/write-backup.ts';
export type { DemoCompetition } from './operations/demo/competition/demo-competition.ts';
export type { DemoMeeting } from './operations/demo/meetings.ts';
export type { DemoChild } from './operations/demo/people/families.ts';
export type { DemoPlayer } from './operations/demo/people/squads.ts';
export type { DemoRace } from './operations/demo/races.ts';
export {
  type DemoOutcome,
  type DemoPerson,
  type DemoTeam,
  type DemoWorld,
  seedDemo,
} from './operations/demo/seed.ts';
export { DemoSimulator } from './operations/demo/simulator.ts';
export type { DemoInvitation, DemoVenue } from './operations/demo/venues-and-invitations.ts';
export { checkBucket } from './operations/inspection/check-bucket.ts';
export { type InspectedDatabase, inspectDatabase } from './operations/inspection/queries.ts';
export type { ProviderSettings } from './people/auth/providers/providers.ts';
export type { LegalSettings, LegalTextName } from './people/legal/create-legal-texts.ts';
export { unknownNames } from './people/legal/fill-in.ts';
export { ChangeFeed } from './platform/cache/change-feed.ts';
export type { CacheSlot, PublicResponse, ResponseCache } from './platform/cache/response-cache.ts';
export { migrate } from './platform/db/migrate.ts';
export { checkConnection, openEmbedded, openPostgres, type Store } from './platform/db/open.ts';
export type { Files } from './platform/files/files.ts';
export { folderFiles } from './platform/files/folder.ts';
export { type BucketSettings, bucketFiles } from './platform/files/s3.ts';
export { dataPolicy, textPagePolicy } from './platform/http/content-policy.ts';
export { localeOf } from './platform/http/locale.ts';
export { nearestWord } from './platform/http/nearest-word.ts';
export { networkOf } from './platform/http/network.ts';
export { sendRefusal } from './platform/http/send-refusal.ts';
export { etagMatches } from './platform/http/send-reply.ts';
export { answerUnrouted } from './platform/http/unrouted.ts';
export { checkMailServer } from './platform/mail/mailer.ts';
export type { DemoAccounts } from './platform/services/demo-accounts.ts';
export { deriveKey } from './platform/services/keys.ts';
export { type FinishedQuery, type Step, setTracer } from './platform/tracing/tracing.ts';
