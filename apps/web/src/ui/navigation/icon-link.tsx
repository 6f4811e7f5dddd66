import type { ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';
import styles from '../button/icon-button.module.css';

interface IconLinkProps {
  readonly href: string;
  readonly 'aria-label': string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that looks like an icon button. */
export function IconLink({ className = '', ...rest }: IconLinkProps) {
  return <Link className={`${styles.button} ${className}`} {...rest} />;
}
