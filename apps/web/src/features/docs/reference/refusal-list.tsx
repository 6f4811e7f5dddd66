import { useTranslations } from 'next-intl';
import type { Refusal } from '../description/read-reference.ts';
import styles from './refusal-list.module.css';

/** Refusals specific to the call; the common ones are listed once, in the guide. */
export function RefusalList({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const t = useTranslations('docs');
  if (refusals.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{t('errors')}</h3>
      <ul>
        {refusals.map(({ status, code, message }) => (
          <li key={code} className={styles.refusal}>
            <span className={status === '409' ? `${styles.status} ${styles.conflict}` : styles.status}>
              {status}
            </span>
            <div>
              <code className={styles.code}>{code}</code>
              <p className={styles.text}>{message}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
