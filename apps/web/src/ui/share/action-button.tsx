'use client';

import type { ReactNode } from 'react';
import styles from './share.module.css';

interface ActionButtonProps {
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** For a toggle button. */
  readonly isPressed?: boolean;
  /** On a phone only the icon is visible; screen readers still read the label. */
  readonly isIconOnPhone?: boolean;
  readonly children: ReactNode;
}

/** For the hero. */
export function ActionButton({
  icon,
  onClick,
  isPressed,
  isIconOnPhone = false,
  children,
}: ActionButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.action} ${isIconOnPhone ? styles.iconOnPhone : ''}`}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <span className={styles.words}>{children}</span>
    </button>
  );
}
