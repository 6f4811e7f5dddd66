'use client';

import type { NewPerson, Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { squadApi } from '../../../../lib/api/squad.ts';
import { useFailureMessage } from '../../../../ui/form/use-failure-message.ts';
import { useInvalidateTeams } from '../../team/use-team.ts';
import { shirtOwner } from '../people/shirt-owner.ts';
import { useTellAdded } from '../people/use-tell-added.ts';

interface AddRowsOptions {
  readonly teamId: string;
  readonly entries: readonly Write<typeof NewPerson>[];
  readonly onClose: () => void;
}

/** Sends the good rows. With none it says so: the button is never silently dead. */
export function useAddRows({ teamId, entries, onClose }: AddRowsOptions) {
  const t = useTranslations('squad');
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateTeams();
  const tellAdded = useTellAdded(teamId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async () => {
    setFailure(null);
    if (entries.length === 0) return setFailure(t('paste.nothing'));
    setBusy(true);
    try {
      const { added } = await squadApi.add({ params: { teamId }, body: { people: [...entries] } });
      tellAdded(added);
      onClose();
      await invalidate();
    } catch (reason) {
      const owner = shirtOwner(reason);
      setFailure(owner ? t('shirtTaken', owner) : failureMessage(reason, t('add.failed')));
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
