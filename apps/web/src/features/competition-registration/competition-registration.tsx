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
import { OwnEntries } from './own-entries.tsx';
import { TeamEntry } from './team-entry.tsx';
import { type Registration, useRegistration } from './use-registration.ts';

const LookingForPartner = dynamic(
  () => import('../partners/index.ts').then((file) => file.LookingForPartner),
  {
    ssr: false,
  },
);

/** Where an owner or captain registers a team, a player enters, or a player looks for a partner. */
export function CompetitionRegistration({ competitionId }: { readonly competitionId: string }) {
  const t = useTranslations('competitionRegistration');
  const query = useRegistration(competitionId);
  const competition = query.data?.competition;
  return (
    <>
      <PageTitle
        above={competition?.name}
        title={competition === undefined ? t('pageTitle') : t('title', { kind: competition.competitors })}
        action={<ButtonLink href={`/c/${competitionId}`}>{t('back')}</ButtonLink>}
      />
      <div className={styles.page}>
        <QueryState query={query} errorTitle={t('loadFailed')}>
          {(registration) => <EntryOptions {...registration} />}
        </QueryState>
      </div>
    </>
  );
}

/** Teams and players request a place; in pairs competitions, players can look for a partner. */
function EntryOptions(registration: Registration) {
  const { id, competitors } = registration.competition;
  if (competitors === 'PAIR') return <LookingForPartner competitionId={id} />;
  return competitors === 'INDIVIDUAL' ? <OwnEntries competitionId={id} /> : <Places {...registration} />;
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
