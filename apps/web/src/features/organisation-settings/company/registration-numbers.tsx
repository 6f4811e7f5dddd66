'use client';

import { useTranslations } from 'next-intl';
import { useFieldArray } from 'react-hook-form';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './company.module.css';
import type { FiscalForm } from './fiscal-form.ts';
import { RemoveButton, Repeated } from './repeated.tsx';

/** Registers of sport, companies or associations. */
export function RegistrationNumbers({ company: { form, problem } }: { readonly company: FiscalForm }) {
  const t = useTranslations('organisationSettings.companyFields');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'registrationNumbers' });
  return (
    <Repeated
      legend={t('registrationNumbers')}
      hint={t('registrationNumbersHint')}
      addLabel={t('addRegistrationNumber')}
      count={fields.length}
      onAdd={() => append({ number: '' })}
    >
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.number}>
          <TextField
            {...form.register(`registrationNumbers.${index}.number`)}
            label={t('registrationNumber', { number: index + 1 })}
            error={problem(`registrationNumbers.${index}.number`)}
            autoComplete="off"
          />
          <RemoveButton
            label={t('removeRegistrationNumber', { number: index + 1 })}
            onRemove={() => remove(index)}
          />
        </div>
      ))}
    </Repeated>
  );
}
