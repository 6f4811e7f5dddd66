'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { MatchRows } from '../../ui/match-row/match-rows.tsx';
import { CardLink } from '../../ui/navigation/card-link.tsx';
import { firstMatches } from './data/first-matches.ts';
import { useFollowing } from './data/use-following.ts';
import styles from './following.module.css';

/** On the home page: a few matches of what's followed, live ones first. */
export function FollowingCard() {
  const t = useTranslations('following');
  const { data } = useFollowing();
  if (data === undefined || data.items.length === 0) return null;
  const matches = firstMatches(data);
  return (
    <Card title={t('title')} aside={<CardLink href="/following">{t('all')}</CardLink>} flush>
      {matches.length === 0 ? (
        <p className={styles.quiet}>{t('quiet')}</p>
      ) : (
        <MatchRows matches={matches} withCompetition />
      )}
    </Card>
  );
}
