'use client';

import { type Read, type Registration, RegistrationDetails, type Write } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { authApi } from '../../../lib/api/browser.ts';
import { makePasskey, PasskeyCancelled } from '../../../lib/passkeys/passkeys.ts';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';

type RegistrationForm = UseFormReturn<Write<typeof Registration>, unknown, Read<typeof Registration>>;

const details = ['firstName', 'surnames', 'email', 'favoriteSport', 'birthday'] as const;

/** Registers with what the form says, and a passkey that the browser makes instead of a password. */
export function usePasskeyRegistration(
  form: RegistrationForm,
  onRegistered: (registered: { readonly email: string; readonly registrationId: string }) => void,
) {
  const t = useTranslations('account.register');
  const locale = useLocale();
  const failureMessage = useFailureMessage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    form.clearErrors('password');
    if (busy || !(await form.trigger(details, { shouldFocus: true }))) return;
    setBusy(true);
    setFailure(null);
    try {
      const person = RegistrationDetails.parse(form.getValues());
      const { challengeId, options } = await authApi.signUpPasskeyOptions({ body: { email: person.email } });
      const passkey = await makePasskey(options);
      onRegistered(await authApi.registerWithPasskey({ body: { ...person, locale, challengeId, passkey } }));
    } catch (reason) {
      if (!(reason instanceof PasskeyCancelled)) setFailure(failureMessage(reason, t('failed')));
    }
    setBusy(false);
  };
  return { register: () => void send(), failure };
}
