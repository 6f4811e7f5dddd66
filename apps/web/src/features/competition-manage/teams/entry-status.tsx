'use client';

import CancelOutlined from '@mui/icons-material/CancelOutlined';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import type { ParticipationStatus } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type ChipTone, StateChip } from '../../../ui/identity/state-chip.tsx';

type NotIn = Exclude<ParticipationStatus, 'ACCEPTED'>;

const appearances: Record<NotIn, { readonly tone: ChipTone; readonly Icon: typeof LogoutRounded }> = {
  REQUESTED: { tone: 'warning', Icon: HourglassEmptyRounded },
  REJECTED: { tone: 'error', Icon: CancelOutlined },
  WITHDRAWN: { tone: 'neutral', Icon: LogoutRounded },
};

/** Most are accepted, which needs no label. */
export function EntryStatus({ status }: { readonly status: NotIn }) {
  const t = useTranslations('competitionManage.teams');
  const { tone, Icon } = appearances[status];
  return (
    <StateChip tone={tone} icon={<Icon />}>
      {t(`statuses.${status}`)}
    </StateChip>
  );
}
