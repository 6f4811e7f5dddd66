import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { MatchRows } from '../../../ui/match-row/match-rows.tsx';
import type { ComparisonData, PublicMatchData } from '../data/load.ts';
import { aggregateOf } from './aggregate.ts';
import styles from './tie-card.module.css';

interface TieCardProps {
  readonly match: PublicMatchData;
  readonly legs: ComparisonData['legs'];
}

/** The other legs of a tie, and its aggregate. */
export function TieCard({ match, legs }: TieCardProps) {
  const t = useTranslations('publicMatch.tie');
  if (legs.length === 0) return null;
  const aggregate = aggregateOf(match, legs);
  const names = { home: match.home?.name ?? '', away: match.away?.name ?? '' };
  return (
    <Card title={t(legs.length > 1 ? 'series' : 'title')} flush>
      {aggregate !== null && (
        <p className={styles.aggregate}>
          <span>{names.home}</span>
          <b>
            {aggregate.home}–{aggregate.away}
          </b>
          <span>{names.away}</span>
        </p>
      )}
      <MatchRows matches={legs} density="cosy" />
    </Card>
  );
}
