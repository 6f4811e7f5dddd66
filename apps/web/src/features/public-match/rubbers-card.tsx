import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { playerPath } from '../../ui/identity/player-path.ts';
import { usePlayerName } from '../../ui/identity/use-player-name.ts';
import { useRubberName } from '../../ui/rubbers/use-rubber-name.ts';
import type { PublicMatchData } from './data/load.ts';
import styles from './rubbers-card.module.css';

type Rubbers = NonNullable<PublicMatchData['rubbers']>;
type Rubber = Rubbers[number];

/** Whether anything is known of the rubbers of a match. */
export function hasRubbers({ rubbers }: Pick<PublicMatchData, 'rubbers'>): boolean {
  return (rubbers ?? []).some(({ hasBegun, home, away }) => hasBegun || home.length + away.length > 0);
}

/** Who played which rubber of a tie, and its sets. */
export function RubbersCard({ match }: { readonly match: PublicMatchData }) {
  const t = useTranslations('rubbers');
  const { rubbers } = match;
  if (rubbers === null || !hasRubbers(match)) return null;
  return (
    <Card title={t('title')} flush>
      <ol className={styles.list}>
        {rubbers.map((rubber) => (
          <RubberRow key={rubber.key} rubber={rubber} rubbers={rubbers} match={match} />
        ))}
      </ol>
    </Card>
  );
}

interface RubberRowProps {
  readonly rubber: Rubber;
  readonly rubbers: Rubbers;
  readonly match: PublicMatchData;
}

function RubberRow({ rubber, rubbers, match }: RubberRowProps) {
  const t = useTranslations('rubbers');
  const rubberName = useRubberName();
  const { ending, hasBegun, value } = rubber;
  const names = { home: match.home?.name ?? '', away: match.away?.name ?? '' };
  const isOver = match.state === 'FINISHED' || match.state === 'CLOSED';
  const note =
    ending !== null ? t(`endings.${ending}`, names) : hasBegun ? null : t(isOver ? 'notPlayed' : 'toPlay');
  return (
    <li className={styles.rubber}>
      <h3 className={styles.name}>
        {rubberName(rubber, rubbers)}
        {value > 1 && <span>{t('worth', { value })}</span>}
      </h3>
      <Side side="home" rubber={rubber} team={names.home} />
      <Side side="away" rubber={rubber} team={names.away} />
      {note !== null && <p className={styles.note}>{note}</p>}
    </li>
  );
}

interface SideProps {
  readonly side: 'home' | 'away';
  readonly rubber: Rubber;
  readonly team: string;
}

function Side({ side, rubber, team }: SideProps) {
  const t = useTranslations('rubbers');
  const playerName = usePlayerName();
  const isWinner = rubber.winner === (side === 'home' ? 'HOME' : 'AWAY');
  const people = rubber[side];
  return (
    <div className={isWinner ? `${styles.side} ${styles.won}` : styles.side}>
      <span className={styles.people}>
        {people.length === 0 && team}
        {people.map((player, at) => {
          const path = playerPath(player);
          const name = playerName(player);
          return (
            <span key={player.id}>
              {at > 0 && ' / '}
              {path === null ? name : <Link href={path}>{name}</Link>}
            </span>
          );
        })}
        {isWinner && <span className="visually-hidden"> {t('wins')}</span>}
      </span>
      <span className={styles.sets}>
        {rubber.sets.map((set, at) => {
          const other = side === 'home' ? 'away' : 'home';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: sets are known by their number
            <span key={at} className={set[side] > set[other] ? styles.best : ''}>
              {set[side]}
            </span>
          );
        })}
      </span>
    </div>
  );
}
