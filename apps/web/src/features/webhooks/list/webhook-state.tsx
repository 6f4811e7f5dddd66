'use client';

import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import PauseCircleOutlineRounded from '@mui/icons-material/PauseCircleOutlineRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { useTranslations } from 'next-intl';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import type { WebhookItem } from '../data/use-webhooks.ts';

/** Whether it's on, and why not. */
export function WebhookState({
  webhook: { isOn, offReason, failingSince },
}: {
  readonly webhook: WebhookItem;
}) {
  const t = useTranslations('webhooks');
  if (!isOn && offReason !== null)
    return (
      <StateChip tone="error" icon={<ErrorOutlineRounded />}>
        {t(`offReasons.${offReason}`)}
      </StateChip>
    );
  if (!isOn)
    return (
      <StateChip tone="neutral" icon={<PauseCircleOutlineRounded />}>
        {t('states.off')}
      </StateChip>
    );
  return failingSince === null ? (
    <StateChip tone="success" icon={<CheckCircleOutlineRounded />}>
      {t('states.on')}
    </StateChip>
  ) : (
    <StateChip tone="warning" icon={<WarningAmberRounded />}>
      {t('states.failing')}
    </StateChip>
  );
}
