'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { dashboardApi } from '../../lib/api/browser.ts';
import { type ClubUser, type UserOrganisation, useSession } from '../../lib/session/index.ts';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { withTraip } from './draft/chosen.ts';
import { type Draft, emptyDraft } from './draft/draft.ts';
import { draftStore } from './draft/draft-store.ts';
import type { FormStart } from './draft/form-start.ts';
import { ResumeCard } from './frame/resume-card.tsx';
import styles from './frame/wizard-frame.module.css';

/** Each visit needs its own. */
const loadQuick = () => import('./quick-wizard.tsx');
const loadSteps = () => import('./wizard-steps.tsx');
const QuickWizard = dynamic(() => loadQuick().then((file) => file.QuickWizard));
const WizardSteps = dynamic(() => loadSteps().then((file) => file.WizardSteps));

/** Nearly always the right one; it arrives together with the data instead of after it. */
function usePreload(): void {
  const query = useSearchParams();
  const isQuick = isOnePage(query);
  useEffect(() => {
    (isQuick ? loadQuick() : loadSteps()).catch(() => undefined);
  }, [isQuick]);
}

const isOnePage = (query: Pick<URLSearchParams, 'has'>) => !query.has('step') && !query.has('traip');

export function CompetitionWizard({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('competitionWizard');
  const { user } = useSession();
  usePreload();
  const organisation = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  const query = useQuery({
    queryKey: ['dashboard', 'initialData', { orgCode }],
    queryFn: ({ signal }) => dashboardApi.initialData({ params: { orgCode } }, { signal }),
    // Must not change while choosing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (user === null || organisation === undefined) return null;
  if (!organisation.abilities.includes('competitions.manage')) return <NoAccess orgCode={orgCode} />;
  return (
    <QueryState
      query={query}
      errorTitle={t('failed')}
      heading="h2"
      skeleton={
        <div className={styles.main}>
          <PageSkeleton />
        </div>
      }
    >
      {(start) => <Opened start={start} user={user} organisation={organisation} />}
    </QueryState>
  );
}

interface OpenedProps {
  readonly start: FormStart;
  readonly user: ClubUser;
  readonly organisation: UserOrganisation;
}

/** One page, or step by step; both edit the same draft. A reload resumes it, a new visit offers it. */
function Opened({ start, user, organisation }: OpenedProps) {
  const { orgCode } = organisation.fullOrg;
  const query = useSearchParams();
  const store = useMemo(() => draftStore(localStorage, orgCode, user.userCode), [orgCode, user.userCode]);
  const [storedDraft] = useState(() => store.read());
  const [initial, setInitial] = useState<Draft | null>(() => {
    if (storedDraft === null) return startingAt(query.get('traip'), start);
    return query.has('step') ? storedDraft : null;
  });
  const [isRestarted, setRestarted] = useState(false);
  const isQuick = isOnePage(query);
  const wasOnePage = storedDraft === null || storedDraft.calendar.hasHours;
  if (isQuick && (wasOnePage || isRestarted))
    return <QuickWizard start={start} store={store} organisation={organisation} />;
  if (initial === null && storedDraft !== null)
    return (
      <ResumeCard
        draft={storedDraft}
        onContinue={() => setInitial(storedDraft)}
        onRestart={() => {
          store.forget();
          if (isQuick) setRestarted(true);
          else setInitial(startingAt(query.get('traip'), start));
        }}
      />
    );
  return (
    <WizardSteps start={start} store={store} organisation={organisation} initial={initial ?? emptyDraft} />
  );
}

/** Preselected when coming from a Traip. */
function startingAt(traipId: string | null, { traips }: FormStart): Draft {
  const traip = traips.find(({ id }) => id === traipId);
  return traip ? withTraip(emptyDraft, traip) : emptyDraft;
}

function NoAccess({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('competitionWizard');
  return (
    <main className={styles.main}>
      <EmptyState
        heading="h1"
        title={t('forbidden')}
        action={<ButtonLink href={`/dashboard/${orgCode}`}>{t('toDashboard')}</ButtonLink>}
      >
        {t('forbiddenText')}
      </EmptyState>
    </main>
  );
}
