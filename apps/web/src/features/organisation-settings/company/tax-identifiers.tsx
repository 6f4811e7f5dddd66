'use client';

import { taxIdentifierTypes } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useFieldArray } from 'react-hook-form';
import { CountryField } from '../../../ui/fields/country-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './company.module.css';
import type { FiscalForm } from './fiscal-form.ts';
import { RemoveButton, Repeated } from './repeated.tsx';

/** One per country in which the organisation pays taxes. */
export function TaxIdentifiers({ company }: { readonly company: FiscalForm }) {
  const t = useTranslations('organisationSettings.companyFields');
  const { fields, append, remove } = useFieldArray({ control: company.form.control, name: 'taxIdentifiers' });
  return (
    <Repeated
      legend={t('taxIdentifiers')}
      hint={t('taxIdentifiersHint')}
      addLabel={t('addTaxIdentifier')}
      count={fields.length}
      onAdd={() => append({ type: 'NIF', issuingCountry: 'ES', value: '' })}
    >
      {fields.map(({ id }, index) => (
        <TaxIdentifier key={id} company={company} index={index} onRemove={() => remove(index)} />
      ))}
    </Repeated>
  );
}

interface TaxIdentifierProps {
  readonly company: FiscalForm;
  readonly index: number;
  readonly onRemove: () => void;
}

function TaxIdentifier({ company: { form, problem }, index, onRemove }: TaxIdentifierProps) {
  const t = useTranslations('organisationSettings.companyFields');
  const at = `taxIdentifiers.${index}` as const;
  const number = index + 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a fieldset would be announced twice
    <div role="group" aria-label={t('taxIdentifier', { number })} className={styles.identifier}>
      <SelectField
        {...form.register(`${at}.type`)}
        label={t('taxType')}
        error={problem(`${at}.type`)}
        options={taxIdentifierTypes.map((value) => ({
          value,
          label: value === 'OTHER' ? t('otherTaxType') : value,
        }))}
      />
      <CountryField
        {...form.register(`${at}.issuingCountry`)}
        label={t('issuingCountry')}
        error={problem(`${at}.issuingCountry`)}
      />
      <TextField
        {...form.register(`${at}.value`)}
        label={t('taxValue')}
        error={problem(`${at}.value`)}
        autoComplete="off"
      />
      <RemoveButton label={t('removeTaxIdentifier', { number })} onRemove={onRemove} />
    </div>
  );
}
