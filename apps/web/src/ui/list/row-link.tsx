import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import type { ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';
import styles from './row-link.module.css';

interface RowLinkProps {
  readonly href: string;
  readonly picture: ReactNode;
  readonly name: string;
  readonly facts: readonly string[];
  readonly aside?: ReactNode;
  /** Below the text on narrow screens, for wide chips. */
  readonly asideBelow?: boolean;
}

export function RowLink({ href, picture, name, facts, aside, asideBelow = false }: RowLinkProps) {
  return (
    <Link href={href} className={styles.link}>
      <span className={`${styles.row} ${asideBelow ? styles.wraps : ''}`}>
        {picture}
        <span className={styles.words}>
          <b className={styles.name}>{name}</b>
          <span className={styles.quiet}>{facts.join(' · ')}</span>
        </span>
        {asideBelow ? <span className={styles.below}>{aside}</span> : aside}
        <ChevronRightRounded aria-hidden="true" className={styles.arrow} />
      </span>
    </Link>
  );
}
