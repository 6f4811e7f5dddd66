'use client';

import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageSkeleton } from '../../../ui/feedback/loading.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { AuthenticatorRow } from './authenticator-row.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RecoveryCodesRow } from './recovery-codes-row.tsx';
import styles from './second-factor.module.css';
import { useAddPasskey } from './use-add-passkey.ts';
import { type SecondFactors, useSecondFactor } from './use-second-factor.ts';

/** Loaded on demand: most people set this up once. */
const AddAuthenticatorDialog = dynamic(() =>
  import('./add-authenticator-dialog.tsx').then((module) => module.AddAuthenticatorDialog),
);
const RecoveryCodesDialog = dynamic(() =>
  import('./recovery-codes-dialog.tsx').then((module) => module.RecoveryCodesDialog),
);

/** What sign-in requires besides a password, or instead of one. */
export function SecondFactorCard() {
  const t = useTranslations('profile.secondFactor');
  const failureMessage = useFailureMessage();
  const { data, error, refetch } = useSecondFactor();
  return (
    <Card title={t('title')} aside={data && <OnOff isOn={data.isOn} />}>
      {error && <ErrorState title={failureMessage(error, t('loadFailed'))} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton cards={0} />}
      {data && <Content state={data} />}
    </Card>
  );
}

function OnOff({ isOn }: { readonly isOn: boolean }) {
  const t = useTranslations('profile.secondFactor');
  return <span className={isOn ? styles.on : styles.off}>{isOn ? t('on') : t('off')}</span>;
}

function Content({ state }: { readonly state: SecondFactors }) {
  const t = useTranslations('profile.secondFactor');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isAddingApp, setIsAddingApp] = useState(false);
  const { addPasskey, busy, failure } = useAddPasskey(setCodes);
  return (
    <>
      <p className={styles.text}>{state.isOn ? t('textOn') : t('textOff')}</p>
      <ul className={styles.list}>
        {state.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
        {state.hasAuthenticator && <AuthenticatorRow />}
        {(state.isOn || state.passkeys.length > 0) && <RecoveryCodesRow state={state} onCodes={setCodes} />}
      </ul>
      {failure !== null && <FormError>{failure}</FormError>}
      <div className={styles.actions}>
        <Button
          variant={state.isOn ? 'outlined' : 'contained'}
          aria-disabled={busy}
          onClick={() => void addPasskey()}
        >
          {t('addPasskey')}
        </Button>
        {!state.hasAuthenticator && (
          <Button variant="outlined" onClick={() => setIsAddingApp(true)}>
            {t('addApp')}
          </Button>
        )}
      </div>
      {isAddingApp && <AddAuthenticatorDialog onClose={() => setIsAddingApp(false)} onCodes={setCodes} />}
      {codes !== null && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}
