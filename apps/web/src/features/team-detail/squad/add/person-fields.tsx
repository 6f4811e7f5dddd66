'use client';

import { grantableTeamRoles, personGenders, qrTeamRoles } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { CountryField } from '../../../../ui/fields/country-field.tsx';
import { EmailField } from '../../../../ui/fields/email-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { numberOrNull } from '../../../../ui/form/empty-values.ts';
import { Pair } from '../../../../ui/form/form-frame.tsx';
import styles from './person-fields.module.css';
import type { PersonForm } from './use-add-person.ts';

interface NameFieldsProps {
  readonly shaped: Pick<PersonForm, 'form' | 'problem'>;
}

/** Who it is, with the shirt beside it. */
export function NameFields({ shaped: { form, problem } }: NameFieldsProps) {
  const t = useTranslations('squad.fields');
  return (
    <div className={styles.name}>
      <TextField
        {...form.register('firstName')}
        label={t('firstName')}
        error={problem('firstName')}
        autoComplete="off"
        autoFocus
        input={{ maxLength: 80 }}
      />
      <TextField
        {...form.register('surnames')}
        label={t('surnames')}
        error={problem('surnames')}
        autoComplete="off"
        input={{ maxLength: 120 }}
      />
      <TextField
        {...form.register('shirt', { setValueAs: numberOrNull })}
        label={t('shirt')}
        error={problem('shirt')}
        autoComplete="off"
        input={{ inputMode: 'numeric', maxLength: 3 }}
      />
    </div>
  );
}

interface MoreFieldsProps extends NameFieldsProps {
  readonly mayGiveRoles: boolean;
}

export function MoreFields({ shaped, mayGiveRoles }: MoreFieldsProps) {
  const t = useTranslations();
  const { form, problem } = shaped;
  const roles = mayGiveRoles ? grantableTeamRoles : qrTeamRoles;
  return (
    <>
      <Pair>
        <TextField
          {...form.register('position')}
          label={t('squad.fields.position')}
          error={problem('position')}
          autoComplete="off"
          input={{ maxLength: 40 }}
        />
        <SelectField
          {...form.register('role')}
          label={t('squad.fields.role')}
          error={problem('role')}
          placeholder={null}
          options={roles.map((value) => ({ value, label: t(`teamRoles.${value}`) }))}
        />
      </Pair>
      <Pair>
        <TextField
          {...form.register('birthday')}
          label={t('squad.fields.birthday')}
          error={problem('birthday')}
          type="date"
          input={{ min: '1900-01-01' }}
        />
        <SelectField
          {...form.register('gender')}
          label={t('squad.fields.gender')}
          error={problem('gender')}
          placeholder={t('squad.notGiven')}
          options={personGenders.map((value) => ({ value, label: t(`squad.genders.${value}`) }))}
        />
      </Pair>
      <ContactFields shaped={shaped} />
    </>
  );
}

function ContactFields({ shaped: { form, problem } }: NameFieldsProps) {
  const t = useTranslations('squad.fields');
  return (
    <>
      <Pair>
        <EmailField
          {...form.register('email')}
          label={t('email')}
          error={problem('email')}
          autoComplete="off"
        />
        <TextField
          {...form.register('phone')}
          label={t('phone')}
          error={problem('phone')}
          type="tel"
          autoComplete="off"
        />
      </Pair>
      <Pair>
        <TextField
          {...form.register('document')}
          label={t('document')}
          error={problem('document')}
          autoComplete="off"
          input={{ maxLength: 40, autoCapitalize: 'characters' }}
        />
        <CountryField
          {...form.register('nationality')}
          label={t('nationality')}
          error={problem('nationality')}
        />
      </Pair>
    </>
  );
}
