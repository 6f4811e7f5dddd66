import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
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
  MatchStatus | 'POSTPONED' | 'QUEUED',
  { readonly tone: ChipTone; readonly Icon: typeof FlagOutlined }
> = {
  CREATED: { tone: 'neutral', Icon: HelpOutlineRounded },
  QUEUED: { tone: 'info', Icon: CampaignOutlined },
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
  /** Waiting for a free court. */
  readonly isQueued?: boolean;
  /** More specific than the name of its state. */
  readonly label?: string | undefined;
}

export function MatchState({ state, isPostponed = false, isQueued = false, label }: MatchStateProps) {
  const t = useTranslations('matchList');
  const known = matchStatuses.find((matchStatus) => matchStatus === state) ?? 'CREATED';
  const waits = isQueued ? 'QUEUED' : known;
  const status = isPostponed ? 'POSTPONED' : waits;
  const { tone, Icon } = appearances[status];
  return (
    <StateChip tone={tone} icon={<Icon />}>
      {label ?? t(`states.${status}`)}
    </StateChip>
  );
}
