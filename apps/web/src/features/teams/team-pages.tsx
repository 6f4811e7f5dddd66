'use client';

import { useTranslations } from 'next-intl';
import { MorePages } from '../../ui/list/more-pages.tsx';
import { TeamTable } from './team-table.tsx';
import type { TeamRow, useTeamList } from './use-team-list.ts';

interface TeamPagesProps {
  readonly pages: readonly { readonly items: TeamRow[]; readonly total: number }[];
  readonly query: ReturnType<typeof useTeamList>;
  readonly orgCode: string;
}

export function TeamPages({ pages, query, orgCode }: TeamPagesProps) {
  const t = useTranslations('teams');
  const teams = pages.flatMap(({ items }) => items);
  return (
    <>
      <TeamTable teams={teams} orgCode={orgCode} />
      <MorePages query={query} failed={t('failed')}>
        {t('count', { shown: teams.length, total: pages[0]?.total ?? 0 })}
      </MorePages>
    </>
  );
}
