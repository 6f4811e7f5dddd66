'use client';

import type { BracketTie, SideResult, SlotView } from '@traip/contract/bracket';
import { useTranslations } from 'next-intl';
import { Crest, DashedShield } from '../identity/crest.tsx';
import styles from './tie-sides.module.css';
import type { BracketLabels } from './use-bracket-labels.ts';

interface TieSidesProps {
  readonly tie: BracketTie;
  readonly labels: BracketLabels;
  /** If the row grows with its names. */
  readonly areNamesWhole?: boolean;
}

/** One below the other: the winner stands out, the loser is faded. */
export function TieSides({ tie: { first, second, result }, labels, areNamesWhole = false }: TieSidesProps) {
  const isDecided = result !== null && (result.first.isWinner || result.second.isWinner);
  const more = { isDecided, hasPoints: result?.bout?.isJudged !== true };
  return (
    <span className={styles.sides} data-whole={areNamesWhole}>
      <Side slot={first} name={labels.slot(first)} result={result?.first} {...more} />
      <Side slot={second} name={labels.slot(second)} result={result?.second} {...more} />
    </span>
  );
}

interface SideProps {
  readonly slot: SlotView;
  readonly name: string;
  readonly result: SideResult | undefined;
  readonly isDecided: boolean;
  /** Not after judges' decisions. */
  readonly hasPoints: boolean;
}

function Side({ slot: { team }, name, result, isDecided, hasPoints }: SideProps) {
  const t = useTranslations('bracket');
  const weight = isDecided ? (result?.isWinner ? styles.winner : styles.loser) : '';
  return (
    <span className={`${styles.side} ${team === null ? styles.waiting : weight}`} title={name}>
      {team === null ? (
        <DashedShield width={18} />
      ) : (
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={18} />
      )}
      <span className={styles.who}>{name}</span>
      {result?.isWinner && <span className="visually-hidden">{t('goesOn')}</span>}
      {result !== undefined && (
        <>
          {result.legs.length > 0 && <span className={styles.legs}>{result.legs.join(' ')}</span>}
          {hasPoints && <b className={styles.total}>{result.total}</b>}
        </>
      )}
    </span>
  );
}
