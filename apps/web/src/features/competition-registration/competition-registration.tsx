'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './competition-registration.module.css';
import { TeamEntry } from './team-entry.tsx';
import { type Registration, useRegistration } from './use-registration.ts';

const LookingForPartner = dynamic(
  () => import('../partners/index.ts').then((file) => file.LookingForPartner),
  {
    ssr: false,
  },
);

/** Where an owner or captain registers a team, or somebody looks for a partner. */
export function CompetitionRegistration({ competitionId }: { readonly competitionId: string }) {
  const t = useTranslations('competitionRegistration');
  const query = useRegistration(competitionId);
  return (
    <>
      <PageTitle
        above={query.data?.competition.name}
        title={t('title', { kind: query.data?.competition.competitors ?? 'TEAM' })}
        action={<ButtonLink href={`/c/${competitionId}`}>{t('back')}</ButtonLink>}
      />
      <div className={styles.page}>
        <QueryState query={query} errorTitle={t('loadFailed')}>
          {(registration) =>
            registration.competition.competitors === 'PAIR' ? (
              <LookingForPartner competitionId={competitionId} />
            ) : (
              <Places {...registration} />
            )
          }
        </QueryState>
      </div>
    </>
  );
}

function Places({ competition, isOpen, teams }: Registration) {
  const t = useTranslations('competitionRegistration');
  return (
    <>
      <Notice tone="info">{isOpen ? t('open') : t('closed')}</Notice>
      <Card title={t('teams')} flush>
        {teams.length === 0 ? (
          <EmptyState title={t('none')} action={<ButtonLink href="/my-teams">{t('toMyTeams')}</ButtonLink>}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <ul>
            {teams.map((own) => (
              <TeamEntry key={own.team.id} competitionId={competition.id} own={own} isOpen={isOpen} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
