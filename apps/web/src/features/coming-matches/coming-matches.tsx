'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { matchApi } from '../../lib/api/browser.ts';
import { Card } from '../../ui/card.tsx';
import { MatchRows } from '../../ui/match-row/match-rows.tsx';
import { CardLink } from '../../ui/navigation/card-link.tsx';

type Criteria = Parameters<typeof matchApi.find>[0]['body'];

interface ComingMatchesProps {
  readonly orgCode: string;
  readonly criteria: Pick<Criteria, 'organizationId' | 'competitionId' | 'from'>;
  /** Where the full list is. */
  readonly href: string;
}

const maxShown = 5;

/** The next matches of an organisation or a competition, each with its desk. Hidden when there are none. */
export function ComingMatches({ orgCode, criteria, href }: ComingMatchesProps) {
  const t = useTranslations('comingMatches');
  const body: Criteria = { ...criteria, timeline: 'UPCOMING', limit: maxShown };
  const { data } = useQuery({
    queryKey: ['match', 'find', body],
    queryFn: ({ signal }) => matchApi.find({ body }, { signal }),
  });
  if (data === undefined || data.total === 0) return null;
  return (
    <Card title={t('title')} aside={<CardLink href={href}>{t('all', { count: data.total })}</CardLink>} flush>
      <MatchRows
        matches={data.items}
        withCompetition={criteria.competitionId === undefined}
        withRound={criteria.competitionId !== undefined}
        hrefOf={({ id }) => `/dashboard/${orgCode}/matches/${id}`}
      />
    </Card>
  );
}
