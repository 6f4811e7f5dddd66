'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayWithWeekday } from '../../i18n/formats.ts';
import { useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { InvitationsCard } from '../invitations/index.ts';
import styles from './home.module.css';
import { OrganisationRow } from './organisation-row.tsx';

/** What is mine, at a glance. */
export function Home() {
  const t = useTranslations('home');
  const locale = useLocale();
  const { user } = useSession();
  if (user === null) return null;
  return (
    <>
      <PageTitle above={dayWithWeekday(locale, new Date())} title={t('greeting', { name: user.firstName })} />
      <InvitationsCard />
      <div className={styles.cards}>
        <Card title={t('organisations')} flush>
          {user.userOrgs.length === 0 ? (
            <EmptyState
              title={t('none')}
              action={<ButtonLink href="/organisations/new">{t('create')}</ButtonLink>}
            >
              {t('noneText')}
            </EmptyState>
          ) : (
            <ul>
              {user.userOrgs.map((organisation) => (
                <OrganisationRow key={organisation.orgId} organisation={organisation} />
              ))}
            </ul>
          )}
        </Card>
        <Card title={t('matches')} flush>
          <EmptyState title={t('noMatches')}>{t('noMatchesText')}</EmptyState>
        </Card>
      </div>
    </>
  );
}
