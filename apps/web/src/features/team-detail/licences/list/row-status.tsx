'use client';

import { useLocale, useTranslations } from 'next-intl';
import { calendarDay } from '../../../../i18n/formats.ts';
import { Standing } from '../../../licences/index.ts';
import { stepOf } from '../people/step-of.ts';
import type { RegisteredPerson } from '../people/use-registration.ts';
import styles from './list.module.css';

/** The status of a licence, and everything that's missing. */
export function RowStatus({ person }: { readonly person: RegisteredPerson }) {
  const t = useTranslations('licences.club');
  const noteOf = useNote();
  const { licence, missing, reasons, name } = person;
  const lacks = licence === null ? [] : missing;
  const isLacking = licence?.state === 'DRAFT' && lacks.length + reasons.length > 0;
  return (
    <Standing
      className={styles.status}
      state={isLacking ? null : (licence?.state ?? null)}
      missing={lacks}
      reasons={reasons}
      notes={[noteOf(licence), stepOf(person) === 'theirs' ? t('theirs', { name }) : null]}
    />
  );
}

/** The organiser's reason, or how long the licence is valid. */
function useNote(): (licence: RegisteredPerson['licence']) => string | null {
  const t = useTranslations('licences.club');
  const locale = useLocale();
  return (licence) => {
    if (licence === null) return null;
    const { state, reason, number, validUntil } = licence;
    if (state === 'RETURNED' && reason !== null) return t('saidBy', { reason });
    if (state !== 'APPROVED') return null;
    return [
      number === null ? null : t('number', { number }),
      validUntil === null ? null : t('until', { date: calendarDay(locale, validUntil) }),
    ]
      .filter((fact) => fact !== null)
      .join(' · ');
  };
}
