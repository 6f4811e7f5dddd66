'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { competitionApi } from '../../../lib/api/browser.ts';
import { type ImpactData, ImpactList } from '../../../ui/match/impact-list.tsx';
import { useDeskContext } from '../data/desk-context.tsx';

interface ImpactProps {
  readonly impact: ImpactData;
  /** Shown instead of the score. */
  readonly title?: string;
}

/** What a result of this match would change. */
export function Impact({ impact, title }: ImpactProps) {
  return <ImpactList impact={impact} title={title} nameOf={useTeamNames()} />;
}

/** Until the teams are loaded, the two in this match. */
function useTeamNames(): (id: string | null) => string {
  const t = useTranslations('matchDesk');
  const { desk } = useDeskContext();
  const { id } = desk.competition;
  const { data } = useQuery({
    queryKey: ['competition', 'fullById', { id }],
    queryFn: ({ signal }) => competitionApi.fullById({ params: { id } }, { signal }),
  });
  return (teamId) => {
    if (teamId === null) return t('undecided');
    const entered = data?.entries.find(({ team }) => team.id === teamId)?.team;
    const here = [desk.home, desk.away].find((team) => team?.id === teamId);
    return entered?.name ?? here?.name ?? t('aTeam');
  };
}
