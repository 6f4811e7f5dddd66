export { useOfflineFiles } from './use-offline-files.ts';
export { cachePage } from './worker.ts';
