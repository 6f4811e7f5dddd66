'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { secondFactorApi } from '../../../lib/api/browser.ts';
import { makePasskey, PasskeyCancelled, PasskeyThere } from '../../../lib/passkeys/passkeys.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useSecondFactorChanged } from './use-second-factor.ts';

/** Adds a passkey, named after this device; it can be renamed. */
export function useAddPasskey(onCodes: (codes: readonly string[] | null) => void) {
  const t = useTranslations('profile.secondFactor');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const changed = useSecondFactorChanged();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const addPasskey = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { challengeId, options } = await secondFactorApi.passkeyOptions();
      const passkey = await makePasskey(options);
      const { state, recoveryCodes } = await secondFactorApi.addPasskey({ body: { challengeId, passkey } });
      onCodes(recoveryCodes);
      // The dialog with the codes is confirmation enough.
      if (recoveryCodes === null) toast(t('passkeyAdded'));
      await changed(state);
    } catch (reason) {
      if (reason instanceof PasskeyThere) setFailure(t('passkeyThere'));
      else if (!(reason instanceof PasskeyCancelled)) setFailure(failureMessage(reason, t('passkeyFailed')));
    }
    setBusy(false);
  };
  return { addPasskey, busy, failure };
}
