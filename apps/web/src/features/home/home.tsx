'use client';

import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { dayWithWeekday } from '../../i18n/formats.ts';
import { useSession } from '../../lib/session/index.ts';
import { QueryState } from '../../ui/list/query-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { FollowingCard } from '../following/index.ts';
import { QueueFeeds } from '../queue-place/index.ts';
import styles from './home.module.css';
import { HomeSkeleton } from './home-skeleton.tsx';
import { isEmptyHome } from './is-empty-home.ts';
import { Matches } from './matches.tsx';
import { MyTeamsCard } from './my-teams-card.tsx';
import { NextMatch } from './next-match.tsx';
import { type MyHomeData, useMyHome } from './use-my-home.ts';

// Loaded on demand: most people don't see these at home.
const FirstSteps = dynamic(() => import('./first-steps.tsx').then((file) => file.FirstSteps), { ssr: false });
const LiveNow = dynamic(() => import('./live-now.tsx').then((file) => file.LiveNow), { ssr: false });
const Managed = dynamic(() => import('./managed.tsx').then((file) => file.Managed), { ssr: false });
const Waiting = dynamic(() => import('./waiting.tsx').then((file) => file.Waiting), { ssr: false });

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
        {(home) => <HomeCards home={home} onUpdate={() => void query.refetch()} />}
      </QueryState>
    </>
  );
}

function HomeCards({ home, onUpdate }: { readonly home: MyHomeData; readonly onUpdate: () => void }) {
  // During a match, only that matters.
  const [next] = home.live.length === 0 ? home.next : [];
  return (
    <div className={styles.home}>
      <QueueFeeds matches={home.next} onUpdate={onUpdate} />
      {home.live.length > 0 && <LiveNow matches={home.live} onUpdate={onUpdate} />}
      {next !== undefined && <NextMatch match={next} next={home.nextMatch} />}
      {home.invitations.count > 0 && <Waiting invitations={home.invitations} />}
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
            {(home.competitions.length > 0 || home.organizations.length > 0) && <Managed {...home} />}
          </div>
        </div>
      )}
    </div>
  );
}
