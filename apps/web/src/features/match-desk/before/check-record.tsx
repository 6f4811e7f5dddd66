'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import styles from './before.module.css';
import { progressOf } from './progress.ts';

/** During the match: who was checked, and who wasn't. */
export function CheckRecord() {
  const t = useTranslations('matchDesk.checks');
  const { desk, checks } = useDeskContext();
  const sides = progressOf(desk, checks).filter(({ total }) => total > 0);
  const isOn = desk.state !== 'CREATED' && desk.state !== 'SCHEDULED';
  const { areAsked, checks: saved } = desk.licensing;
  const hasChecks = areAsked || saved.length > 0 || checks.length > 0;
  if (!isOn || !hasChecks || sides.length === 0) return null;
  return (
    <Card title={t(areAsked ? 'record' : 'recordPlain')}>
      {sides.map(({ side, checked, total, missing }) => (
        <div key={side} className={styles.record}>
          <b>{t('recordOf', { team: desk[side]?.name ?? '', checked, total })}</b>
          {missing.length > 0 && (
            <span className={styles.recordOf}>
              {t('notChecked', { names: missing.map(({ name }) => name).join(', ') })}
            </span>
          )}
        </div>
      ))}
    </Card>
  );
}
