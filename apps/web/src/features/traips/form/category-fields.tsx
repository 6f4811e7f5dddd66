'use client';

import { genders, skillLevels } from '@traip/contract';
import { type SportKey, variantsOf } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Pair } from '../../../ui/form/form-frame.tsx';
import type { FieldBindings } from './field-bindings.ts';

type Name = 'name' | 'gender' | 'skillLevel' | 'minAge' | 'maxAge' | 'sportVariantKey';

interface CategoryFieldsProps {
  readonly bound: FieldBindings<Name>;
  readonly sportKey: SportKey;
  /** Fixed once there are competitions. */
  readonly variantIsFixed?: boolean;
}

export function CategoryFields({ bound: { field }, sportKey, variantIsFixed = false }: CategoryFieldsProps) {
  const t = useTranslations('traips');
  const locale = useLocale();
  const age = { inputMode: 'numeric', min: 3, max: 120 } as const;
  return (
    <>
      <Pair>
        <TextField
          {...field('name')}
          label={t('categoryName')}
          placeholder={t('categoryExample')}
          autoComplete="off"
          input={{ maxLength: 60 }}
        />
        <SelectField
          {...field('sportVariantKey')}
          label={t('variant')}
          hint={variantIsFixed ? t('variantFixed') : undefined}
          disabled={variantIsFixed}
          placeholder={null}
          options={(variantsOf(sportKey) ?? []).map(({ key, name }) => ({ value: key, label: name[locale] }))}
        />
      </Pair>
      <Pair>
        <SelectField
          {...field('gender')}
          label={t('gender')}
          placeholder={null}
          options={genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
        />
        <SelectField
          {...field('skillLevel')}
          label={t('skillLevel')}
          placeholder={null}
          options={skillLevels.map((level) => ({ value: level, label: t(`skillLevels.${level}`) }))}
        />
      </Pair>
      <Pair>
        <TextField {...field('minAge')} type="number" label={t('minAge')} input={age} />
        <TextField {...field('maxAge')} type="number" label={t('maxAge')} input={age} />
      </Pair>
    </>
  );
}
