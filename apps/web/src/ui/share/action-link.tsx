import type { ReactNode } from 'react';
import styles from './share.module.css';

interface ActionLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  /** What it leads to is looked at beside the page. */
  readonly opensTab?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like the buttons beside it on the navy band; it leads out of the pages. */
export function ActionLink({ href, icon, opensTab = false, children }: ActionLinkProps) {
  return (
    <a href={href} className={styles.action} {...(opensTab ? { target: '_blank', rel: 'noopener' } : {})}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      {children}
    </a>
  );
}
