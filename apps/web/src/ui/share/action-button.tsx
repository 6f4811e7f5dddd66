'use client';

import type { ReactNode } from 'react';
import styles from './share.module.css';

interface ActionButtonProps {
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** Of a button that stays pressed. */
  readonly isPressed?: boolean;
  /** On a phone only the icon shows; the words stay for screen readers. */
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
