'use client';

import { PostponeMatchDialog } from '../../postpone/index.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import { ReasonDialog } from '../moves/reason-dialog.tsx';
import { ResultDialog } from '../moves/result-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { RefereesDialog } from './referees-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ScorerDialog } from './scorer-dialog.tsx';
import { StreamDialog } from './stream-dialog.tsx';

/** The menu entries that open a dialog. */
export type Opening =
  | 'addManualResult'
  | 'schedule'
  | 'postpone'
  | 'addReferees'
  | 'setStream'
  | 'scorer'
  | 'history'
  | 'reopen'
  | 'cancel';

export function Opened({ item, onClose }: { readonly item: Opening; readonly onClose: () => void }) {
  const { desk } = useDeskContext();
  switch (item) {
    case 'addManualResult':
      return <ResultDialog onClose={onClose} />;
    case 'schedule':
      return <ScheduleDialog onClose={onClose} />;
    case 'postpone':
      return <PostponeMatchDialog match={desk} onClose={onClose} />;
    case 'addReferees':
      return <RefereesDialog onClose={onClose} />;
    case 'setStream':
      return <StreamDialog onClose={onClose} />;
    case 'scorer':
      return <ScorerDialog onClose={onClose} />;
    case 'history':
      return <HistoryDialog onClose={onClose} />;
    case 'reopen':
    case 'cancel':
      return <ReasonDialog action={item} onClose={onClose} />;
  }
}
