'use client';

import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { useTranslations } from 'next-intl';
import { useDeskContext } from '../data/desk-context.tsx';
import styles from './before.module.css';
import { isBeforeMatch } from './is-before-match.ts';
import { progressOf } from './progress.ts';

/** Beside the start button, which it never stops. */
export function Missing() {
  const t = useTranslations('matchDesk.checks');
  const { desk, checks } = useDeskContext();
  if (!isBeforeMatch(desk)) return null;
  const sides = progressOf(desk, checks);
  const count = sides.reduce((sum, { missing }) => sum + missing.length, 0);
  const total = sides.reduce((sum, side) => sum + side.total, 0);
  if (total === 0) return null;
  const Icon = count === 0 ? CheckCircleOutlineRounded : WarningAmberRounded;
  return (
    <p className={styles.missing} data-done={count === 0} role="status">
      <Icon aria-hidden="true" sx={{ fontSize: 18 }} />
      {count === 0 ? t('done') : t('missing', { count })}
    </p>
  );
}
