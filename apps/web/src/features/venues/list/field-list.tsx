'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { useFieldArray } from 'react-hook-form';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../frame/rows.module.css';
import type { VenueForm } from './venue-form.ts';

const maxFields = 40;

/** At least one. */
export function FieldList({ venueForm: { form, problem } }: { readonly venueForm: VenueForm }) {
  const t = useTranslations('venues');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'fields', keyName: 'key' });
  const whole = problem('fields') ?? problem('fields.root' as 'fields');
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{t('fields')}</legend>
      {fields.map(({ key }, index) => (
        <div key={key} className={styles.fieldLine}>
          <TextField
            {...form.register(`fields.${index}.name`)}
            label={t('fieldName', { number: index + 1 })}
            error={problem(`fields.${index}.name`)}
            autoComplete="off"
            input={{ maxLength: 60 }}
          />
          {fields.length > 1 && (
            <span className={styles.remove}>
              <IconButton aria-label={t('removeField', { number: index + 1 })} onClick={() => remove(index)}>
                <CloseRounded />
              </IconButton>
            </span>
          )}
        </div>
      ))}
      {fields.length < maxFields && (
        <Button
          variant="outlined"
          startIcon={<AddRounded />}
          onClick={() => append({ name: t('fieldNumber', { number: fields.length + 1 }) })}
        >
          {t('addField')}
        </Button>
      )}
      {whole !== undefined && <FormError>{whole}</FormError>}
    </fieldset>
  );
}
