'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { authApi } from '../../../lib/api/browser.ts';
import { storedDevice, useSession } from '../../../lib/session/index.ts';
import { Foot } from '../../../ui/form/form-frame.tsx';
import { type Proof, ProofForm } from '../../../ui/proof/proof-form.tsx';
import { Heading } from '../frame/heading.tsx';
import type { RequiredSecondStep } from './required-second-step.ts';

interface SecondStepProps {
  readonly required: RequiredSecondStep;
  readonly onBack: () => void;
}

/** After the right password or provider: a passkey, a code or a recovery code. */
export function SecondStep({ required: { challengeId, methods, passkey }, onBack }: SecondStepProps) {
  const t = useTranslations('account.secondStep');
  const { login } = useSession();
  const prove = async ({ password: _none, ...proof }: Proof) => {
    const body = { challengeId, ...proof, ...storedDevice.read() };
    const { deviceToken, ...session } = await authApi.secondFactor({ body });
    storedDevice.write(deviceToken);
    login(session);
  };
  return (
    <>
      <Heading title={t('title')} takesFocus>
        {passkey === null ? t('text') : t('passkeyText')}
      </Heading>
      <ProofForm methods={methods} passkey={passkey} onProof={prove} />
      <Foot>
        <Button variant="text" onClick={onBack} sx={{ minHeight: 44 }}>
          {t('back')}
        </Button>
      </Foot>
    </>
  );
}
