'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayWithWeekday, partOfDay } from '../../i18n/formats.ts';
import { useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './overview.module.css';
import { RoleCard } from './role-card.tsx';

/** The day of one organisation. */
export function Overview({ orgCode }: { orgCode: string }) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const { user } = useSession();
  const organisation = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  if (user === null || organisation === undefined) return null;
  const now = new Date();
  return (
    <>
      <PageTitle above={dayWithWeekday(locale, now)} title={t(partOfDay(now), { name: user.firstName })} />
      <div className={styles.columns}>
        <Card title={organisation.fullOrg.name} flush>
          <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
        </Card>
        <RoleCard organisation={organisation} />
      </div>
    </>
  );
}
