'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { MatchDays, MatchSection } from '../../ui/match-list/match-days.tsx';
import { CardLink } from '../../ui/navigation/card-link.tsx';
import { MyMatchRows } from '../my-matches/index.ts';
import { comingWeek } from './coming-week.ts';
import type { HomeMatch } from './use-my-home.ts';

/** The rest have their own page. */
const maxResults = 4;

interface MatchesProps {
  readonly next: readonly HomeMatch[];
  readonly results: readonly HomeMatch[];
  /** The first one is shown above. */
  readonly hasHero: boolean;
}

/** The next seven days by day, and the last results below. */
export function Matches({ next, results, hasHero }: MatchesProps) {
  const t = useTranslations('home');
  const { isWeek, matches } = comingWeek(next, new Date());
  if (matches.length === 0 && results.length === 0 && hasHero) return null;
  const last = <MyMatchRows matches={results.slice(0, maxResults)} />;
  const all = <CardLink href="/my-matches">{t('allMatches')}</CardLink>;
  if (matches.length === 0 && results.length > 0)
    return (
      <Card title={t('latest')} aside={all} flush>
        {last}
      </Card>
    );
  return (
    <Card title={t(isWeek ? 'week' : 'next')} aside={all} flush>
      {matches.length === 0 ? (
        <EmptyState title={t('noMatches')}>{t('noMatchesText')}</EmptyState>
      ) : (
        <MatchDays matches={matches} isInCard>
          {(ofDay) => <MyMatchRows matches={ofDay} isUnderDay />}
        </MatchDays>
      )}
      {results.length > 0 && (
        <MatchSection heading="h3" title={t('latest')}>
          {last}
        </MatchSection>
      )}
    </Card>
  );
}
