import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** The label above the value, for narrow columns. */
  readonly stacked?: boolean;
}

export function Facts({ facts, stacked = false }: FactsProps) {
  return (
    <dl className={stacked ? styles.stacked : undefined}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
