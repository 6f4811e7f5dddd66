'use client';

import KeyRounded from '@mui/icons-material/KeyRounded';
import Button from '@mui/material/Button';
import type { ConfirmationMethod, PasskeyRequest, Read, UsedPasskey, Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PasswordField } from '../fields/password-field.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FormFrame } from '../form/form-frame.tsx';
import styles from './proof-form.module.css';
import { useProof } from './use-proof.ts';

export interface Proof {
  readonly code?: string;
  readonly recoveryCode?: string;
  readonly password?: string;
  readonly passkey?: Write<typeof UsedPasskey>;
}

interface ProofFormProps {
  readonly methods: readonly ConfirmationMethod[];
  readonly passkey: Read<typeof PasskeyRequest> | null;
  /** Sends the proof; a failure is shown on the field. */
  readonly onProof: (proof: Proof) => Promise<void>;
}

/** Methods whose proof is typed. */
type Typed = Exclude<ConfirmationMethod, 'passkey'>;

/** Confirms the person's identity: a passkey with one press, a code, or another method. */
export function ProofForm({ methods, passkey, onProof }: ProofFormProps) {
  const t = useTranslations('ui.proof');
  const typed = methods.filter((method): method is Typed => method !== 'passkey');
  const [method, setMethod] = useState<Typed | undefined>(passkey === null ? typed[0] : undefined);
  const { busy, failure, provePasskey, submit, problem, register } = useProof({ method, passkey, onProof });
  const others = typed.filter((other) => other !== method);
  return (
    <div className={styles.proof}>
      {passkey !== null && (
        <Button
          variant={method === undefined ? 'contained' : 'outlined'}
          size="large"
          fullWidth
          startIcon={<KeyRounded />}
          aria-disabled={busy}
          onClick={() => !busy && void provePasskey()}
        >
          {t('usePasskey')}
        </Button>
      )}
      {method === undefined ? (
        failure !== null && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )
      ) : (
        <FormFrame
          failure={failure}
          onSubmit={submit}
          submit={<SubmitButton label={t('confirm')} busyLabel={t('confirming')} busy={busy} fullWidth />}
        >
          {method === 'password' ? (
            <PasswordField
              {...register}
              label={t('password')}
              error={problem}
              autoComplete="current-password"
            />
          ) : (
            <TextField
              key={method}
              {...register}
              label={t(method)}
              hint={t(`${method}Hint`)}
              error={problem}
              autoComplete={method === 'code' ? 'one-time-code' : 'off'}
              input={
                method === 'code'
                  ? { inputMode: 'numeric', maxLength: 7 }
                  : { autoCapitalize: 'none', spellCheck: false }
              }
            />
          )}
        </FormFrame>
      )}
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((other) => (
            <Button key={other} variant="text" onClick={() => setMethod(other)} sx={{ minHeight: 44 }}>
              {t(`use.${other}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
