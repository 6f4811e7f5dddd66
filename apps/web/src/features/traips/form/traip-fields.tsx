'use client';

import { codeFromName, privacies } from '@traip/contract';
import { sportKeys, sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Pair } from '../../../ui/form/form-frame.tsx';
import type { FieldBindings } from './field-bindings.ts';

type Name = 'name' | 'sportKey' | 'description' | 'privacy' | 'code';

interface TraipFieldsProps {
  readonly bound: FieldBindings<Name>;
  /** The code can be chosen only for a new Traip. */
  readonly isNew: boolean;
  /** Fixed once there are competitions. */
  readonly sportIsFixed?: boolean;
}

export function TraipFields({ bound, isNew, sportIsFixed = false }: TraipFieldsProps) {
  const t = useTranslations('traips');
  const { field, currentValue } = bound;
  return (
    <>
      <Pair>
        <TextField
          {...field('name')}
          label={t('name')}
          hint={t('nameHint')}
          autoComplete="off"
          input={{ maxLength: 80 }}
        />
        <SelectField
          {...field('sportKey')}
          label={t('sport')}
          hint={sportIsFixed ? t('sportFixed') : undefined}
          disabled={sportIsFixed}
          options={useSports()}
        />
      </Pair>
      {isNew && <CodeField bound={bound} />}
      <TextArea {...field('description')} label={t('description')} rows={2} />
      <SelectField
        {...field('privacy')}
        label={t('privacy')}
        hint={t(`privacyTexts.${privacyIn(currentValue('privacy'))}`)}
        placeholder={null}
        options={privacies.map((privacy) => ({ value: privacy, label: t(`privacies.${privacy}`) }))}
      />
    </>
  );
}

function CodeField({ bound: { field, currentValue } }: { readonly bound: FieldBindings<Name> }) {
  const t = useTranslations('traips');
  const name = currentValue('name').trim();
  const suggestion = name === '' ? '' : codeFromName(name);
  return (
    <TextField
      {...field('code')}
      label={t('codeOptional')}
      hint={suggestion === '' ? t('codeHint') : t('codeSuggestion', { code: suggestion })}
      placeholder={suggestion}
      autoComplete="off"
      input={{ autoCapitalize: 'none', spellCheck: false, maxLength: 24 }}
    />
  );
}

function privacyIn(value: string) {
  return privacies.find((privacy) => privacy === value) ?? 'PUBLIC';
}

export function useSports() {
  const locale = useLocale();
  return sportKeys
    .map((key) => ({ value: key, label: sportNames[key][locale] }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
