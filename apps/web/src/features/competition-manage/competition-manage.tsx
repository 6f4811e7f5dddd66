'use client';

import { CallFailure } from '@traip/contract';
import { isRaced, isStrokePlay, matchUnit } from '@traip/engine';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { DetailTitle } from '../../ui/detail-title.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { MatchUnitContext } from '../../ui/nouns/match-unit.ts';
import { LazySportIcon } from '../../ui/sport/lazy-sport-icon.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { CompetitionState } from '../competitions/index.ts';
import styles from './competition-manage.module.css';
import {
  competitionUrl,
  type ManagedCompetition,
  maySeeLicences,
  useCompetition,
  weighsIn,
} from './data/use-competition.ts';
import { HeaderActions } from './header/header-actions.tsx';
import { Matches } from './matches/matches.tsx';
import { Overview } from './overview/overview.tsx';

type Tab = ComponentType<ManagedCompetition>;

/** A tab's code loads when it's opened: most people open one or two. */
const onDemand = (load: () => Promise<Tab>) =>
  dynamic(load, { ssr: false, loading: () => <PageSkeleton cards={2} /> });

/** In order, keyed by their name in the URL. */
const tabs = {
  races: onDemand(() => import('./races-tab.tsx').then((file) => file.RacesTab)),
  phases: onDemand(() => import('./phases/phases.tsx').then((file) => file.Phases)),
  teams: onDemand(() => import('./teams/teams.tsx').then((file) => file.Teams)),
  weighIn: onDemand(() => import('../weigh-in/index.ts').then((file) => file.WeighIn)),
  licences: onDemand(() => import('./licences/licences.tsx').then((file) => file.Licences)),
  matches: Matches,
  calendar: onDemand(() =>
    import('../competition-calendar/index.ts').then((file) => file.CompetitionCalendar),
  ),
  standings: onDemand(() =>
    import('../competition-standings/index.ts').then((file) => file.CompetitionStandings),
  ),
  statistics: onDemand(() =>
    import('../competition-statistics/index.ts').then((file) => file.CompetitionStatistics),
  ),
  rules: onDemand(() => import('./rules/rules.tsx').then((file) => file.Rules)),
  settings: onDemand(() => import('./settings/settings.tsx').then((file) => file.Settings)),
} satisfies Record<string, Tab>;

type TabName = keyof typeof tabs;

const tabNames = Object.keys(tabs) as TabName[];

/** Competitions of races have no teams, matches or tables. */
const raceTabs: readonly TabName[] = ['races', 'settings'];

function tabsOf(competition: ManagedCompetition['competition']): readonly TabName[] {
  if (isRaced(competition.category.sportVariantKey)) return raceTabs;
  const hidden: readonly TabName[] = [
    'races',
    ...(maySeeLicences(competition) ? [] : (['licences'] as const)),
    ...(weighsIn(competition) ? [] : (['weighIn'] as const)),
  ];
  return tabNames.filter((name) => !hidden.includes(name));
}

export function CompetitionManage({ orgCode, id }: { readonly orgCode: string; readonly id: string }) {
  const query = useCompetition(id);
  const { data, error } = query;
  if (data !== undefined && data.organization.orgCode === orgCode)
    return <Tabs competition={data} orgCode={orgCode} />;
  if (data === undefined && error === null) return <PageSkeleton cards={2} />;
  return <Missing failure={error} orgCode={orgCode} onRetry={() => void query.refetch()} />;
}

function Tabs(managed: ManagedCompetition) {
  const t = useTranslations('competitionManage');
  const requestedTab = useSearchParams().get('tab');
  const { competition, orgCode } = managed;
  const { name, state, traip, season, category, competitors } = competition;
  const unit = matchUnit(category.sportVariantKey);
  const shown = tabsOf(competition);
  const tab = shown.find((tabName) => tabName === requestedTab);
  const Open = tab === undefined ? Overview : tabs[tab];
  const items = shown.map((item) => ({
    href: competitionUrl(managed, item),
    label: t(`tabs.${item}`, {
      kind: isStrokePlay(category.sportVariantKey) ? 'GOLF' : competitors,
      unit,
    }),
  }));
  return (
    <>
      <DetailTitle
        back={{ href: `/dashboard/${orgCode}/competitions`, label: t('back') }}
        picture={
          <span className={styles.emblem}>
            <LazySportIcon sport={category.sportVariantKey} size={32} />
          </span>
        }
        title={name}
        actions={<HeaderActions competition={competition} />}
      >
        <span className={styles.line}>
          {[traip.name, season.name, category.name].join(' · ')} <CompetitionState state={state} />
        </span>
      </DetailTitle>
      <LinkTabs
        label={t('tabsOf', { name })}
        of={name}
        items={[{ href: competitionUrl(managed), label: t('tabs.overview') }, ...items]}
      />
      <MatchUnitContext value={unit}>
        <Open {...managed} />
      </MatchUnitContext>
    </>
  );
}

interface MissingProps {
  /** Null: it belongs to another organisation. */
  readonly failure: Error | null;
  readonly orgCode: string;
  readonly onRetry: () => void;
}

/** Not found, forbidden, or failed to load. */
function Missing({ failure, orgCode, onRetry }: MissingProps) {
  const t = useTranslations('competitionManage');
  const code = failure instanceof CallFailure ? failure.code : undefined;
  const isMissing =
    failure === null || code === 'NOT_FOUND' || code === 'BAD_REQUEST' || code === 'FORBIDDEN';
  const back = (
    <ButtonLink href={`/dashboard/${orgCode}/competitions`} variant={isMissing ? 'contained' : 'outlined'}>
      {t('back')}
    </ButtonLink>
  );
  return isMissing ? (
    <ErrorState heading="h1" title={t('gone')} action={back}>
      {t('goneText')}
    </ErrorState>
  ) : (
    <ErrorState heading="h1" title={t('failed')} onRetry={onRetry} action={back}>
      {t('failedText')}
    </ErrorState>
  );
}
