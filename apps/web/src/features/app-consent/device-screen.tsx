'use client';

import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { DeviceQuestion } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { appApi } from '../../lib/api/app.ts';
import { Card } from '../../ui/card.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './app-consent.module.css';
import { type AppRequest, ConsentCard } from './consent-card.tsx';

type Step =
  | { readonly name: 'type' }
  | { readonly name: 'answer'; readonly code: string; readonly authorization: AppRequest }
  | { readonly name: 'allowed' | 'denied'; readonly app: string };

/**
 * Where people type the code shown by a scoreboard. A code in the URL is prefilled: they still have to agree.
 */
export function DeviceScreen({ code }: { readonly code: string }) {
  const [step, setStep] = useState<Step>({ name: 'type' });
  if (step.name === 'type')
    return <CodeForm code={code} onFound={(found) => setStep({ name: 'answer', ...found })} />;
  if (step.name === 'answer')
    return <Question {...step} onDone={(name) => setStep({ name, app: step.authorization.app.name })} />;
  return <Done isAllowed={step.name === 'allowed'} app={step.app} />;
}

interface CodeFormProps {
  readonly code: string;
  readonly onFound: (found: { readonly code: string; readonly authorization: AppRequest }) => void;
}

function CodeForm({ code, onFound }: CodeFormProps) {
  const t = useTranslations('appConsent');
  const { form, busy, failure, submit, problem } = useShapeForm(DeviceQuestion, {
    failed: t('failed'),
    defaultValues: { code },
    send: async (body) => onFound({ code: body.code, authorization: await appApi.checkDevice({ body }) }),
  });
  return (
    <Card>
      <div className={styles.question}>
        <div className={styles.head}>
          <h1 className={styles.title}>{t('deviceTitle')}</h1>
          <p className={styles.maker}>{t('deviceText')}</p>
        </div>
        <FormFrame
          failure={failure}
          onSubmit={submit}
          submit={<SubmitButton label={t('continue')} busyLabel={t('checking')} busy={busy} fullWidth />}
        >
          <TextField
            {...form.register('code')}
            label={t('code')}
            hint={t('codeHint')}
            error={problem('code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </FormFrame>
      </div>
    </Card>
  );
}

interface QuestionProps {
  readonly code: string;
  readonly authorization: AppRequest;
  readonly onDone: (how: 'allowed' | 'denied') => void;
}

function Question({ code, authorization, onDone }: QuestionProps) {
  const t = useTranslations('appConsent');
  const failureMessage = useFailureMessage();
  const allowing = useMutation({
    mutationFn: (organisationId: string | null) => appApi.allowDevice({ body: { code, organisationId } }),
    onSuccess: () => onDone('allowed'),
  });
  const denying = useMutation({
    mutationFn: () => appApi.denyDevice({ body: { code } }),
    onSuccess: () => onDone('denied'),
  });
  const error = allowing.error ?? denying.error;
  return (
    <ConsentCard
      authorization={authorization}
      busy={allowing.isPending}
      failure={error === null ? null : failureMessage(error, t('failed'))}
      onAllow={(organisationId) => allowing.mutate(organisationId)}
      cancel={
        <Button variant="outlined" size="large" onClick={() => denying.mutate()}>
          {t('deny')}
        </Button>
      }
      then={t('deviceThen')}
    >
      <p>
        {t('compare')}
        <b className={styles.code}>{`${code.slice(0, 4)}-${code.slice(4)}`}</b>
      </p>
    </ConsentCard>
  );
}

function Done({ isAllowed, app }: { readonly isAllowed: boolean; readonly app: string }) {
  const t = useTranslations('appConsent');
  return (
    <Card>
      <div className={styles.question} role="status">
        <div className={styles.head}>
          <h1 className={styles.title}>{isAllowed ? t('allowedTitle', { app }) : t('deniedTitle')}</h1>
          <p className={styles.maker}>{isAllowed ? t('allowedText') : t('deniedText', { app })}</p>
        </div>
        <ButtonLink href="/profile?tab=security" variant="outlined">
          {t('toConnected')}
        </ButtonLink>
      </div>
    </Card>
  );
}
