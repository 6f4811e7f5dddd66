'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useSession } from '../../lib/session/index.ts';
import { LockedState } from '../../ui/feedback/locked-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { useUrlState } from '../../ui/list/use-url-state.ts';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { isReady, isUnderWay } from '../competition-calendar/index.ts';
import { ChooseCompetitions } from './choose-competitions.tsx';
import styles from './joint-calendar.module.css';
import { JointPlanView } from './joint-plan-view.tsx';
import { type JointPlan, useCandidates, useJointPlan } from './use-joint-calendar.ts';

/** Several competitions that share venues, clubs or people are scheduled in one search. */
export function JointCalendar({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('jointCalendar');
  const { user } = useSession();
  const organisation = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  if (organisation === undefined) return null;
  const { abilities, fullOrg } = organisation;
  if (!abilities.includes('competitions.manage'))
    return <LockedState title={t('locked')}>{t('lockedText')}</LockedState>;
  return (
    <>
      <PageTitle
        above={fullOrg.name}
        title={t('title')}
        action={
          <ButtonLink variant="outlined" href={`/dashboard/${orgCode}/competitions`}>
            {t('back')}
          </ButtonLink>
        }
      >
        {t('intro')}
      </PageTitle>
      <div className={styles.page}>
        <Steps orgCode={orgCode} />
      </div>
    </>
  );
}

/** The chosen competitions; after submitting, the search and its result. */
function Steps({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('jointCalendar');
  const [{ plan }, change] = useUrlState({ plan: '' });
  const query = useCandidates(orgCode);
  const newest = useJointPlan(orgCode, plan === '' ? (query.data?.lastPlanId ?? '') : '');
  return (
    <QueryState query={query} errorTitle={t('failed')} heading="h2">
      {(candidates) => {
        const running = newest.data !== undefined && isUnderWay(newest.data) ? newest.data.id : '';
        const shown = plan === '' ? running : plan;
        if (shown !== '')
          return <JointPlanView orgCode={orgCode} planId={shown} onDiscard={() => change({ plan: '' })} />;
        return (
          <>
            {newest.data && <LastPlan plan={newest.data} onShow={(id) => change({ plan: id })} />}
            <ChooseCompetitions
              orgCode={orgCode}
              candidates={candidates}
              onStarted={(id) => change({ plan: id })}
            />
          </>
        );
      }}
    </QueryState>
  );
}

interface LastPlanProps {
  readonly plan: JointPlan;
  readonly onShow: (id: string) => void;
}

/** Someone who left during the search finds its result here, and an applied one can be undone. */
function LastPlan({ plan, onShow }: LastPlanProps) {
  const t = useTranslations('jointCalendar');
  const isUnapplied = isReady(plan) && plan.outcome !== null;
  if (!isUnapplied && !plan.isUndoable) return null;
  return (
    <Notice tone="info" action={<Button onClick={() => onShow(plan.id)}>{t('showLast')}</Button>}>
      {t(isUnapplied ? 'unapplied' : 'lastApplied')}
    </Notice>
  );
}
