import type { ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';
import styles from './text-link.module.css';

/** A link inside text, in the reader's language. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  );
}
