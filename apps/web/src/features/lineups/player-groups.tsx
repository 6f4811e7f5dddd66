'use client';

import { useTranslations } from 'next-intl';
import { type Draft, type DraftPlayer, isBarred, type LineupData } from './draft.ts';
import styles from './lineups.module.css';
import { PlayerRow } from './player-row.tsx';

interface PlayerGroupsProps {
  readonly draft: Draft;
  readonly rules: LineupData['rules'];
  readonly isEnforced: boolean;
  /** Staff let everybody play. */
  readonly isForced: boolean;
  readonly fixHref: string | null;
  readonly onChange: (playerId: string, change: Partial<DraftPlayer>) => void;
}

/** Who may not play stands first. Where the rules only warn they stand there too, and can be chosen. */
export function PlayerGroups({ draft, isEnforced, isForced, rules, fixHref, onChange }: PlayerGroupsProps) {
  const t = useTranslations('lineups');
  const barred = draft.filter(isBarred);
  const row = (player: DraftPlayer) => (
    <PlayerRow
      key={player.playerId}
      {...{ player, rules, fixHref }}
      isKeptOut={isEnforced && !isForced && isBarred(player)}
      onChange={(change) => onChange(player.playerId, change)}
    />
  );
  if (barred.length === 0) return <ul>{draft.map(row)}</ul>;
  return (
    <>
      <section>
        <h3 className={styles.part}>{t('barred', { count: String(barred.length) })}</h3>
        {!isEnforced && <p className={styles.mark}>{t('noted')}</p>}
        <ul className={styles.barred}>{barred.map(row)}</ul>
      </section>
      <section>
        <h3 className={styles.part}>{t('eligible')}</h3>
        <ul>{draft.filter((player) => !isBarred(player)).map(row)}</ul>
      </section>
    </>
  );
}
