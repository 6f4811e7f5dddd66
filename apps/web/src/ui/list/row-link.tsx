import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import type { ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';
import styles from './row-link.module.css';

interface RowLinkProps {
  readonly href: string;
  /** A crest or an avatar. */
  readonly picture: ReactNode;
  readonly name: string;
  readonly facts: readonly string[];
  /** Something before the arrow: a chip. */
  readonly aside?: ReactNode;
  /** Where there is little room it stands below the words: for chips that would leave these no room. */
  readonly asideBelow?: boolean;
}

/** A row that leads to what it names. */
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
