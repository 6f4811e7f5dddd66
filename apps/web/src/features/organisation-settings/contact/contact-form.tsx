'use client';

import { ContactInformationChange, type Read } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { organisationApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { CountryField } from '../../../ui/fields/country-field.tsx';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormFrame, Pair } from '../../../ui/form/form-frame.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { SaveRow } from '../frame/save-row.tsx';
import { type ContactInformation, useOrganisationCache } from '../frame/use-organisation.ts';

interface ContactFormProps {
  readonly id: string;
  readonly contact: ContactInformation;
}

export function ContactForm({ id, contact }: ContactFormProps) {
  const t = useTranslations('organisationSettings.contactFields');
  const { form, failure, busy, submit, problem } = useContactForm(id, contact);
  const line = (
    name: 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'postalCode',
    autoComplete: string,
  ) => (
    <TextField {...form.register(name)} label={t(name)} error={problem(name)} autoComplete={autoComplete} />
  );
  return (
    <FormFrame
      failure={failure}
      onSubmit={submit}
      submit={<SaveRow busy={busy} dirty={form.formState.isDirty} />}
    >
      <Pair>
        <EmailField
          {...form.register('email')}
          label={t('email')}
          error={problem('email')}
          autoComplete="email"
        />
        <TextField
          {...form.register('phone')}
          label={t('phone')}
          error={problem('phone')}
          type="tel"
          autoComplete="tel"
        />
      </Pair>
      {line('addressLine1', 'address-line1')}
      {line('addressLine2', 'address-line2')}
      <Pair>
        {line('city', 'address-level2')}
        {line('state', 'address-level1')}
        {line('postalCode', 'postal-code')}
        <CountryField
          {...form.register('country', { setValueAs: (value: string | null) => value || null })}
          label={t('country')}
          error={problem('country')}
          autoComplete="country"
        />
      </Pair>
    </FormFrame>
  );
}

function useContactForm(id: string, contact: ContactInformation) {
  const t = useTranslations('ui');
  const toast = useToast();
  const updateCache = useOrganisationCache();
  const send = async (body: Read<typeof ContactInformationChange>) => {
    const saved = await organisationApi.saveContactInformation({ params: { organizationId: id }, body });
    updateCache.contact(id, saved);
    shapeForm.form.reset(valuesOf(saved));
    toast(t('saved'));
  };
  const shapeForm = useShapeForm(ContactInformationChange, {
    send,
    failed: t('failures.save'),
    defaultValues: valuesOf(contact),
  });
  return shapeForm;
}

/** Empty fields are '' instead of null, so that typing and deleting leaves no change. */
function valuesOf({ country, ...lines }: ContactInformation) {
  const { email, phone, addressLine1, addressLine2, city, state, postalCode } = lines;
  return {
    email: email ?? '',
    phone: phone ?? '',
    addressLine1: addressLine1 ?? '',
    addressLine2: addressLine2 ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
    country,
  };
}
