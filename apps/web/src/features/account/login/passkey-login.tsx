'use client';

import KeyRounded from '@mui/icons-material/KeyRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { authApi } from '../../../lib/api/browser.ts';
import { askForPasskey, PasskeyCancelled } from '../../../lib/passkeys/passkeys.ts';
import { storedDevice, useSession } from '../../../lib/session/index.ts';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import styles from './login-screen.module.css';

/** Signs in without typing anything. */
export function PasskeyLogin() {
  const t = useTranslations('account.login');
  const failureMessage = useFailureMessage();
  const { login, status } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const press = async () => {
    if (busy || status === 'authenticated') return;
    setBusy(true);
    setFailure(null);
    try {
      const { challengeId, options } = await authApi.passkeyOptions({ body: {} });
      const passkey = await askForPasskey(options);
      const body = { challengeId, passkey, ...storedDevice.read() };
      const { deviceToken, ...session } = await authApi.passkeyLogin({ body });
      storedDevice.write(deviceToken);
      login(session);
    } catch (reason) {
      if (!(reason instanceof PasskeyCancelled)) setFailure(failureMessage(reason, t('passkeyFailed')));
    }
    setBusy(false);
  };
  return (
    <div className={styles.passkey}>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        startIcon={<KeyRounded />}
        aria-disabled={busy}
        onClick={() => void press()}
      >
        {t('passkey')}
      </Button>
      {failure !== null && <FormError>{failure}</FormError>}
    </div>
  );
}
