'use client';

import CancelOutlined from '@mui/icons-material/CancelOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import SensorsRounded from '@mui/icons-material/SensorsRounded';
import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import { useTranslations } from 'next-intl';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import type { CalendarItem } from './item.ts';

const appearances = {
  LOCKED: { tone: 'secondary', Icon: LockOutlined },
  MOVED: { tone: 'warning', Icon: SwapVertRounded },
  LIVE: { tone: 'error', Icon: SensorsRounded },
  OVER: { tone: 'info', Icon: FlagOutlined },
  CANCELLED: { tone: 'error', Icon: CancelOutlined },
} as const;

export function Mark({ of: mark }: { readonly of: NonNullable<CalendarItem['mark']> }) {
  const t = useTranslations('competitionCalendar');
  const { tone, Icon } = appearances[mark];
  return (
    <StateChip tone={tone} icon={<Icon sx={{ fontSize: 14 }} />}>
      {t(`marks.${mark}`)}
    </StateChip>
  );
}

/** Icon only, with a label for screen readers. */
export function MarkIcon({ of: mark }: { readonly of: NonNullable<CalendarItem['mark']> }) {
  const t = useTranslations('competitionCalendar');
  const { Icon } = appearances[mark];
  return (
    <>
      <Icon aria-hidden="true" sx={{ fontSize: 13 }} />
      <span className="visually-hidden">{t(`marks.${mark}`)}</span>
    </>
  );
}
