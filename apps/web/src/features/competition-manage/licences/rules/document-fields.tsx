'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Pair } from '../../../../ui/form/form-frame.tsx';
import { useDocumentName } from '../../../licences/index.ts';
import { CountField, numberIfAny, type RulesProps } from './rule-fields.tsx';

/** How long each required document is valid, and how long documents are kept. A photograph has no date. */
export function DocumentFields({ rules }: RulesProps) {
  const t = useTranslations('licences.rules');
  const documentName = useDocumentName();
  const { form, problem } = rules;
  const documents = useWatch({ control: form.control, name: 'rules.documents' }) ?? [];
  const change = (place: number, validForMonths: number | undefined) =>
    form.setValue(
      'rules.documents',
      documents.map((one, at) => (at === place ? { ...one, validForMonths } : one)),
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    );
  return (
    <Pair>
      {documents.map(
        ({ kind, validForMonths }, place) =>
          kind !== 'PHOTO' && (
            <TextField
              key={kind}
              label={t('validFor', { document: documentName(kind) })}
              hint={t('validForHint')}
              error={problem(`rules.documents.${place}.validForMonths`)}
              type="number"
              input={{ min: 1, inputMode: 'numeric' }}
              value={validForMonths ?? ''}
              onChange={({ target }) => change(place, numberIfAny(target.value))}
            />
          ),
      )}
      <CountField rules={rules} name="documentsKeptDays" label={t('kept')} hint={t('keptHint')} />
    </Pair>
  );
}
