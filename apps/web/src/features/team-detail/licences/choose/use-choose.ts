'use client';

import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { registrationApi } from '../../../../lib/api/registration.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../../ui/form/use-failure-message.ts';
import type { Reason, SquadProblem } from '../../../licences/index.ts';
import { useInvalidateTeams } from '../../team/use-team.ts';
import type { RegisteredPerson, RegistrationKey } from '../people/use-registration.ts';
import { type Entry, enteredPeople, entriesOf } from './entries.ts';

/** The rules that a squad breaks. */
export interface AgainstRules {
  readonly problems: readonly SquadProblem[];
  readonly people: readonly { readonly personId: string; readonly reasons: readonly Reason[] }[];
}

export function useChoose(params: RegistrationKey, people: readonly RegisteredPerson[], onClose: () => void) {
  const t = useTranslations('licences.club.dialog');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateTeams();
  const [entries, setEntries] = useState(() => entriesOf(people));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [against, setAgainst] = useState<AgainstRules | null>(null);
  const change = (personId: string, to: Partial<Entry>) =>
    setEntries((all) => all.map((entry) => (entry.personId === personId ? { ...entry, ...to } : entry)));
  const markAll = (isIn: boolean) =>
    setEntries((all) => all.map((entry) => (entry.isFixed || entry.isBarred ? entry : { ...entry, isIn })));
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setAgainst(null);
    try {
      const body = { people: enteredPeople(entries) };
      const { registered } = await registrationApi.enter({ params, body });
      toast(t('saved', { count: registered }));
      await invalidate();
      onClose();
    } catch (reason) {
      const isAgainst = reason instanceof CallFailure && reason.code === 'SQUAD_AGAINST_RULES';
      if (isAgainst) setAgainst(reason.error?.details as unknown as AgainstRules);
      else setFailure(failureMessage(reason, t('failed')));
      setBusy(false);
    }
  };
  return { entries, change, markAll, save, busy, failure, against };
}
