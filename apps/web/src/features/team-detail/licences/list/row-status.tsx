'use client';

import BlockRounded from '@mui/icons-material/BlockRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDay } from '../../../../i18n/formats.ts';
import { StateChip } from '../../../../ui/identity/state-chip.tsx';
import { LicenceStateChip, useMissingText, useReasonText } from '../../../licences/index.ts';
import { stepOf } from '../people/step-of.ts';
import type { RegisteredPerson } from '../people/use-registration.ts';
import styles from './list.module.css';

/** Where a licence stands, and every single thing that it lacks. */
export function RowStatus({ person }: { readonly person: RegisteredPerson }) {
  const t = useTranslations('licences.club');
  const missingText = useMissingText();
  const reasonText = useReasonText();
  const { licence, missing, reasons, name } = person;
  const isDraft = licence?.state === 'DRAFT';
  const lacks = licence === null ? [] : missing;
  return (
    <span className={styles.status}>
      <span className={styles.chips}>
        {licence !== null && !(isDraft && lacks.length + reasons.length > 0) && (
          <LicenceStateChip state={licence.state} />
        )}
        {lacks.map((fact) => (
          <StateChip key={missingText(fact)} tone="warning" icon={<ErrorOutlineRounded />}>
            {missingText(fact)}
          </StateChip>
        ))}
      </span>
      {reasons.map((reason) => (
        <span key={reason.code} className={styles.reason}>
          <BlockRounded aria-hidden="true" sx={{ fontSize: 14 }} />
          {reasonText(reason)}
        </span>
      ))}
      <Note licence={licence} />
      {stepOf(person) === 'theirs' && <span className={styles.note}>{t('theirs', { name })}</span>}
    </span>
  );
}

/** What the organiser says, or how long the licence is good for. */
function Note({ licence }: Pick<RegisteredPerson, 'licence'>) {
  const t = useTranslations('licences.club');
  const locale = useLocale();
  if (licence === null) return null;
  const { state, reason, number, validUntil } = licence;
  if (state === 'RETURNED' && reason !== null)
    return <span className={styles.note}>{t('saidBy', { reason })}</span>;
  if (state !== 'APPROVED') return null;
  const facts = [
    number === null ? null : t('number', { number }),
    validUntil === null ? null : t('until', { date: calendarDay(locale, validUntil) }),
  ].filter((fact) => fact !== null);
  return <span className={styles.note}>{facts.join(' · ')}</span>;
}
