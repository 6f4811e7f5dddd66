'use client';

import type { CompetitorKind } from '@traip/engine';
import type { ReactNode } from 'react';
import { Crest, DashedShield } from '../../../ui/identity/crest.tsx';
import styles from './matches.module.css';

interface MatchSide {
  readonly name: string;
  /** Null: the side is undecided and has no crest. */
  readonly team: {
    readonly name: string;
    readonly avatarUrl: string | null;
    readonly competitorKind: CompetitorKind;
  } | null;
}

interface MatchLineProps {
  readonly home: MatchSide;
  readonly away: MatchSide;
  /** Between the teams: the score, or what replaces it. */
  readonly middle: ReactNode;
  readonly aside?: ReactNode;
}

export function MatchLine({ home, away, middle, aside }: MatchLineProps) {
  return (
    <li className={styles.match}>
      <Side side={home} />
      <span className={styles.middle}>{middle}</span>
      <Side side={away} isAway />
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </li>
  );
}

function Side({ side: { name, team }, isAway = false }: { side: MatchSide; isAway?: boolean }) {
  return (
    <span className={`${styles.side} ${isAway ? styles.away : ''} ${team === null ? styles.undecided : ''}`}>
      {team === null ? (
        <DashedShield width={20} />
      ) : (
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={20} />
      )}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
