import { useLocale, useTranslations } from 'next-intl';
import styles from './ranking.module.css';

/** The gain or loss; empty if there's none. */
export function Change({ value }: { readonly value: number | null }) {
  const t = useTranslations('ranking');
  const locale = useLocale();
  if (value === null || value === 0) return null;
  const amount = Math.abs(value).toLocaleString(locale);
  return (
    <span className={value > 0 ? styles.up : styles.down}>
      <span className="visually-hidden">{t(value > 0 ? 'won' : 'lost', { amount })}</span>
      <span aria-hidden="true">{`${value > 0 ? '+' : '−'}${amount}`}</span>
    </span>
  );
}
