'use client';

import { loadConfirmDialog } from '../../ui/dialog/confirm.tsx';
import { loadLineupsDialog } from '../lineups/index.ts';
import { useKeepFiles } from '../pwa/index.ts';
import { loadScanner } from './before/load-scanner.ts';
import { loadManageDialogs } from './manage/load-manage-dialogs.ts';

/** Everything of the desk that comes on demand. Whatever is added here opens without a network. */
const loads: readonly (() => Promise<unknown>)[] = [
  loadConfirmDialog,
  loadLineupsDialog,
  loadManageDialogs,
  async () => (await loadScanner()).loadReader(),
];

/** True once this device holds everything that the desk needs without a network. */
export function useKeepDesk(): boolean {
  return useKeepFiles(loads);
}
