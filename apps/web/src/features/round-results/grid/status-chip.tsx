'use client';

import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import FiberManualRecordRounded from '@mui/icons-material/FiberManualRecordRounded';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { useTranslations } from 'next-intl';
import { type ChipTone, StateChip } from '../../../ui/identity/state-chip.tsx';
import type { RowStatus } from '../typed/row-status.ts';

const appearances: Record<RowStatus, { readonly tone: ChipTone; readonly Icon: typeof FlagOutlined }> = {
  LIVE: { tone: 'live', Icon: FiberManualRecordRounded },
  CANCELLED: { tone: 'error', Icon: CancelOutlined },
  POSTPONED: { tone: 'warning', Icon: EventBusyOutlined },
  OFFICIAL: { tone: 'success', Icon: CheckRounded },
  SAVED: { tone: 'info', Icon: FlagOutlined },
  UNKNOWN: { tone: 'neutral', Icon: HelpOutlineRounded },
  EMPTY: { tone: 'neutral', Icon: ScheduleRounded },
  REPORTED: { tone: 'info', Icon: CampaignOutlined },
  DISPUTED: { tone: 'error', Icon: WarningAmberRounded },
  UNSAVED: { tone: 'warning', Icon: EditOutlined },
  QUEUED: { tone: 'warning', Icon: CloudOffOutlined },
  WRONG: { tone: 'error', Icon: WarningAmberRounded },
  REFUSED: { tone: 'error', Icon: WarningAmberRounded },
  STALE: { tone: 'error', Icon: WarningAmberRounded },
};

export function StatusChip({ status }: { readonly status: RowStatus }) {
  const t = useTranslations('roundResults.statuses');
  const { tone, Icon } = appearances[status];
  return (
    <StateChip tone={tone} icon={<Icon />}>
      {t(status)}
    </StateChip>
  );
}
