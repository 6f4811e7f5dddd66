import type { ReactNode } from 'react';
import styles from './share.module.css';

interface ActionLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A link that looks like the buttons beside it on the navy band; it leads out of the pages. */
export function ActionLink({ href, icon, children }: ActionLinkProps) {
  return (
    <a href={href} className={styles.action}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      {children}
    </a>
  );
}
