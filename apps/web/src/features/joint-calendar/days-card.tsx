'use client';

import { CalendarPreferences, type Read } from '@traip/contract';
import { useFormatter, useTranslations } from 'next-intl';
import { type FormEventHandler, type RefObject, useImperativeHandle } from 'react';
import { inMadrid } from '../../i18n/madrid.ts';
import { Card } from '../../ui/card.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { defaultWishes, WhenFields } from '../competition-calendar/index.ts';
import styles from './joint-calendar.module.css';

/** Half a year of weekends. */
const usual = { startsOn: null, endsOn: null, rounds: 26, minutes: 90 };

interface DaysCardProps {
  /** The names of the competitions without playing days. */
  readonly names: readonly string[];
  readonly send: (wishes: Read<typeof CalendarPreferences>) => Promise<void>;
  /** Validates the days and sends them; called by the surrounding form. */
  readonly submit: RefObject<FormEventHandler<HTMLFormElement> | null>;
}

/** Days and hours for the competitions that have none. */
export function DaysCard({ names, send, submit }: DaysCardProps) {
  const t = useTranslations('jointCalendar');
  const format = useFormatter();
  const days = useShapeForm(CalendarPreferences, {
    send,
    failed: t('startFailed'),
    defaultValues: defaultWishes({ ...usual, today: inMadrid(new Date()).day }),
  });
  useImperativeHandle(submit, () => days.submit);
  return (
    <Card title={t('days')}>
      <p className={styles.forWhom}>{t('daysText', { names: format.list(names) })}</p>
      <WhenFields wishesForm={days} />
    </Card>
  );
}
