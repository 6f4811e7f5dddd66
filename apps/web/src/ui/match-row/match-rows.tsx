import type { ReactNode } from 'react';
import styles from './match-row.module.css';
import { MatchRow } from './match-row.tsx';
import type { MatchRowView, RowContext } from './types.ts';

interface MatchRowsProps<T extends MatchRowView> extends RowContext {
  readonly matches: readonly T[];
  /** Where a row leads: its public page by default. */
  readonly hrefOf?: (match: T) => string;
  readonly noteOf?: (match: T) => ReactNode;
  readonly actionsOf?: (match: T) => ReactNode;
  readonly clockOf?: (match: T) => ReactNode;
  /** The team that a match is seen from: its result then has a letter. Null where it is seen from outside. */
  readonly seenFrom?: ((match: T) => string | null) | undefined;
}

/** A list of matches; each row arranges itself by the width of the list, not of the page. */
export function MatchRows<T extends MatchRowView>({ matches, ...rest }: MatchRowsProps<T>) {
  const { hrefOf, noteOf, actionsOf, clockOf, seenFrom, ...context } = rest;
  return (
    <ul className={styles.list}>
      {matches.map((match) => (
        <MatchRow
          key={match.id}
          match={match}
          {...context}
          href={hrefOf?.(match) ?? `/m/${match.id}`}
          note={noteOf?.(match)}
          actions={actionsOf?.(match)}
          clock={clockOf?.(match)}
          perspective={seenFrom?.(match)}
        />
      ))}
    </ul>
  );
}
