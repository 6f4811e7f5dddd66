'use client';

import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import type { MatchData } from '../data/use-calendar.ts';
import { useLock } from '../move/use-scheduling.ts';
import type { CalendarItem } from '../views/item.ts';
import styles from './real.module.css';

interface RowActionsProps {
  readonly match: MatchData;
  readonly item: CalendarItem;
  readonly mayForce: boolean;
  readonly onMove: () => void;
}

/** Moves a match, or locks it against later searches. */
export function RowActions({ match, item: { time, home, away }, mayForce, onMove }: RowActionsProps) {
  const t = useTranslations('competitionCalendar');
  const toggle = useLock(mayForce);
  const named = { time, home: home.name, away: away.name };
  const Icon = match.isLocked ? LockOpenOutlined : LockOutlined;
  return (
    <span className={styles.rowActions}>
      <Button variant="outlined" aria-label={t('moveOf', named)} onClick={onMove}>
        {t('move')}
      </Button>
      <IconButton
        aria-label={t(match.isLocked ? 'unlockOf' : 'lockOf', named)}
        onClick={() => void toggle(match)}
      >
        <Icon sx={{ fontSize: 20 }} />
      </IconButton>
    </span>
  );
}
