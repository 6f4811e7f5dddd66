import { useTranslations } from 'next-intl';
import { LiveNow } from '../../ui/live/live-now.tsx';
import { LiveRefresh } from '../../ui/live/live-refresh.tsx';
import { MatchCard } from '../../ui/match-list/match-card.tsx';
import type { TeamCareerData } from './load-team.ts';

interface MatchesProps extends Pick<TeamCareerData, 'live' | 'next' | 'last'> {
  readonly teamId: string;
}

export function Matches({ teamId, live, next, last }: MatchesProps) {
  const t = useTranslations('publicTeam');
  const [now] = live;
  return (
    <>
      {now !== undefined && (
        <>
          <LiveNow />
          <LiveRefresh feed={`match/${now.id}`} />
          <MatchCard title={t('live')} empty="" matches={live} perspective={teamId} />
        </>
      )}
      <MatchCard title={t('next')} empty={t('noNext')} matches={next} perspective={teamId} />
      <MatchCard title={t('last')} empty={t('noLast')} matches={last} perspective={teamId} />
    </>
  );
}
