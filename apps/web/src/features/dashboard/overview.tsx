'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { dayWithWeekday, partOfDay } from '../../i18n/formats.ts';
import { type UserOrganisation, useSession } from '../../lib/session/index.ts';
import { addDays } from '../../ui/date/month-days.ts';
import { QueryState } from '../../ui/list/query-state.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Attention } from './attention/attention.tsx';
import { Checklist } from './checklist/checklist.tsx';
import { type OverviewData, useOverview } from './data/use-overview.ts';
import { Figures } from './figures/figures.tsx';
import styles from './overview.module.css';
import { ColumnsSkeleton, FiguresSkeleton } from './overview-skeleton.tsx';
import { RoleCard } from './role-card.tsx';
import { Today } from './today/today.tsx';

export function Overview({ orgCode }: { readonly orgCode: string }) {
  const { user } = useSession();
  const organisation = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  if (user === null || organisation === undefined) return null;
  return <Day firstName={user.firstName} organisation={organisation} />;
}

interface DayProps {
  readonly firstName: string;
  readonly organisation: UserOrganisation;
}

function Day({ firstName, organisation }: DayProps) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const { orgCode } = organisation.fullOrg;
  const { info, figures } = useOverview(orgCode);
  const now = new Date();
  return (
    <>
      <PageTitle
        above={dayWithWeekday(locale, now)}
        title={t(partOfDay(now), { name: firstName })}
        action={organisation.abilities.includes('competitions.manage') && <Create orgCode={orgCode} />}
      />
      <QueryState query={figures} errorTitle={t('figuresFailed')} heading="h2" skeleton={<FiguresSkeleton />}>
        {(data) => <Figures figures={data} orgCode={orgCode} abilities={organisation.abilities} />}
      </QueryState>
      <QueryState query={info} errorTitle={t('failed')} heading="h2" skeleton={<ColumnsSkeleton />}>
        {(data) => <OverviewCards info={data} organisation={organisation} />}
      </QueryState>
    </>
  );
}

/** Loaded after the rest of the page. */
const ComingMatches = dynamic(() => import('../coming-matches/index.ts').then((file) => file.ComingMatches), {
  ssr: false,
});

/** With fewer matches today, those of the next days are shown too. */
const fewToday = 5;

interface RoomsProps {
  readonly info: OverviewData;
  readonly organisation: UserOrganisation;
}

function OverviewCards({ info, organisation }: RoomsProps) {
  const { orgCode } = organisation.fullOrg;
  const { abilities } = info.organization;
  return (
    <div className={styles.rooms}>
      <Checklist checklist={info.checklist} orgCode={orgCode} abilities={abilities} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Today today={info.today} orgCode={orgCode} />
          {info.today.total < fewToday && (
            <ComingMatches
              orgCode={orgCode}
              criteria={{ organizationId: organisation.orgId, from: addDays(info.day, 1) }}
              href={`/dashboard/${orgCode}/matches?timeline=UPCOMING`}
            />
          )}
        </div>
        {abilities.includes('matches.manage') ? (
          <Attention items={info.attention} day={info.day} orgCode={orgCode} />
        ) : (
          <RoleCard organisation={organisation} />
        )}
      </div>
    </div>
  );
}

function Create({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('competitions');
  return (
    <ButtonLink
      href={`/dashboard/${orgCode}/competitions/new`}
      aria-label={t('new')}
      startIcon={<AddRounded />}
      className={styles.create}
    >
      <span className={styles.wide}>{t('new')}</span>
    </ButtonLink>
  );
}
