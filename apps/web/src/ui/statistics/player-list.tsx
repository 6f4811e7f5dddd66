import type { MatchUnit } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { PersonAvatar } from '../identity/person-avatar.tsx';
import { PlayerLink } from '../identity/player-link.tsx';
import { usePlayerName } from '../identity/use-player-name.ts';
import styles from './statistics.module.css';
import type { RankedPlayers } from './types.ts';

interface PlayerListProps {
  readonly rows: RankedPlayers;
  readonly unit: MatchUnit;
}

export function PlayerList({ rows, unit }: PlayerListProps) {
  const t = useTranslations('publicCompetition');
  const locale = useLocale();
  const average = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (
    <ol>
      {rows.map(({ rank, player, team, value, matches, perMatch }) => (
        <li key={`${player.id} ${team.id}`} className={styles.player}>
          <b className={styles.place}>{rank}</b>
          <PersonAvatar
            firstName={player.firstName}
            surnames={player.surnames}
            url={player.avatarUrl}
            size={36}
          />
          <span className={styles.name}>
            <PlayerName player={player} />
            <span className={styles.quiet}>
              <Link href={`/team/${team.id}`} className={styles.link}>
                {team.name}
              </Link>
              {[
                '',
                t('matchCount', { count: matches, unit }),
                ...(perMatch === null ? [] : [t('perMatch', { average: average.format(perMatch), unit })]),
              ].join(' · ')}
            </span>
          </span>
          <b className={styles.score}>{value}</b>
        </li>
      ))}
    </ol>
  );
}

function PlayerName({ player }: { player: RankedPlayers[number]['player'] }) {
  const playerName = usePlayerName();
  return (
    <PlayerLink player={player} className={styles.link}>
      <b>{playerName(player)}</b>
    </PlayerLink>
  );
}
