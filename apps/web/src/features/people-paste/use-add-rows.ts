'use client';

import type { NewPerson, Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';

export type Entries = readonly Write<typeof NewPerson>[];

interface AddRowsOptions {
  readonly entries: Entries;
  /** Closes the dialog when they are in. */
  readonly add: (entries: Entries) => Promise<void>;
  /** A better word than the server's for why they were refused. */
  readonly explain?: ((reason: unknown) => string | null) | undefined;
}

/** Sends the good rows. With none it says so: the button is never silently dead. */
export function useAddRows({ entries, add, explain }: AddRowsOptions) {
  const t = useTranslations('squad');
  const failureMessage = useFailureMessage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async () => {
    setFailure(null);
    if (entries.length === 0) return setFailure(t('paste.nothing'));
    setBusy(true);
    try {
      await add(entries);
    } catch (reason) {
      setFailure(explain?.(reason) ?? failureMessage(reason, t('add.failed')));
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
