'use client';

import { requirableDocumentKinds } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { CheckList } from '../../../../ui/choice/check-list.tsx';
import { DateField } from '../../../../ui/date/date-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { undefinedIfEmpty } from '../../../../ui/form/empty-values.ts';
import { Pair } from '../../../../ui/form/form-frame.tsx';
import { useDocumentName } from '../../../licences/index.ts';
import { CountField, MomentField, type RulesProps } from './rule-fields.tsx';

/** Dates, numbers, ages, roles, documents, and what happens without a licence. */
export function UsualFields({ rules }: RulesProps) {
  const t = useTranslations('licences.rules');
  const { form, problem } = rules;
  return (
    <>
      <Pair>
        <MomentField rules={rules} name="opensAt" label={t('opensOn')} />
        <MomentField rules={rules} name="closesAt" isLast label={t('closesOn')} hint={t('closesHint')} />
      </Pair>
      <Pair>
        <CountField rules={rules} name="minPlayers" label={t('minPlayers')} />
        <CountField rules={rules} name="maxPlayers" label={t('maxPlayers')} />
      </Pair>
      <Pair>
        <CountField rules={rules} name="ageFrom" label={t('ageFrom')} />
        <CountField rules={rules} name="ageTo" label={t('ageTo')} />
      </Pair>
      <Pair>
        <DateField
          {...form.register('rules.referenceDate', { setValueAs: undefinedIfEmpty })}
          label={t('referenceDate')}
          hint={t('referenceHint')}
          error={problem('rules.referenceDate')}
        />
        <SelectField
          {...form.register('rules.gender', { setValueAs: undefinedIfEmpty })}
          label={t('gender')}
          placeholder={t('anyGender')}
          error={problem('rules.gender')}
          options={(['FEMALE', 'MALE', 'MIXED'] as const).map((value) => ({
            value,
            label: t(`genders.${value}`),
          }))}
        />
      </Pair>
      <Documents rules={rules} />
      <SelectField
        {...form.register('rules.enforcement', { setValueAs: undefinedIfEmpty })}
        label={t('enforcement')}
        placeholder={null}
        options={(['BLOCK', 'WARN'] as const).map((value) => ({
          value,
          label: t(`enforcements.${value}`),
        }))}
      />
    </>
  );
}

/** A newly requested document is required; an existing one keeps its setting. */
function Documents({ rules: { form } }: RulesProps) {
  const t = useTranslations('licences.rules');
  const documentName = useDocumentName();
  const required = useWatch({ control: form.control, name: 'rules.documents' }) ?? [];
  const choose = (kinds: readonly string[]) => {
    const documents = requirableDocumentKinds
      .filter((kind) => kinds.includes(kind))
      .map((kind) => required.find((one) => one.kind === kind) ?? { kind, required: true });
    form.setValue('rules.documents', documents, { shouldDirty: true });
  };
  return (
    <CheckList
      legend={t('documents')}
      value={required.map(({ kind }) => kind)}
      onChange={choose}
      options={requirableDocumentKinds.map((kind) => ({ value: kind, label: documentName(kind) }))}
    />
  );
}
