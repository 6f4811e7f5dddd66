'use client';

import type { ConfirmationMethod, PasskeyRequest, Read } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { askForPasskey, PasskeyCancelled } from '../../lib/passkeys/passkeys.ts';
import { fieldProblems } from '../form/field-problems.ts';
import { useFailureMessage } from '../form/use-failure-message.ts';
import type { Proof } from './proof-form.tsx';

type Typed = Exclude<ConfirmationMethod, 'passkey'>;
const fields = { code: 'code', 'recovery-code': 'recoveryCode', password: 'password' } as const;

interface ProofOptions {
  readonly method: Typed | undefined;
  readonly passkey: Read<typeof PasskeyRequest> | null;
  readonly onProof: (proof: Proof) => Promise<void>;
}

export function useProof({ method, passkey, onProof }: ProofOptions) {
  const t = useTranslations('ui.proof');
  const locale = useLocale();
  const failureMessage = useFailureMessage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<{ proof: string }>();

  const prove = async (find: () => Promise<Proof>) => {
    setFailure(null);
    setBusy(true);
    try {
      await onProof(await find());
    } catch (reason) {
      if (!(reason instanceof PasskeyCancelled)) explain(reason);
    }
    setBusy(false);
  };
  const explain = (reason: unknown) => {
    const [problem] = fieldProblems(reason, { code: '', recoveryCode: '', password: '' });
    if (problem && method !== undefined)
      form.setError('proof', { message: problem.message[locale] }, { shouldFocus: true });
    else setFailure(failureMessage(reason, t('failed')));
  };
  const submit = form.handleSubmit(({ proof }) =>
    prove(async () => ({ [fields[method ?? 'code']]: proof }) as Proof),
  );
  return {
    busy,
    failure,
    provePasskey: () => prove(async () => (passkey ? { passkey: await askForPasskey(passkey) } : {})),
    submit: (event: React.FormEvent) => void submit(event),
    problem: form.formState.errors.proof?.message,
    register: form.register('proof', { required: t('required') }),
  };
}
