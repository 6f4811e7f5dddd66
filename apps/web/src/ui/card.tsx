import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly title?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Without padding, for lists that draw their own lines. */
  readonly flush?: boolean;
}

export function Card({ title, aside, children, flush = false }: CardProps) {
  return (
    <section className={styles.card}>
      {title !== undefined && (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {aside}
        </div>
      )}
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  );
}
