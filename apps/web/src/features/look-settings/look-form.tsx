'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormFrame, Pair } from '../../ui/form/form-frame.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { ColourField } from './colours/colour-field.tsx';
import { ColourPreview } from './colours/colour-preview.tsx';
import styles from './data/look.module.css';
import type { LookSettingsData, LookSubject } from './data/use-look.ts';
import { useLookForm } from './data/use-look-form.ts';
import { SponsorList } from './sponsors/sponsor-list.tsx';

interface LookFormProps {
  readonly subject: LookSubject;
  readonly look: LookSettingsData;
}

export function LookForm({ subject, look }: LookFormProps) {
  const t = useTranslations();
  const lookForm = useLookForm(subject, look);
  const { form, failure, busy, submit, problem } = lookForm;
  const [primaryColor, accentColor, prints] = useWatch({
    control: form.control,
    name: ['primaryColor', 'accentColor', 'printsSponsors'],
  });
  const colour = (name: 'primaryColor' | 'accentColor', value: string | null | undefined) => ({
    value: value ?? '',
    error: problem(name),
    onChange: (chosen: string) => form.setValue(name, chosen, { shouldDirty: true }),
  });
  return (
    <FormFrame
      failure={failure}
      onSubmit={submit}
      submit={
        <div className={styles.save}>
          <UnsavedGuard dirty={form.formState.isDirty} />
          <SubmitButton label={t('look.save')} busyLabel={t('ui.saving')} busy={busy} />
        </div>
      }
    >
      <TextField
        {...form.register('coverAlt')}
        label={t('look.coverAlt')}
        hint={t('look.coverAltHint')}
        error={problem('coverAlt')}
        input={{ maxLength: 200 }}
      />
      <Pair>
        <ColourField label={t('look.primary')} {...colour('primaryColor', primaryColor)} />
        <ColourField label={t('look.accent')} {...colour('accentColor', accentColor)} />
      </Pair>
      <ColourPreview
        name={subject.name}
        primaryColor={primaryColor || look.inherited.primaryColor}
        accentColor={primaryColor ? (accentColor ?? null) : look.inherited.accentColor}
      />
      <SponsorList lookForm={lookForm} subject={subject} look={look} />
      <SwitchRow
        label={t('look.prints')}
        hint={t('look.printsHint')}
        checked={prints ?? false}
        onChange={(checked) => form.setValue('printsSponsors', checked, { shouldDirty: true })}
      />
    </FormFrame>
  );
}
