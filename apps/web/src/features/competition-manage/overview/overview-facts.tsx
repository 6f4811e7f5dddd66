'use client';

import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDay } from '../../../i18n/formats.ts';
import { Facts } from '../../../ui/facts.tsx';
import type { CompetitionData } from '../data/use-competition.ts';

export function OverviewFacts({ competition }: { readonly competition: CompetitionData }) {
  const t = useTranslations('competitionManage');
  const locale = useLocale();
  const { traip, season, category, startsOn, endsOn, privacy, description } = competition;
  const day = (term: string, date: string | null) =>
    date === null ? [] : [{ term, value: calendarDay(locale, date) }];
  return (
    <Facts
      facts={[
        { term: t('traip'), value: traip.name },
        { term: t('sport'), value: sportNames[traip.sportKey][locale] },
        { term: t('season'), value: season.name },
        { term: t('category'), value: category.name },
        ...day(t('startsOn'), startsOn),
        ...day(t('endsOn'), endsOn),
        { term: t('privacy'), value: t(`privacies.${privacy}`) },
        ...(description === null ? [] : [{ term: t('description'), value: description }]),
      ]}
    />
  );
}
