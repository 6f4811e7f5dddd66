'use client';

import { ageOn } from '@traip/engine/registration';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDay } from '../../../../i18n/formats.ts';
import { inMadrid } from '../../../../i18n/madrid.ts';
import type { LicenceData } from './use-licences.ts';

/** A person's birthday and age, their shirt or role, and the licence number. */
export function useLicenceFacts(): (licence: LicenceData) => readonly string[] {
  const t = useTranslations();
  const locale = useLocale();
  return ({ birthday, isStaff, shirt, number }) => {
    const born =
      birthday === null
        ? null
        : t('licences.organiser.born', {
            date: calendarDay(locale, birthday),
            age: ageOn(birthday, inMadrid(new Date()).day),
          });
    const part = isStaff
      ? t('licences.organiser.staff')
      : shirt === null
        ? null
        : t('squad.shirtIs', { shirt });
    const numbered = number === null ? null : t('licences.organiser.number', { number });
    return [born, part, numbered].filter((fact) => fact !== null);
  };
}
