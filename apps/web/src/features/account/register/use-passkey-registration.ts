'use client';

import { type Read, type Registration, RegistrationDetails, type Write } from '@traip/contract';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { authApi } from '../../../lib/api/browser.ts';
import { makePasskey, PasskeyCancelled } from '../../../lib/passkeys/passkeys.ts';
import type { ShapeForm } from '../../../ui/form/use-shape-form.ts';

type RegistrationForm = ShapeForm<Write<typeof Registration>, Read<typeof Registration>>;

const details = ['firstName', 'surnames', 'email', 'favoriteSport', 'birthday'] as const;

/** Registers with the form's values and a passkey created by the browser instead of a password. */
export function usePasskeyRegistration(
  { form, explain }: RegistrationForm,
  onRegistered: (registered: { readonly email: string; readonly registrationId: string }) => void,
) {
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    form.clearErrors('password');
    if (busy || !(await form.trigger(details, { shouldFocus: true }))) return;
    setBusy(true);
    try {
      const person = RegistrationDetails.parse(form.getValues());
      const { email, birthday } = person;
      const { challengeId, options } = await authApi.signUpPasskeyOptions({ body: { email, birthday } });
      const passkey = await makePasskey(options);
      onRegistered(await authApi.registerWithPasskey({ body: { ...person, locale, challengeId, passkey } }));
    } catch (reason) {
      if (!(reason instanceof PasskeyCancelled)) explain(reason);
    }
    setBusy(false);
  };
  return () => void send();
}
