'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayWithWeekday } from '../../i18n/formats.ts';
import { useSession } from '../../lib/session/index.ts';
import { QueryState } from '../../ui/list/query-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { FollowingCard } from '../following/index.ts';
import { QueueFeeds } from '../queue-place/index.ts';
import { FirstSteps } from './first-steps.tsx';
import styles from './home.module.css';
import { HomeSkeleton } from './home-skeleton.tsx';
import { isEmptyHome } from './is-empty-home.ts';
import { LiveNow } from './live-now.tsx';
import { Matches } from './matches.tsx';
import { MyCompetitions, MyOrganisations, MyTeamsCard } from './mine.tsx';
import { NextMatch } from './next-match.tsx';
import { type MyHomeData, useMyHome } from './use-my-home.ts';
import { Waiting } from './waiting.tsx';

export function Home() {
  const t = useTranslations('home');
  const locale = useLocale();
  const { user } = useSession();
  const query = useMyHome();
  if (user === null) return null;
  return (
    <>
      <PageTitle above={dayWithWeekday(locale, new Date())} title={t('greeting', { name: user.firstName })} />
      <QueryState query={query} errorTitle={t('failed')} heading="h2" skeleton={<HomeSkeleton />}>
        {(home) => <Rooms home={home} onNews={() => void query.refetch()} />}
      </QueryState>
    </>
  );
}

function Rooms({ home, onNews }: { readonly home: MyHomeData; readonly onNews: () => void }) {
  // While one is played, that is what matters.
  const [next] = home.live.length === 0 ? home.next : [];
  return (
    <div className={styles.home}>
      <QueueFeeds matches={home.next} onNews={onNews} />
      <LiveNow matches={home.live} onNews={onNews} />
      {next !== undefined && <NextMatch match={next} next={home.nextMatch} />}
      <Waiting invitations={home.invitations} />
      {isEmptyHome(home) ? (
        <>
          <FollowingCard />
          <FirstSteps />
        </>
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>
            <Matches
              next={home.next.filter((match) => match !== next)}
              results={home.results}
              hasHero={next !== undefined}
            />
          </div>
          <div className={styles.column}>
            <MyTeamsCard teams={home.teams} count={home.teamCount} />
            <FollowingCard />
            <MyCompetitions competitions={home.competitions} count={home.competitionCount} />
            <MyOrganisations organisations={home.organizations} />
          </div>
        </div>
      )}
    </div>
  );
}
