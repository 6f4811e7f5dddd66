'use client';

import Button, { type ButtonProps } from '@mui/material/Button';
import styles from './submit-button.module.css';

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'children' | 'disabled'> {
  readonly label: string;
  /** Shown while sending: "Entrando…". */
  readonly busyLabel: string;
  readonly busy: boolean;
}

/**
 * While busy it keeps its width and stays focusable (a disabled button would lose keyboard focus), and
 * ignores clicks.
 */
export function SubmitButton({ label, busyLabel, busy, onClick, ...rest }: SubmitButtonProps) {
  return (
    <Button
      variant="contained"
      size="large"
      {...rest}
      type="submit"
      aria-disabled={busy}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      sx={busy ? { backgroundColor: 'var(--primary-dark)', cursor: 'progress' } : {}}
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
