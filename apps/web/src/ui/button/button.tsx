import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

export interface ButtonLook {
  readonly variant?: 'contained' | 'outlined' | 'text' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly fullWidth?: boolean | undefined;
  /** The action can't be undone. */
  readonly isDanger?: boolean | undefined;
  readonly className?: string | undefined;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
}

/** For pages without MUI; looks like its buttons. */
export function Button({ variant, size, fullWidth, isDanger, className, ...rest }: ButtonProps) {
  const { startIcon, endIcon, children, ...attributes } = rest;
  return (
    <button
      type="button"
      className={buttonClass({ variant, size, fullWidth, isDanger, className })}
      {...attributes}
    >
      {startIcon}
      {children}
      {endIcon}
    </button>
  );
}

/** Class names that make a link look like a button. */
export function buttonClass({ variant = 'text', size = 'medium', ...rest }: ButtonLook): string {
  const { fullWidth, isDanger, className } = rest;
  return [
    styles.button,
    styles[variant],
    styles[size],
    fullWidth && styles.wide,
    isDanger && styles.danger,
    className,
  ]
    .filter(Boolean)
    .join(' ');
}
