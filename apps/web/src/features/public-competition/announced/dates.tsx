import { useLocale, useTranslations } from 'next-intl';
import { calendarDayWithWeekday, dayAndTime, dayWithWeekday, timeOfDay } from '../../../i18n/formats.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { Card } from '../../../ui/card.tsx';
import styles from './announced.module.css';
import type { AnnouncedProps } from './announced-props.ts';
import { currentStep, type DateStep, dateSteps } from './date-steps.ts';
import { entryState } from './entry-state.ts';

/** The timeline of dates, with today's step. */
export function Dates({ competition, announced }: AnnouncedProps) {
  const t = useTranslations('publicCompetition.announced');
  const locale = useLocale();
  const steps = dateSteps(competition, announced, entryState(competition) === 'OPEN');
  if (steps.length === 0) return null;
  const now = currentStep(steps, new Date());
  return (
    <Card title={t('dates')}>
      <ol className={styles.dates}>
        {steps.map((step) => (
          <li key={step.key} className={styles.date} aria-current={step.key === now ? 'step' : undefined}>
            <b>{step.name ?? t(`dateKinds.${step.kind}`)}</b>
            <span>{whenText(locale, step) ?? t('now')}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function whenText(locale: Locale, { kind, at }: DateStep): string | null {
  if (at === null) return null;
  if (kind === 'START' || kind === 'END') return calendarDayWithWeekday(locale, at);
  const moment = new Date(at);
  if (kind === 'SQUADS') return dayAndTime(locale, moment);
  return `${dayWithWeekday(locale, moment)}, ${timeOfDay(locale, moment)}`;
}
