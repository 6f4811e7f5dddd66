'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRouter } from '../../../i18n/navigation.ts';
import { calendarApi, dashboardApi, traipApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { everyOf, wishesOf } from '../calendar/wishes.ts';
import { refusalProblems } from '../draft/problems.ts';
import { steps } from '../step/steps.ts';
import type { Wizard } from '../use-wizard.ts';

/** What is made here may be shown anywhere. */
const touched = ['traip', 'team', 'competition', 'dashboard'];

/** Sends everything at once; what is refused goes back to the step where it was written. */
export function useSubmit(wizard: Wizard, organisationId: string) {
  const t = useTranslations('competitionWizard.review');
  const toast = useToast();
  const router = useRouter();
  const queries = useQueryClient();
  const sentence = useFailureMessage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const plan = usePlanning();

  const send = async () => {
    const { orgCode } = wizard;
    const { competition } = await sendForm(wizard, organisationId);
    wizard.forget();
    await Promise.all(
      touched.map((key) => queries.invalidateQueries({ queryKey: [key], refetchType: 'none' })),
    );
    toast(t('done', { name: competition.name }));
    const tab = await plan(wizard, competition.phases[0]?.id);
    router.replace(`/dashboard/${orgCode}/competitions/${competition.id}${tab}`);
  };
  const submit = async () => {
    wizard.tryStep(...steps);
    if (busy || steps.some((step) => wizard.problemsIn(step).length > 0)) return;
    setBusy(true);
    setFailure(null);
    try {
      // Busy until the next page is there: a second press would make a second competition.
      await send();
    } catch (reason) {
      wizard.refuse(refusalProblems(reason));
      setFailure(sentence(reason, t('failed')));
      setBusy(false);
    }
  };
  return { busy, failure, submit };
}

/** Looks for dates and fields, where that is wanted, and tells where to watch it. The competition stands either way. */
function usePlanning() {
  const t = useTranslations('competitionWizard.review');
  const toast = useToast();
  const sentence = useFailureMessage();
  return async ({ draft, variant }: Wizard, phaseId: string | undefined): Promise<string> => {
    const wishes = wishesOf(draft, everyOf(draft, variant));
    const isWanted = draft.calendar.planNow && draft.teams.length > 0;
    if (!isWanted || wishes === null || phaseId === undefined) return '';
    try {
      const { id } = await calendarApi.plan({ params: { phaseId }, body: wishes });
      return `?tab=calendar&part=search&plan=${id}`;
    } catch (reason) {
      toast(sentence(reason, t('planFailed')), 'warning');
      return '?tab=calendar';
    }
  };
}

function sendForm({ orgCode, draft, form }: Wizard, organisationId: string) {
  return draft.traip.isNew
    ? traipApi.createFromForm({ body: { ...form, organizationId: organisationId } })
    : dashboardApi.createCompetition({ params: { orgCode }, body: form });
}
