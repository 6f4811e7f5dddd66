import { useTranslations } from 'next-intl';
import styles from './standings.module.css';
import type { RowView } from './types.ts';

/** Latest last. */
export function FormLetters({ form }: Pick<RowView, 'form'>) {
  const t = useTranslations('standings');
  if (form.length === 0) return <span className="visually-hidden">{t('noForm')}</span>;
  const results = form.map((letter) => t(`results.${letter}`)).join(', ');
  return (
    <span className={styles.letters}>
      <span className="visually-hidden">{t('formOf', { results })}</span>
      {form.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results have no name of their own
        <i key={index} aria-hidden="true" className={styles[`letter${letter}`]}>
          {t(`letters.${letter}`)}
        </i>
      ))}
    </span>
  );
}
