import { useLocale, useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { PersonAvatar } from '../../../ui/identity/person-avatar.tsx';
import { PlayerLink } from '../../../ui/identity/player-link.tsx';
import { usePlayerName } from '../../../ui/identity/use-player-name.ts';
import type { PlayerStats } from '../../public-matches/index.ts';
import styles from './public-competition.module.css';

export function PlayerList({ rows }: { readonly rows: PlayerStats['items'] }) {
  const t = useTranslations('publicCompetition');
  const locale = useLocale();
  const average = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (
    <ol className={styles.players}>
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
                t('matchCount', { count: matches }),
                ...(perMatch === null ? [] : [t('perMatch', { average: average.format(perMatch) })]),
              ].join(' · ')}
            </span>
          </span>
          <b className={styles.score}>{value}</b>
        </li>
      ))}
    </ol>
  );
}

function PlayerName({ player }: { player: PlayerStats['items'][number]['player'] }) {
  const playerName = usePlayerName();
  return (
    <PlayerLink player={player} className={styles.link}>
      <b>{playerName(player)}</b>
    </PlayerLink>
  );
}
