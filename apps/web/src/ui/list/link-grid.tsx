import type { ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';
import styles from './link-grid.module.css';

interface LinkGridItem {
  readonly key: string;
  /** Null: no page. */
  readonly href: string | null;
  readonly picture: ReactNode;
  readonly name: string;
  readonly fact: string | null;
}

export function LinkGrid({ items }: { readonly items: readonly LinkGridItem[] }) {
  return (
    <ul className={styles.grid}>
      {items.map(({ key, href, picture, name, fact }) => (
        <li key={key}>
          <Cell href={href}>
            {picture}
            <span className={styles.words}>
              <b className={styles.name}>{name}</b>
              {fact !== null && <span className={styles.fact}>{fact}</span>}
            </span>
          </Cell>
        </li>
      ))}
    </ul>
  );
}

function Cell({ href, children }: { readonly href: string | null; readonly children: ReactNode }) {
  if (href === null) return <div className={styles.cell}>{children}</div>;
  return (
    <Link href={href} className={`${styles.cell} ${styles.link}`}>
      {children}
    </Link>
  );
}
