'use client';

import {
  type ConsentPurpose,
  guardianRelations,
  NewChild,
  personGenders,
  type Read,
  type Write,
} from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { familyApi } from '../../lib/api/family.ts';
import { DateField } from '../../ui/date/date-field.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Pair } from '../../ui/form/form-frame.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { ConsentFields } from './consent-fields.tsx';
import { type Child, useInvalidateFamily } from './use-family.ts';

/** The defaults until a guardian decides: the child plays, and little is public. */
const proposed: Child['consents'] = {
  PARTICIPATION: 'YES',
  PUBLIC_NAME: 'SHORT',
  PHOTO: 'NO',
  CONTACT: 'YES',
};

const Details = NewChild.omit({ consents: true });

export function ChildDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('family');
  const locale = useLocale();
  const toast = useToast();
  const invalidate = useInvalidateFamily();
  const [consents, setConsents] = useState(proposed);
  const { form, failure, busy, submit, problem } = useShapeForm<Write<typeof Details>, Read<typeof Details>>(
    Details,
    {
      failed: t('addFailed'),
      defaultValues: { language: locale },
      send: async (details) => {
        await familyApi.add({
          body: { ...details, consents: consents as Write<typeof NewChild>['consents'] },
        });
        toast(t('added', { name: details.firstName }));
        onClose();
        await invalidate();
      },
    },
  );
  const choose = (purpose: ConsentPurpose, choice: string) => setConsents({ ...consents, [purpose]: choice });
  return (
    <SubmitDialog
      title={t('add')}
      onClose={onClose}
      onSubmit={submit}
      label={t('add')}
      busyLabel={t('adding')}
      busy={busy}
      failure={failure}
    >
      <Pair>
        <TextField {...form.register('firstName')} label={t('firstName')} error={problem('firstName')} />
        <TextField {...form.register('surnames')} label={t('surnames')} error={problem('surnames')} />
      </Pair>
      <Pair>
        <DateField
          {...form.register('birthday')}
          label={t('birthday')}
          error={problem('birthday')}
          earliest="2000-01-01"
        />
        <SelectField
          {...form.register('relation')}
          label={t('relation')}
          error={problem('relation')}
          options={guardianRelations.map((value) => ({ value, label: t(`relations.${value}`) }))}
        />
      </Pair>
      <SelectField
        {...form.register('gender', { setValueAs: (value: string) => value || null })}
        label={t('gender')}
        error={problem('gender')}
        placeholder={t('notSaid')}
        options={personGenders.map((value) => ({ value, label: t(`genders.${value}`) }))}
      />
      <ConsentFields values={consents} name={form.watch('firstName') ?? ''} onChange={choose} />
    </SubmitDialog>
  );
}
