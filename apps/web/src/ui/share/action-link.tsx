import type { ReactNode } from 'react';
import styles from './share.module.css';

interface ActionLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  /** Opens in a new window. */
  readonly opensTab?: boolean;
  readonly children: ReactNode;
}

/** A link styled like the hero's buttons; it opens files and other apps. */
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
