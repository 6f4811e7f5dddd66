'use client';

import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import type { ParticipationStatus } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type ChipTone, StateChip } from '../../../ui/identity/state-chip.tsx';

const appearances: Record<
  ParticipationStatus,
  { readonly tone: ChipTone; readonly Icon: typeof LogoutRounded }
> = {
  REQUESTED: { tone: 'warning', Icon: HourglassEmptyRounded },
  ACCEPTED: { tone: 'success', Icon: CheckCircleOutlineRounded },
  REJECTED: { tone: 'error', Icon: CancelOutlined },
  WITHDRAWN: { tone: 'neutral', Icon: LogoutRounded },
};

export function EntryStatus({ status }: { readonly status: ParticipationStatus }) {
  const t = useTranslations('competitionManage.teams');
  const { tone, Icon } = appearances[status];
  return (
    <StateChip tone={tone} icon={<Icon />}>
      {t(`statuses.${status}`)}
    </StateChip>
  );
}
