'use client';

import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { useTranslations } from 'next-intl';
import { useDeskContext } from '../data/desk-context.tsx';
import styles from './before.module.css';
import { hasChecks } from './has-checks.ts';
import { isBeforeMatch } from './is-before-match.ts';
import { progressOf } from './progress.ts';

/** A hint beside the start button, which it never blocks. */
export function Missing() {
  const t = useTranslations('matchDesk.checks');
  const { desk, checks } = useDeskContext();
  if (!isBeforeMatch(desk) || !hasChecks(desk)) return null;
  const sides = progressOf(desk, checks);
  const count = sides.reduce((sum, { missing }) => sum + missing.length, 0);
  const teams = sides.filter(({ total }) => total === 0).map(({ side }) => desk[side]?.name ?? '');
  const isDone = count === 0 && teams.length === 0;
  const Icon = isDone ? CheckCircleOutlineRounded : WarningAmberRounded;
  return (
    <p className={styles.missing} data-done={isDone} role="status">
      <Icon aria-hidden="true" sx={{ fontSize: 18 }} />
      <span>
        {isDone && t(desk.licensing.areAsked ? 'done' : 'donePlain')}
        {teams.length > 0 && `${t('lineupMissing', { teams: teams.join(', ') })} `}
        {count > 0 && t('missing', { count })}
      </span>
    </p>
  );
}
