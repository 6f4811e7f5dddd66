'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { CardLink } from '../../../ui/navigation/card-link.tsx';
import type { OverviewData } from '../data/use-overview.ts';
import { sortByUrgency } from './sort-by-urgency.ts';
import { TodayRows } from './today-rows.tsx';

interface TodayProps {
  readonly today: OverviewData['today'];
  readonly orgCode: string;
}

export function Today({ today: { items, total }, orgCode }: TodayProps) {
  const t = useTranslations('dashboard');
  const list = `/dashboard/${orgCode}/matches`;
  const all = <CardLink href={`${list}?timeline=TODAY`}>{t('seeAll', { count: total })}</CardLink>;
  return (
    <Card title={t('todaysMatches')} aside={total > 0 && all} flush>
      {items.length === 0 ? (
        <EmptyState
          title={t('noneToday')}
          action={
            <ButtonLink href={`${list}?timeline=UPCOMING`} variant="outlined">
              {t('toUpcoming')}
            </ButtonLink>
          }
        >
          {t('noneTodayText')}
        </EmptyState>
      ) : (
        <TodayRows matches={sortByUrgency(items)} orgCode={orgCode} />
      )}
    </Card>
  );
}
