'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { CardLink } from '../../ui/navigation/card-link.tsx';
import { MyMatchRows } from '../my-matches/index.ts';
import type { HomeMatch } from './use-my-home.ts';

interface MatchesProps {
  readonly matches: readonly HomeMatch[];
}

interface ComingProps extends MatchesProps {
  /** The first of them is shown above. */
  readonly hasNext: boolean;
}

export function ComingMatches({ matches, hasNext }: ComingProps) {
  const t = useTranslations('home');
  if (matches.length === 0 && hasNext) return null;
  return (
    <Card title={t('next')} aside={<CardLink href="/my-matches">{t('allMatches')}</CardLink>} flush>
      {matches.length === 0 ? (
        <EmptyState title={t('noMatches')}>{t('noMatchesText')}</EmptyState>
      ) : (
        <MyMatchRows matches={matches} />
      )}
    </Card>
  );
}

/** Hidden without any. */
export function LastResults({ matches }: MatchesProps) {
  const t = useTranslations('home');
  if (matches.length === 0) return null;
  return (
    <Card
      title={t('results')}
      aside={<CardLink href="/my-matches?timeline=PAST">{t('allResults')}</CardLink>}
      flush
    >
      <MyMatchRows matches={matches} />
    </Card>
  );
}
