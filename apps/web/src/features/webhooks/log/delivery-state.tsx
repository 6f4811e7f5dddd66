'use client';

import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import type { DeliveryStatus } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type ChipTone, StateChip } from '../../../ui/identity/state-chip.tsx';
import type { DeliveryItem } from '../data/use-webhooks.ts';

type Look = DeliveryStatus | 'RETRYING';

const looks: Readonly<Record<Look, { tone: ChipTone; icon: typeof ScheduleRounded }>> = {
  PENDING: { tone: 'info', icon: ScheduleRounded },
  RETRYING: { tone: 'warning', icon: WarningAmberRounded },
  DELIVERED: { tone: 'success', icon: CheckCircleOutlineRounded },
  FAILED: { tone: 'error', icon: ErrorOutlineRounded },
};

/** A delivery waiting for its first attempt hasn't failed; one waiting for another attempt has. */
export function DeliveryState({ delivery: { status, attempts } }: { readonly delivery: DeliveryItem }) {
  const t = useTranslations('webhooks');
  const look: Look = status === 'PENDING' && attempts > 0 ? 'RETRYING' : status;
  const { tone, icon: Icon } = looks[look];
  return (
    <StateChip tone={tone} icon={<Icon />}>
      {t(`statuses.${look}`)}
    </StateChip>
  );
}
