'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { LockedState } from '../../ui/feedback/locked-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { ClosedDates } from './closed/closed-dates.tsx';
import { HomeVenues } from './homes/home-venues.tsx';
import { VenueList } from './list/venue-list.tsx';

export function Venues({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('venues');
  const { user } = useSession();
  const tab = useSearchParams().get('tab');
  const organisation = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  if (organisation === undefined) return null;
  const mayManage = organisation.abilities.includes('competitions.manage');
  const page = `/dashboard/${orgCode}/venues`;
  const Tab = tab === 'closed' ? ClosedDates : tab === 'homes' ? HomeVenues : VenueList;
  return (
    <>
      <PageTitle above={organisation.fullOrg.name} title={t('title')}>
        {t('text')}
      </PageTitle>
      <LinkTabs
        label={t('tabsLabel')}
        items={[
          { href: page, label: t('tabs.venues') },
          { href: `${page}?tab=closed`, label: t('tabs.closed') },
          ...(mayManage ? [{ href: `${page}?tab=homes`, label: t('tabs.homes') }] : []),
        ]}
      />
      {tab === 'homes' && !mayManage ? (
        <Card title={t('homesTitle')}>
          <LockedState title={t('homesLocked')}>{t('homesLockedText')}</LockedState>
        </Card>
      ) : (
        <Tab orgCode={orgCode} mayManage={mayManage} />
      )}
    </>
  );
}
