import type { ReactNode } from 'react';
import styles from './match-row.module.css';
import { MatchRow } from './match-row.tsx';
import type { MatchRowView, RowContext } from './types.ts';

interface MatchRowsProps<T extends MatchRowView> extends RowContext {
  readonly matches: readonly T[];
  /** The link of a row: its public page by default. */
  readonly hrefOf?: (match: T) => string;
  readonly noteOf?: (match: T) => ReactNode;
  readonly actionsOf?: (match: T) => ReactNode;
  readonly clockOf?: (match: T) => ReactNode;
  /**
   * The team from whose point of view a match is seen: adds a letter for the result. Null: a neutral view.
   */
  readonly viewedTeamOf?: ((match: T) => string | null) | undefined;
}

/** A list of matches; each row adapts to the width of the list, not of the page. */
export function MatchRows<T extends MatchRowView>({ matches, ...rest }: MatchRowsProps<T>) {
  const { hrefOf, noteOf, actionsOf, clockOf, viewedTeamOf, ...context } = rest;
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
          perspective={viewedTeamOf?.(match)}
        />
      ))}
    </ul>
  );
}
