'use client';

import { useTranslations } from 'next-intl';
import type { RowStatus, RowView } from '../typed/row-status.ts';
import styles from './progress.module.css';

const looks: Partial<Record<RowStatus, string | undefined>> = {
  OFFICIAL: styles.done,
  SAVED: styles.done,
  UNSAVED: styles.unsaved,
  QUEUED: styles.unsaved,
  LIVE: styles.live,
  WRONG: styles.wrong,
  REFUSED: styles.wrong,
  STALE: styles.wrong,
};

/** The progress of the round: one segment per match. */
export function Progress({ rows }: { readonly rows: readonly RowView[] }) {
  const t = useTranslations('roundResults');
  const count = (...statuses: readonly RowStatus[]) =>
    rows.filter(({ status }) => statuses.includes(status)).length;
  const saved = count('SAVED', 'OFFICIAL');
  const unsaved = count('UNSAVED', 'QUEUED', 'WRONG', 'REFUSED', 'STALE');
  const missing = count('EMPTY', 'LIVE', 'UNKNOWN', 'REPORTED', 'DISPUTED');
  return (
    <div className={styles.progress}>
      <span className={styles.bar} aria-hidden="true">
        {rows.map(({ match, status }) => (
          <span key={match.id} className={looks[status]} />
        ))}
      </span>
      <span>{t('progress', { saved, unsaved, missing })}</span>
    </div>
  );
}
