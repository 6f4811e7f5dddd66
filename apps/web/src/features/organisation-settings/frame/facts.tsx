import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './settings.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** The same data for those who may read them and not change them. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const t = useTranslations('organisationSettings');
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.value}>{value || t('unknown')}</dd>
        </div>
      ))}
    </dl>
  );
}
