import type { ReactNode } from 'react';
import { DashedShield } from '../identity/crest.tsx';
import styles from './state.module.css';

interface StateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** 'h1' if the state is the whole page. */
  readonly heading?: 'h1' | 'h2' | 'h3';
}

export function EmptyState({ title, children, action, heading: Heading = 'h3' }: StateProps) {
  return (
    <div className={styles.state}>
      <DashedShield />
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
