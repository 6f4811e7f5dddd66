import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly 'aria-label': string;
}

/** For pages without MUI; looks like its icon buttons. */
export function IconButton({ className = '', ...rest }: IconButtonProps) {
  return <button type="button" className={`${styles.button} ${className}`} {...rest} />;
}
