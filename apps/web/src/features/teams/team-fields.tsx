'use client';

import { type Privacy, privacies } from '@traip/contract';
import { sportKeys, sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Pair } from '../../ui/form/form-frame.tsx';
import { noneIsNull, type TeamForm } from './team-form.ts';

interface TeamFieldsProps {
  readonly team: TeamForm;
  /** Privacy within an organisation requires one. */
  readonly inOrganisation: boolean;
}

/** The fields shared by new and existing teams, besides the name. */
export function TeamFields({ team: { form, problem }, inOrganisation }: TeamFieldsProps) {
  const t = useTranslations('teams');
  const locale = useLocale();
  const sports = sportKeys
    .map((key) => ({ value: key, label: sportNames[key][locale] }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <>
      <Pair>
        <SelectField
          {...form.register('sportKey', { setValueAs: noneIsNull })}
          label={t('sport')}
          error={problem('sportKey')}
          placeholder={t('noSport')}
          options={sports}
        />
        <EmailField
          {...form.register('email')}
          label={t('emailOptional')}
          error={problem('email')}
          autoComplete="off"
        />
      </Pair>
      <TextArea
        {...form.register('description')}
        label={t('description')}
        error={problem('description')}
        rows={2}
      />
      <PrivacyField team={{ form, problem }} inOrganisation={inOrganisation} />
    </>
  );
}

function PrivacyField({
  team: { form, problem },
  inOrganisation,
}: {
  readonly team: Pick<TeamForm, 'form' | 'problem'>;
  readonly inOrganisation: boolean;
}) {
  const t = useTranslations('teams');
  const chosen: Privacy = useWatch({ control: form.control, name: 'privacy' }) ?? 'PUBLIC';
  const available = privacies.filter((privacy) => inOrganisation || privacy !== 'IN_ORG');
  return (
    <SelectField
      {...form.register('privacy')}
      label={t('privacy')}
      error={problem('privacy')}
      hint={t(`privacyTexts.${chosen}`)}
      placeholder={null}
      options={available.map((privacy) => ({ value: privacy, label: t(`privacies.${privacy}`) }))}
    />
  );
}
