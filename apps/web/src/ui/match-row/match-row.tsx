import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { letterOf } from './letter-of.ts';
import styles from './match-row.module.css';
import { Sides } from './sides.tsx';
import type { MatchRowView, RowContext } from './types.ts';
import { useFacts } from './use-facts.ts';
import { When } from './when.tsx';

interface MatchRowProps extends RowContext {
  readonly match: MatchRowView;
  readonly href: string;
  readonly note?: ReactNode;
  /** Actions in place: beside the row, outside its link. */
  readonly actions?: ReactNode;
  /** Undefined: no letters in this list. */
  readonly perspective?: string | null | undefined;
  /** A running clock instead of the minute of the response. */
  readonly clock?: ReactNode;
}

export function MatchRow({ match, href, note, actions, clock, perspective, ...context }: MatchRowProps) {
  const { density = 'cosy', isUnderDay = false, ownTeamIds = [] } = context;
  const facts = useFacts(match, context);
  const own = perspective ? [perspective] : ownTeamIds;
  const row = (
    <Link href={href} className={`${styles.row} ${styles[density]} ${styles[toneOf(match)] ?? ''}`}>
      <When match={match} isUnderDay={isUnderDay} clock={clock} />
      <Sides match={match} ownTeamIds={own} />
      {(facts !== '' || note !== undefined) && (
        <span className={styles.note}>
          {note}
          {facts !== '' && <span>{facts}</span>}
        </span>
      )}
      {perspective !== undefined && <Letter match={match} perspective={perspective} />}
    </Link>
  );
  if (actions === undefined) return <li className={styles.item}>{row}</li>;
  return (
    <li className={`${styles.item} ${styles.withActions} ${toneOf(match) === 'live' ? styles.liveItem : ''}`}>
      <div className={styles.main}>{row}</div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}

function toneOf({ state, postponed }: MatchRowView) {
  if (state === 'IN_PROGRESS') return 'live';
  if (state === 'CANCELLED') return 'cancelled';
  if (postponed !== null) return 'postponed';
  return state === 'FINISHED' || state === 'CLOSED' ? 'final' : 'ahead';
}

function Letter({ match, perspective }: Required<Pick<MatchRowProps, 'match' | 'perspective'>>) {
  const t = useTranslations('matchList');
  const letter = perspective ? letterOf(match, perspective) : null;
  if (letter === null) return <span className={styles.letter} />;
  return (
    <span className={`${styles.letter} ${styles[`letter${letter}`]}`}>
      <span aria-hidden="true">{t(`letters.${letter}`)}</span>
      <span className="visually-hidden">{t(`results.${letter}`)}</span>
    </span>
  );
}
