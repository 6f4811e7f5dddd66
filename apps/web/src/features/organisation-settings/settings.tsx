'use client';

import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type UserOrganisation, useSession } from '../../lib/session/index.ts';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { DeletedItems } from '../deleted-items/index.ts';
import { Members } from '../members/index.ts';
import { CompanyTab } from './company/company-tab.tsx';
import { ContactTab } from './contact/contact-tab.tsx';
import styles from './frame/settings.module.css';
import { type Organisation, useOrganisation } from './frame/use-organisation.ts';
import { GeneralTab } from './general/general-tab.tsx';
import { useSyncRole } from './use-sync-role.ts';

/** Loaded with their tabs: few people open them. */
const Activity = dynamic(() => import('../audit-log/index.ts').then((module) => module.Activity));

const Programs = dynamic(() => import('./programs.tsx').then((module) => module.Programs));
const Webhooks = dynamic(() => import('../webhooks/index.ts').then((module) => module.Webhooks));

const LookEditor = dynamic(() => import('../look-settings/index.ts').then((module) => module.LookEditor));

/** Everything about one organisation that the role may see. */
export function OrganisationSettings({ orgCode }: { readonly orgCode: string }) {
  const { user } = useSession();
  const own = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  return own === undefined ? null : <Settings own={own} />;
}

function Settings({ own }: { readonly own: UserOrganisation }) {
  const t = useTranslations('organisationSettings');
  const query = useOrganisation(own.orgId);
  useSyncRole(own.role, query);
  return (
    <QueryState query={query} errorTitle={t('failed')} skeleton={<PageSkeleton />}>
      {(organisation) => (
        <>
          <PageTitle
            title={t('title')}
            action={
              <ButtonLink
                href={`/o/${organisation.orgCode}`}
                variant="outlined"
                startIcon={<OpenInNewRounded />}
                className={styles.public}
              >
                <span className={styles.publicWord}>{t('publicPage')}</span>
              </ButtonLink>
            }
          >
            {t('subtitle', { name: organisation.name, code: organisation.orgCode })}
          </PageTitle>
          <Tabs organisation={organisation} />
        </>
      )}
    </QueryState>
  );
}

function Tabs({ organisation }: { readonly organisation: Organisation }) {
  const t = useTranslations('organisationSettings');
  const mayEdit = organisation.abilities.includes('organisation.edit');
  const maySeeActivity = organisation.abilities.includes('auditLog.see');
  const root = `/dashboard/${organisation.orgCode}/settings`;
  return (
    <>
      <LinkTabs
        label={t('title')}
        items={[
          { href: root, label: t('general') },
          { href: `${root}?tab=company`, label: t('company') },
          { href: `${root}?tab=contact`, label: t('contact') },
          { href: `${root}?tab=members`, label: t('members') },
          ...(mayEdit ? [{ href: `${root}?tab=look`, label: t('look') }] : []),
          ...(mayEdit ? [{ href: `${root}?tab=tokens`, label: t('tokens') }] : []),
          ...(mayEdit ? [{ href: `${root}?tab=deleted`, label: t('deleted') }] : []),
          ...(mayEdit ? [{ href: `${root}?tab=webhooks`, label: t('webhooks') }] : []),
          ...(maySeeActivity ? [{ href: `${root}?tab=activity`, label: t('activity') }] : []),
        ]}
      />
      <Current organisation={organisation} />
    </>
  );
}

function OrganisationLook({ organisation: { id, name } }: { readonly organisation: Organisation }) {
  return (
    <div className={styles.page}>
      <LookEditor subject={{ kind: 'organisation', id, name }} />
    </div>
  );
}

function Current({ organisation }: { readonly organisation: Organisation }) {
  const tab = useSearchParams().get('tab');
  if (tab === 'activity' && organisation.abilities.includes('auditLog.see'))
    return <Activity orgCode={organisation.orgCode} />;
  if (tab === 'webhooks' && organisation.abilities.includes('organisation.edit'))
    return <Webhooks orgCode={organisation.orgCode} />;
  if (tab === 'look' && organisation.abilities.includes('organisation.edit'))
    return <OrganisationLook organisation={organisation} />;
  switch (tab) {
    case 'company':
      return <CompanyTab organisation={organisation} />;
    case 'contact':
      return <ContactTab organisation={organisation} />;
    case 'members':
      return <Members organisation={organisation} />;
    case 'tokens':
      return <Programs orgCode={organisation.orgCode} />;
    case 'deleted':
      return <DeletedItems orgCode={organisation.orgCode} />;
    default:
      return <GeneralTab organisation={organisation} />;
  }
}
