'use client';

import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import PauseCircleOutlineRounded from '@mui/icons-material/PauseCircleOutlineRounded';
import type { PlanStatus as Status } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type ChipTone, StateChip } from '../../../ui/identity/state-chip.tsx';

const appearances: Record<Status, { readonly tone: ChipTone; readonly Icon: typeof ErrorOutlineRounded }> = {
  WAITING: { tone: 'neutral', Icon: HourglassEmptyRounded },
  RUNNING: { tone: 'warning', Icon: HourglassEmptyRounded },
  DONE: { tone: 'info', Icon: EventAvailableOutlined },
  CANCELLED: { tone: 'neutral', Icon: PauseCircleOutlineRounded },
  FAILED: { tone: 'error', Icon: ErrorOutlineRounded },
  APPLIED: { tone: 'success', Icon: CheckCircleOutlineRounded },
};

export function PlanStatus({ status }: { readonly status: Status }) {
  const t = useTranslations('competitionCalendar');
  const { tone, Icon } = appearances[status];
  return (
    <StateChip tone={tone} icon={<Icon sx={{ fontSize: 14 }} />}>
      {t(`statuses.${status}`)}
    </StateChip>
  );
}
