'use client';

import type { ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import styles from './submit-button.module.css';

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type' | 'children' | 'disabled'> {
  readonly label: string;
  /** Shown while sending: "Entrando…". */
  readonly busyLabel: string;
  readonly busy: boolean;
}

/**
 * While busy it keeps its width and stays focusable (a disabled button would lose keyboard focus), and
 * ignores clicks.
 */
export function SubmitButton({
  label,
  busyLabel,
  busy,
  className = '',
  onClick,
  ...rest
}: SubmitButtonProps) {
  return (
    <Button
      variant="contained"
      size="large"
      {...rest}
      type="submit"
      aria-disabled={busy}
      className={busy ? `${styles.busy} ${className}` : className}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={styles.stack}>
        <span className={busy ? styles.away : undefined} aria-hidden={busy}>
          {label}
        </span>
        <span className={busy ? undefined : styles.away} aria-hidden={!busy}>
          {busyLabel}
        </span>
      </span>
    </Button>
  );
}
