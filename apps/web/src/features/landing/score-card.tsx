import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Crest, DashedShield } from '../../ui/identity/crest.tsx';
import type { MatchRowView } from '../../ui/match-row/types.ts';
import { useOriginLabel } from '../../ui/match-row/use-origin-label.ts';
import { useRoundLabel } from '../../ui/match-row/use-round-label.ts';
import { When } from '../../ui/match-row/when.tsx';
import styles from './score-card.module.css';

interface ScoreCardProps {
  readonly match: MatchRowView;
}

/** One match with a large score, as on a scoreboard. */
export function ScoreCard({ match }: ScoreCardProps) {
  const roundLabel = useRoundLabel();
  const isLive = match.state === 'IN_PROGRESS';
  return (
    <Link href={`/m/${match.id}`} className={`${styles.card} ${isLive ? styles.live : ''}`}>
      <span className={styles.head}>
        <span>{roundLabel(match)}</span>
        <When match={match} isUnderDay={false} clock={undefined} />
      </span>
      <span className={styles.sides}>
        <Side match={match} side="home" />
        <Digits match={match} />
        <Side match={match} side="away" />
      </span>
    </Link>
  );
}

function Side({ match, side }: ScoreCardProps & { readonly side: 'home' | 'away' }) {
  const originLabel = useOriginLabel();
  const team = match[side];
  return (
    <span className={styles.side}>
      {team === null ? (
        <DashedShield width={40} />
      ) : (
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={40} />
      )}
      <span>{team?.name ?? originLabel(match[`${side}Origin`])}</span>
    </span>
  );
}

function Digits({ match: { score } }: ScoreCardProps) {
  const t = useTranslations('bracket');
  if (score === null) return <span className={styles.versus}>{t('versus')}</span>;
  return (
    <b className={styles.digits}>
      {score.home}
      <i>–</i>
      {score.away}
    </b>
  );
}
