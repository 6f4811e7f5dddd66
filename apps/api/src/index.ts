export { type Api, type ApiSettings, createApi, type MailSettings } from './api.ts';
export type { ProviderSettings } from './auth/providers/providers.ts';
export { FolderLocked, lockFolder } from './db/folder-lock.ts';
export { migrate } from './db/migrate.ts';
export { checkConnection, openEmbedded, openPostgres, type Store } from './db/open.ts';
export { type DemoOutcome, type DemoPerson, type DemoTeam, type DemoWorld, plantDemo } from './demo/plant.ts';
export type { Files } from './files/files.ts';
export { folderFiles } from './files/folder.ts';
export { type BucketSettings, bucketFiles } from './files/s3.ts';
