import { Link } from '../../i18n/navigation.ts';
import { Sides } from '../../ui/match-row/sides.tsx';
import type { MatchRowView } from '../../ui/match-row/types.ts';
import { useFacts } from '../../ui/match-row/use-facts.ts';
import { When } from '../../ui/match-row/when.tsx';
import { SportIcon } from '../../ui/sport/sport-icon.tsx';
import styles from './now.module.css';

export function MatchTile({ match }: { readonly match: MatchRowView }) {
  const facts = useFacts(match, { withRound: true });
  const isLive = match.state === 'IN_PROGRESS';
  return (
    <li className={styles.tile}>
      <Link href={`/m/${match.id}`} className={styles.link}>
        <span className={styles.over}>
          <SportIcon sport={match.home?.sportKey ?? ''} size={16} />
          <span className={styles.competition}>{match.competition.name}</span>
          <span className={isLive ? styles.live : styles.ahead}>
            <When match={match} isUnderDay={false} clock={undefined} />
          </span>
        </span>
        <Sides match={match} ownTeamIds={[]} />
        <span className={styles.facts}>{facts}</span>
      </Link>
    </li>
  );
}
