'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { filterPlayers } from '../../../ui/search/filter-players.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import { isOnBench } from '../data/people.ts';
import { useEventLabel } from '../events/use-event-label.ts';
import type { Player } from '../queue/types.ts';
import styles from './pads.module.css';

/** With more names than this, typing is faster than scanning the list. */
const searchedFrom = 19;

interface PlayerGridProps {
  readonly players: readonly Player[];
  readonly onSelect: (player: Player) => void;
}

export function PlayerGrid({ players, onSelect }: PlayerGridProps) {
  const t = useTranslations('matchDesk');
  const [search, setSearch] = useState('');
  const found = filterPlayers(players, search);
  return (
    <>
      {players.length >= searchedFrom && (
        <SearchField label={t('searchPlayer')} value={search} onSearch={setSearch} />
      )}
      {found.length === 0 && <p className={styles.caption}>{t(search ? 'noSuchPlayer' : 'noPlayers')}</p>}
      <ul className={styles.players}>
        {found.map((player) => (
          <li key={player.playerId}>
            <button type="button" className={styles.player} onClick={() => onSelect(player)}>
              {player.shirt !== null && <b>{player.shirt}</b>}
              <span>
                {player.name}
                <Notes player={player} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Cards, fouls, and who isn't in the match. */
function Notes({ player }: { readonly player: Player }) {
  const t = useTranslations('matchDesk');
  const eventLabel = useEventLabel();
  const { match, rules, unit } = useDeskContext();
  const isOwn = (item: { readonly playerId?: string | null }) => item.playerId === player.playerId;
  const { cards, out } = match.tally;
  const fouls = match.events.filter((event) => event.type === 'FOUL' && isOwn(event)).length;
  const alerts = [
    ...cards.filter(isOwn).map(({ kind }) => eventLabel('CARD', kind)),
    ...(rules.fouls?.out != null && fouls > 0 ? [t('foulCount', { count: fouls })] : []),
    ...(player.isOut || out.some(isOwn) ? [t('isOut', { unit })] : []),
    ...(player.isSuspended ? [t('isSuspended')] : []),
  ];
  const parts = [
    ...(player.isGoalkeeper ? [t('goalkeeper')] : []),
    ...(player.isCaptain ? [t('captain')] : []),
    ...(isOnBench(player) ? [t('bench')] : []),
  ];
  return (
    <>
      {alerts.length > 0 && <span className={styles.note}>{alerts.join(' · ')}</span>}
      {parts.length > 0 && <span className={styles.part}>{parts.join(' · ')}</span>}
    </>
  );
}
