'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayWithWeekday } from '../../../i18n/formats.ts';
import { useRouter } from '../../../i18n/navigation.ts';
import { calendarApi, dashboardApi, traipApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { refusalProblems } from '../draft/problems.ts';
import { kickOffInterval, toCalendarWishes } from '../draft/wishes.ts';
import type { Wizard } from '../state/use-wizard.ts';
import { steps } from '../step/steps.ts';

/** Queries that a new competition changes. */
const affectedQueries = ['traip', 'team', 'competition', 'dashboard'];

interface SubmitTarget {
  readonly orgId: string;
  readonly orgCode: string;
}

/** Sends everything at once; refused fields lead back to their step. */
export function useSubmit(wizard: Wizard, findTarget: () => Promise<SubmitTarget>) {
  const t = useTranslations('competitionWizard.review');
  const toast = useToast();
  const router = useRouter();
  const locale = useLocale();
  const queries = useQueryClient();
  const failureMessage = useFailureMessage();
  const [isSubmitting, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const plan = usePlanning();

  const send = async () => {
    const target = await findTarget();
    const { orgCode } = target;
    const { competition, later, endsAt } = await sendForm(wizard, target);
    wizard.discardDraft();
    await Promise.all(
      affectedQueries.map((key) => queries.invalidateQueries({ queryKey: [key], refetchType: 'none' })),
    );
    if (later > 0 && endsAt !== null)
      toast(t('later', { count: later, day: dayWithWeekday(locale, new Date(endsAt)) }), 'warning');
    const tab = await tabAfter(wizard, competition.phases[0]?.id);
    router.replace(`/dashboard/${orgCode}/competitions/${competition.id}${tab}`);
  };
  const tabAfter = async (made: Wizard, phaseId: string | undefined) => {
    if (made.form.phases.length === 0) return '?tab=races';
    if ((made.form.weightClasses ?? []).length > 0) return '?tab=weighIn';
    return made.draft.calendar.isCalled ? '?tab=matches&view=courts' : plan(made, phaseId);
  };
  const submit = async () => {
    if (isSubmitting) return;
    // Busy until the next page is ready: a second click would create a second competition.
    setBusy(true);
    if ((await wizard.check(...steps)).length > 0) return setBusy(false);
    setFailure(null);
    try {
      await send();
    } catch (failure) {
      wizard.setRefused(refusalProblems(failure));
      setFailure(failureMessage(failure, t('failed')));
      setBusy(false);
    }
  };
  return { isSubmitting, failure, submit };
}

/**
 * Starts the search for dates and fields, if requested, and returns where to follow it. The competition
 * exists either way.
 */
function usePlanning() {
  const t = useTranslations('competitionWizard.review');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  return async ({ draft, variant }: Wizard, phaseId: string | undefined): Promise<string> => {
    const wishes = toCalendarWishes(draft, kickOffInterval(draft, variant));
    const shouldPlan = draft.calendar.planNow && draft.teams.length > 0;
    if (!shouldPlan || wishes === null || phaseId === undefined)
      return draft.calendar.hasHours ? '?tab=calendar' : '';
    try {
      const { id } = await calendarApi.plan({ params: { phaseId }, body: wishes });
      return `?tab=calendar&part=search&plan=${id}`;
    } catch (failure) {
      toast(failureMessage(failure, t('planFailed')), 'warning');
      return '?tab=calendar';
    }
  };
}

async function sendForm({ draft, form }: Wizard, { orgId, orgCode }: SubmitTarget) {
  return draft.traip.isNew
    ? traipApi.createFromForm({ body: { ...form, organizationId: orgId } })
    : dashboardApi.createCompetition({ params: { orgCode }, body: form });
}
