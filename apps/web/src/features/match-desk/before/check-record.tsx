'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import styles from './before.module.css';
import { progressOf } from './progress.ts';

/** Once the match is on: whose licence was checked, and whose was not. */
export function CheckRecord() {
  const t = useTranslations('matchDesk.checks');
  const { desk, checks } = useDeskContext();
  const sides = progressOf(desk, checks).filter(({ total }) => total > 0);
  const isOn = desk.state !== 'CREATED' && desk.state !== 'SCHEDULED';
  if (!isOn || !desk.licensing.areAsked || sides.length === 0) return null;
  return (
    <Card title={t('record')}>
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
