import type { ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';
import styles from './text-link.module.css';

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  );
}
