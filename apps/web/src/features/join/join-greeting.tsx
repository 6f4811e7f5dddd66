'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { localisedPath } from '../../i18n/locales.ts';
import { teamApi } from '../../lib/api/browser.ts';
import { withCallback } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import { Logo } from '../../ui/identity/logo.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { contentId } from '../../ui/navigation/skip-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './join-card.module.css';
import { NoTeam } from './no-team.tsx';

/** Before login: the team that the code leads to, and the two ways in. */
export function JoinGreeting({ token }: { readonly token: string }) {
  return (
    <main id={contentId} tabIndex={-1} className={styles.greeting}>
      <Logo />
      <Greeting token={token} />
    </main>
  );
}

function Greeting({ token }: { readonly token: string }) {
  const t = useTranslations('join');
  const locale = useLocale();
  const { data, error, refetch } = useQuery({
    queryKey: ['team', 'nameBehindQr', { token }],
    queryFn: ({ signal }) => teamApi.nameBehindQr({ body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error !== null) return <NoTeam failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton cards={1} />;
  const { team, organization } = data;
  const back = localisedPath(locale, `/join/${token}`);
  return (
    <>
      <PageTitle title={t('title')} />
      <Card>
        <div className={styles.offer}>
          <Crest name={team.name} url={team.avatarUrl} width={72} />
          <div>
            <h2 className={styles.name}>{team.name}</h2>
            {organization !== null && <p className={styles.organisation}>{organization.name}</p>}
          </div>
          <p>{t('strangerText', { name: team.name })}</p>
          <div className={styles.ways}>
            <ButtonLink href={withCallback('/auth/register', back)} size="large">
              {t('register')}
            </ButtonLink>
            <ButtonLink href={withCallback('/auth/login', back)} size="large" variant="outlined">
              {t('signIn')}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </>
  );
}
