import { PersonAvatar } from '../../../ui/identity/person-avatar.tsx';
import { PlayerLink } from '../../../ui/identity/player-link.tsx';
import { usePlayerName } from '../../../ui/identity/use-player-name.ts';
import type { PlayerStats } from '../../public-matches/index.ts';
import page from '../parts/public-competition.module.css';
import styles from './side-cards.module.css';

/** The top scorers, with bars relative to the first. */
export function Scorers({ rows }: { readonly rows: PlayerStats['items'] }) {
  const playerName = usePlayerName();
  const max = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ol>
      {rows.map(({ rank, player, team, value }) => (
        <li key={`${player.id} ${team.id}`} className={styles.scorer}>
          <span className={styles.rank}>{rank}</span>
          <PersonAvatar
            firstName={player.firstName}
            surnames={player.surnames}
            url={player.avatarUrl}
            size={36}
          />
          <span className={styles.words}>
            <PlayerLink player={player} className={page.link}>
              <b>{playerName(player)}</b>
            </PlayerLink>
            <span className={styles.team}>{team.name}</span>
            <progress aria-hidden="true" className={page.progress} value={value} max={max} />
          </span>
          <b className={styles.value}>{value}</b>
        </li>
      ))}
    </ol>
  );
}
