'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { hasPeriods } from '../events/can-end.ts';
import { usePeriodAction } from '../events/use-period-action.ts';
import styles from './before.module.css';

/** The buttons of the match in the order in which they are used. */
export function Course() {
  const t = useTranslations('matchDesk');
  const { rules, unit } = useDeskContext();
  const label = usePeriodAction(rules);
  const { n = 1, min = null } = rules.periods ?? {};
  if (!hasPeriods(rules) || min === null) return null;
  const steps = Array.from({ length: n }, (_, index) => index + 1).flatMap((period) => [
    { text: label.start(period), minute: null },
    { text: label.end(period), minute: period * min },
  ]);
  return (
    <Card title={t('checks.course', { unit })}>
      <ol className={styles.course}>
        {[...steps, { text: t('finish', { unit }), minute: null }].map(({ text, minute }) => (
          <li key={text}>
            <span>{text}</span>
            {minute !== null && <b>{minute}′</b>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
