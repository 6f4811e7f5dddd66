'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { countriesIn } from '../../i18n/countries.ts';
import { SelectField } from './select-field.tsx';

export function CountryField(props: Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'>) {
  const t = useTranslations('ui');
  return <SelectField {...props} placeholder={t('chooseCountry')} options={countriesIn(useLocale())} />;
}
