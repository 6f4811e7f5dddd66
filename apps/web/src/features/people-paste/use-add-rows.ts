'use client';

import type { NewPerson, Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';

export type Entries = readonly Write<typeof NewPerson>[];

interface AddRowsOptions {
  readonly entries: Entries;
  /** Closes the dialog on success. */
  readonly add: (entries: Entries) => Promise<void>;
  /** A clearer message than the server's for a refusal. */
  readonly explain?: ((reason: unknown) => string | null) | undefined;
}

/** Sends the good rows. Without any, it shows a message instead of doing nothing. */
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
