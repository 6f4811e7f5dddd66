'use client';

import { loadLineupsDialog } from '../lineups/index.ts';
import { useOfflineFiles } from '../pwa/index.ts';
import { loadScanner } from './before/load-scanner.ts';
import { loadManageDialogs } from './manage/load-manage-dialogs.ts';
import { loadEndBout } from './moves/load-end-bout.ts';

/** All lazily loaded parts of the desk. Everything listed here opens offline. */
const loads: readonly (() => Promise<unknown>)[] = [
  loadLineupsDialog,
  loadManageDialogs,
  loadEndBout,
  async () => (await loadScanner()).loadReader(),
];

/** True once this device holds everything that the desk needs offline. */
export function useOfflineDesk(): boolean {
  return useOfflineFiles(loads);
}
