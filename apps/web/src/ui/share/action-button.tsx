'use client';

import type { ReactNode } from 'react';
import styles from './share.module.css';

interface ActionButtonProps {
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** Of a button that stays pressed. */
  readonly isPressed?: boolean;
  readonly children: ReactNode;
}

/** For the hero. */
export function ActionButton({ icon, onClick, isPressed, children }: ActionButtonProps) {
  return (
    <button type="button" className={styles.action} aria-pressed={isPressed} onClick={onClick}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      {children}
    </button>
  );
}
