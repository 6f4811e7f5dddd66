import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

export interface ButtonLook {
  readonly variant?: 'contained' | 'outlined' | 'text' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly className?: string | undefined;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  readonly startIcon?: ReactNode;
}

/** For pages that do without MUI, and looks like its buttons. */
export function Button({ variant, size, fullWidth, className, startIcon, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={buttonClass({ variant, size, fullWidth, className })} {...rest}>
      {startIcon}
      {children}
    </button>
  );
}

/** What makes a link look like a button. */
export function buttonClass({ variant = 'text', size = 'medium', fullWidth, className }: ButtonLook): string {
  return [styles.button, styles[variant], styles[size], fullWidth && styles.wide, className]
    .filter(Boolean)
    .join(' ');
}
