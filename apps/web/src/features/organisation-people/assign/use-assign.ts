'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { squadApi } from '../../../lib/api/squad.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { fullName } from '../../../ui/identity/full-name.ts';
import { usePeopleChange } from '../../people-change/index.ts';
import { type OrganisationPerson, useInvalidatePeople } from '../data/use-people.ts';

export interface Team {
  readonly id: string;
  readonly name: string;
}

/** Adds the person to the team by id; a message offers to undo it. */
export function useAssign(person: OrganisationPerson, team: Team | null, onClose: () => void) {
  const t = useTranslations('players');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidatePeople();
  const change = usePeopleChange();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { personId, firstName, surnames, birthday } = person;
  const name = fullName(person);

  const undo = (teamId: string) =>
    change(() => squadApi.remove({ params: { teamId }, body: { personIds: [personId] } }), {
      done: t('assignUndone', { name }),
      failed: t('undoFailed'),
    });
  const send = async () => {
    if (team === null) return setFailure(t('chooseFirst'));
    setFailure(null);
    setBusy(true);
    try {
      const people = [{ personId, firstName, surnames, birthday }];
      const { added } = await squadApi.add({ params: { teamId: team.id }, body: { people } });
      if (added.length === 0) return setFailure(t('namesakeThere', { name, team: team.name }));
      const run = () => void undo(team.id);
      toast(t('assigned', { name, team: team.name }), 'success', { label: t('undo'), run });
      onClose();
      await invalidate();
    } catch (reason) {
      setFailure(failureMessage(reason, t('assignFailed')));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return { busy, failure, submit };
}
