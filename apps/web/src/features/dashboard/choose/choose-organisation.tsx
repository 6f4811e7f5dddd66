'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useRouter } from '../../../i18n/navigation.ts';
import { type UserOrganisation, useSession } from '../../../lib/session/index.ts';
import { Card } from '../../../ui/card.tsx';
import { PageSkeleton } from '../../../ui/feedback/loading.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import { RowLink } from '../../../ui/list/row-link.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

/** Opens the dashboard of the only organisation, or lets the person choose one. */
export function ChooseOrganisation() {
  const { user } = useSession();
  const organisations = user?.userOrgs ?? [];
  const [first, ...others] = organisations;
  if (user === null) return null;
  if (first === undefined) return <NoOrganisation />;
  return others.length === 0 ? <Forward to={dashboardOf(first)} /> : <Choice organisations={organisations} />;
}

const dashboardOf = ({ fullOrg }: UserOrganisation) => `/dashboard/${fullOrg.orgCode}`;

/** Replaces the history entry: going back leads to the page before. */
function Forward({ to }: { readonly to: string }) {
  const router = useRouter();
  useEffect(() => router.replace(to), [router, to]);
  return <PageSkeleton />;
}

function Choice({ organisations }: { readonly organisations: readonly UserOrganisation[] }) {
  const t = useTranslations();
  const create = (
    <ButtonLink href="/organisations/new" variant="outlined">
      {t('shell.newOrganisation')}
    </ButtonLink>
  );
  return (
    <>
      <PageTitle title={t('dashboard.choose.title')} action={create}>
        {t('dashboard.choose.text')}
      </PageTitle>
      <Card flush>
        <ul>
          {organisations.map((organisation) => (
            <li key={organisation.orgId}>
              <RowLink
                href={dashboardOf(organisation)}
                picture={
                  <Crest name={organisation.fullOrg.name} url={organisation.fullOrg.avatarUrl} width={40} />
                }
                name={organisation.fullOrg.name}
                facts={[t(`roles.${organisation.role}`)]}
              />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

function NoOrganisation() {
  const t = useTranslations();
  return (
    <Card>
      <EmptyState
        heading="h1"
        title={t('dashboard.choose.none')}
        action={
          <>
            <ButtonLink href="/organisations/new">{t('shell.newOrganisation')}</ButtonLink>
            <ButtonLink href="/home" variant="outlined">
              {t('dashboard.goHome')}
            </ButtonLink>
          </>
        }
      >
        {t('dashboard.choose.noneText')}
      </EmptyState>
    </Card>
  );
}
