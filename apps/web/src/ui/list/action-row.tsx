import type { ReactNode } from 'react';
import styles from './action-row.module.css';

interface ActionRowProps {
  readonly title: string;
  readonly text: string;
  /** Buttons: beside the text, or below it on a phone. */
  readonly children?: ReactNode;
}

/** A sentence with actions. */
export function ActionRow({ title, text, children }: ActionRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b>{title}</b>
        <span className={styles.quiet}>{text}</span>
      </span>
      {children && <span className={styles.actions}>{children}</span>}
    </li>
  );
}
