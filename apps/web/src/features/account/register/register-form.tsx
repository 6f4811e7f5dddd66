'use client';

import KeyRounded from '@mui/icons-material/KeyRounded';
import Button from '@mui/material/Button';
import type { Read, Registration, Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Controller, useWatch } from 'react-hook-form';
import { DateField } from '../../../ui/date/date-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Agreement } from '../../../ui/form/agreement.tsx';
import { FormFrame, Pair } from '../../../ui/form/form-frame.tsx';
import { PasswordHint } from '../../../ui/form/password-hint.tsx';
import type { ShapeForm } from '../../../ui/form/use-shape-form.ts';
import { NewEmailField } from './new-email-field.tsx';
import { SportField } from './sport-field.tsx';

type RegistrationForm = ShapeForm<Write<typeof Registration>, Read<typeof Registration>>;

interface RegisterFormProps {
  readonly registration: RegistrationForm;
  /** No one is born tomorrow. */
  readonly today: string;
  readonly termsVersion: string | null;
  /** Submits the same form with a passkey instead of a password. */
  readonly onPasskey: () => void;
}

export function RegisterForm({
  registration: { form, failure, busy, submit, problem },
  today,
  termsVersion,
  onPasskey,
}: RegisterFormProps) {
  const t = useTranslations('account');
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <FormFrame
      failure={failure}
      onSubmit={submit}
      submit={
        <>
          <Agreement termsVersion={termsVersion} />
          <SubmitButton label={t('register.submit')} busyLabel={t('register.busy')} busy={busy} fullWidth />
          <Button variant="outlined" size="large" fullWidth startIcon={<KeyRounded />} onClick={onPasskey}>
            {t('register.withPasskey')}
          </Button>
        </>
      }
    >
      <Pair>
        <TextField
          {...form.register('firstName')}
          label={t('fields.firstName')}
          error={problem('firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...form.register('surnames')}
          label={t('fields.surnames')}
          error={problem('surnames')}
          autoComplete="family-name"
        />
      </Pair>
      <NewEmailField form={form} error={problem('email')} />
      <PasswordField
        {...form.register('password')}
        label={t('fields.password')}
        error={problem('password')}
        hint={<PasswordHint password={password} />}
        autoComplete="new-password"
      />
      <Pair>
        <Controller
          name="favoriteSport"
          control={form.control}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <SportField
              value={value ?? null}
              onChange={onChange}
              onBlur={onBlur}
              ref={ref}
              error={problem('favoriteSport')}
            />
          )}
        />
        <DateField
          {...form.register('birthday')}
          label={t('fields.birthday')}
          error={problem('birthday')}
          autoComplete="bday"
          earliest="1900-01-01"
          latest={today}
        />
      </Pair>
    </FormFrame>
  );
}
