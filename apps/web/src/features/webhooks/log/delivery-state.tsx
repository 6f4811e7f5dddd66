'use client';

import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import type { DeliveryStatus } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type ChipTone, StateChip } from '../../../ui/identity/state-chip.tsx';

const looks: Readonly<Record<DeliveryStatus, { tone: ChipTone; icon: typeof ScheduleRounded }>> = {
  PENDING: { tone: 'info', icon: ScheduleRounded },
  DELIVERED: { tone: 'success', icon: CheckCircleOutlineRounded },
  FAILED: { tone: 'error', icon: ErrorOutlineRounded },
};

export function DeliveryState({ status }: { readonly status: DeliveryStatus }) {
  const t = useTranslations('webhooks.statuses');
  const { tone, icon: Icon } = looks[status];
  return (
    <StateChip tone={tone} icon={<Icon />}>
      {t(status)}
    </StateChip>
  );
}
