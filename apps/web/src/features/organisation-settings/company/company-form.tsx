'use client';

import type { Read } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { organisationApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormFrame, Pair } from '../../../ui/form/form-frame.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { SaveRow } from '../frame/save-row.tsx';
import { type FiscalData, useOrganisationCache } from '../frame/use-organisation.ts';
import { type FiscalForm, FiscalFormShape, toFiscalData, toFormValues } from './fiscal-form.ts';
import { RegistrationNumbers } from './registration-numbers.tsx';
import { TaxIdentifiers } from './tax-identifiers.tsx';

interface CompanyFormProps {
  readonly id: string;
  readonly fiscal: FiscalData;
}

export function CompanyForm({ id, fiscal }: CompanyFormProps) {
  const t = useTranslations('organisationSettings.companyFields');
  const company = useCompanyForm(id, fiscal);
  const { form, failure, busy, submit, problem } = company;
  return (
    <FormFrame
      failure={failure}
      onSubmit={submit}
      submit={<SaveRow busy={busy} dirty={form.formState.isDirty} />}
    >
      <Pair>
        <TextField
          {...form.register('registeredName')}
          label={t('registeredName')}
          error={problem('registeredName')}
          autoComplete="off"
        />
        <TextField
          {...form.register('fiscalId')}
          label={t('fiscalId')}
          error={problem('fiscalId')}
          autoComplete="off"
        />
      </Pair>
      <TextField
        {...form.register('fiscalAddress')}
        label={t('fiscalAddress')}
        error={problem('fiscalAddress')}
        autoComplete="off"
      />
      <RegistrationNumbers company={company} />
      <TaxIdentifiers company={company} />
    </FormFrame>
  );
}

function useCompanyForm(id: string, fiscal: FiscalData): FiscalForm {
  const t = useTranslations('ui');
  const toast = useToast();
  const updateCache = useOrganisationCache();
  const send = async (values: Read<typeof FiscalFormShape>) => {
    const body = toFiscalData(values);
    const saved = await organisationApi.saveFiscalData({ params: { organizationId: id }, body });
    updateCache.fiscal(id, saved);
    shapeForm.form.reset(toFormValues(saved));
    toast(t('saved'));
  };
  const shapeForm: FiscalForm = useShapeForm(FiscalFormShape, {
    send,
    failed: t('failures.save'),
    defaultValues: toFormValues(fiscal),
  });
  return shapeForm;
}
