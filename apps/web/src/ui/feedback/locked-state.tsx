import LockOutlined from '@mui/icons-material/LockOutlined';
import type { ReactNode } from 'react';
import styles from './state.module.css';

interface LockedStateProps {
  readonly title: string;
  readonly children: ReactNode;
  /** A link or button, if there is one. */
  readonly action?: ReactNode;
}

export function LockedState({ title, children, action }: LockedStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.lock}>
        <LockOutlined aria-hidden="true" />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{children}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
