'use client';

import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckRounded from '@mui/icons-material/CheckRounded';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import FiberManualRecordRounded from '@mui/icons-material/FiberManualRecordRounded';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { type MatchStatus, matchStatuses } from '@traip/engine/match';
import { useTranslations } from 'next-intl';
import { type ChipTone, StateChip } from '../identity/state-chip.tsx';

const appearances: Record<
  MatchStatus | 'POSTPONED',
  { readonly tone: ChipTone; readonly Icon: typeof FlagOutlined }
> = {
  CREATED: { tone: 'neutral', Icon: HelpOutlineRounded },
  POSTPONED: { tone: 'warning', Icon: EventBusyOutlined },
  SCHEDULED: { tone: 'neutral', Icon: ScheduleRounded },
  IN_PROGRESS: { tone: 'live', Icon: FiberManualRecordRounded },
  FINISHED: { tone: 'info', Icon: FlagOutlined },
  CLOSED: { tone: 'success', Icon: CheckRounded },
  CANCELLED: { tone: 'error', Icon: CancelOutlined },
};

interface MatchStateProps {
  readonly state: string;
  /** Postponed: it had a date and has no new one yet. */
  readonly isPostponed?: boolean;
  /** Replaces the label: the minute of a live match. */
  readonly children?: React.ReactNode;
}

export function MatchState({ state, isPostponed = false, children }: MatchStateProps) {
  const t = useTranslations('matchStates');
  const known = matchStatuses.find((matchStatus) => matchStatus === state) ?? 'CREATED';
  const status = isPostponed ? 'POSTPONED' : known;
  const { tone, Icon } = appearances[status];
  return (
    <StateChip tone={tone} icon={<Icon />}>
      {children ?? t(status)}
    </StateChip>
  );
}
