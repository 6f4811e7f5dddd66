'use client';

import { useMemo } from 'react';
import { loadDayPicker } from '../../ui/date/load-day-picker.ts';
import { loadLineupsDialog } from '../lineups/index.ts';
import { useOfflineFiles } from '../pwa/index.ts';
import { loadScanner } from './before/load-scanner.ts';
import { useDeskContext } from './data/desk-context.tsx';
import { hasLineups } from './has-lineups.ts';
import { loadManageDialogs } from './manage/load-manage-dialogs.ts';
import { loadEndBout } from './moves/load-end-bout.ts';

/**
 * True once this device holds everything that this desk needs offline: every lazily loaded part that its match can
 * open, but not the scanner of a match without licences.
 */
export function useOfflineDesk(): boolean {
  const { desk, rules, isScorer } = useDeskContext();
  const canChooseLineups = hasLineups(desk) && !isScorer;
  const isBout = rules.bout !== null;
  const { areAsked: canScan } = desk.licensing;
  const loads = useMemo(
    () => [
      loadManageDialogs,
      loadDayPicker,
      ...(canChooseLineups ? [loadLineupsDialog] : []),
      ...(isBout ? [loadEndBout] : []),
      ...(canScan ? [async () => (await loadScanner()).loadReader()] : []),
    ],
    [canChooseLineups, isBout, canScan],
  );
  return useOfflineFiles(loads);
}
