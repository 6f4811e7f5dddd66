import type { ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';
import styles from './link-grid.module.css';

interface LinkGridItem {
  readonly key: string;
  readonly href: string;
  readonly picture: ReactNode;
  readonly name: string;
  readonly fact: string | null;
}

export function LinkGrid({ items }: { readonly items: readonly LinkGridItem[] }) {
  return (
    <ul className={styles.grid}>
      {items.map(({ key, href, picture, name, fact }) => (
        <li key={key}>
          <Link href={href} className={styles.link}>
            {picture}
            <span className={styles.words}>
              <b className={styles.name}>{name}</b>
              {fact !== null && <span className={styles.fact}>{fact}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
