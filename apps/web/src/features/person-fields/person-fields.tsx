'use client';

import { personGenders } from '@traip/contract';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { factFields, PersonField } from '../../lib/person-field.ts';
import { DateField } from '../../ui/date/date-field.tsx';
import { CountryField } from '../../ui/fields/country-field.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Pair } from '../../ui/form/form-frame.tsx';
import styles from './person-fields.module.css';

export interface PersonFieldsProps<F extends PersonField = PersonField> {
  /** Binds a field to the surrounding form. */
  readonly bind: (field: F) => UseFormRegisterReturn & { readonly error: string | undefined };
}

interface NameFieldsProps extends PersonFieldsProps<'firstName' | 'surnames'> {
  /** Beside the name; only in a team. */
  readonly shirt?: ReactNode;
}

export function NameFields({ bind, shirt }: NameFieldsProps) {
  const t = useTranslations('squad.fields');
  const names = (
    <>
      <TextField
        {...bind('firstName')}
        label={t('firstName')}
        autoComplete="off"
        autoFocus
        input={{ maxLength: 80 }}
      />
      <TextField {...bind('surnames')} label={t('surnames')} autoComplete="off" input={{ maxLength: 120 }} />
    </>
  );
  if (shirt === undefined) return <Pair>{names}</Pair>;
  return (
    <div className={styles.name}>
      {names}
      {shirt}
    </div>
  );
}

export function ShirtField({ bind }: PersonFieldsProps<'shirt'>) {
  const t = useTranslations('squad.fields');
  return (
    <TextField
      {...bind('shirt')}
      label={t('shirt')}
      autoComplete="off"
      input={{ inputMode: 'numeric', maxLength: 3 }}
    />
  );
}

export function PositionField({ bind }: PersonFieldsProps<'position'>) {
  const t = useTranslations('squad.fields');
  return (
    <TextField {...bind('position')} label={t('position')} autoComplete="off" input={{ maxLength: 40 }} />
  );
}

export function KnownAsField({ bind }: PersonFieldsProps<'knownAs'>) {
  const t = useTranslations('squad');
  return (
    <TextField
      {...bind('knownAs')}
      label={t('fields.knownAs')}
      hint={t('knownAsHint')}
      autoComplete="off"
      input={{ maxLength: 40 }}
    />
  );
}

/** The data of a person that owners and coaches see. */
export function FactFields({ bind }: PersonFieldsProps<(typeof factFields)[number]>) {
  const t = useTranslations('squad');
  return (
    <>
      <Pair>
        <DateField {...bind('birthday')} label={t('fields.birthday')} earliest="1900-01-01" />
        <SelectField
          {...bind('gender')}
          label={t('fields.gender')}
          placeholder={t('notGiven')}
          options={personGenders.map((value) => ({ value, label: t(`genders.${value}`) }))}
        />
      </Pair>
      <Pair>
        <EmailField {...bind('email')} label={t('fields.email')} autoComplete="off" />
        <TextField {...bind('phone')} label={t('fields.phone')} type="tel" autoComplete="off" />
      </Pair>
      <Pair>
        <TextField
          {...bind('document')}
          label={t('fields.document')}
          autoComplete="off"
          input={{ maxLength: 40, autoCapitalize: 'characters' }}
        />
        <CountryField {...bind('nationality')} label={t('fields.nationality')} />
      </Pair>
    </>
  );
}
