'use client';

import CloseRounded from '@mui/icons-material/CloseRounded';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { calendarDay } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { DayWindow } from '../../../ui/calendar-windows/day-windows.ts';
import { DayWindowsField } from '../../../ui/calendar-windows/day-windows-field.tsx';
import { SeveralPerDay } from '../../../ui/calendar-windows/several-per-day.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { Fields, Pair } from '../../../ui/form/form-frame.tsx';
import type { DraftCalendar } from '../draft/draft.ts';
import type { Wizard } from '../state/use-wizard.ts';
import styles from './calendar-step.module.css';
import { useRhythm } from './use-rhythm.ts';
import { VenuesCard } from './venues-card.tsx';

interface CalendarFormProps {
  readonly wizard: Wizard;
  readonly onFirstDay: (date: string) => void;
}

export function CalendarForm({ wizard, onFirstDay }: CalendarFormProps) {
  const t = useTranslations('competitionWizard.calendar');
  const { draft, change, problem } = wizard;
  const { calendar, competition } = draft;
  const rhythm = useRhythm(wizard);
  const set = (changed: Partial<DraftCalendar>) => change('calendar', { ...calendar, ...changed });
  return (
    <div className={styles.column}>
      <Card title={t('when')}>
        <Fields>
          <DateField
            label={t('firstDay')}
            hint={t('firstDayHint')}
            error={problem('competition.startsOn')}
            value={competition.startsOn}
            onChange={(event) => onFirstDay(event.target.value)}
          />
          <DayWindowsField
            legend={t('weekdays')}
            hint={t('weekdaysHint')}
            none={t('noMatchesThen')}
            value={calendar.windows}
            usual={defaultWindow}
            problem={(index) => (isBackwards(calendar.windows[index]) ? t('noKickOffs') : undefined)}
            onChange={(windows) => set({ windows })}
          />
          <Pair>
            <NumberStepper
              label={t('every')}
              hint={t('everyHint')}
              value={rhythm.every}
              min={10}
              max={480}
              step={5}
              onChange={(every) => set({ every })}
            />
            <NumberStepper
              label={t('restHours')}
              hint={t('restHoursHint')}
              value={calendar.restHours}
              min={0}
              max={336}
              step={12}
              onChange={(restHours) => set({ restHours })}
            />
          </Pair>
          <SeveralPerDay {...calendar} onChange={set} />
        </Fields>
      </Card>
      <VenuesCard calendar={calendar} rhythm={rhythm} onChange={set} />
      <Blackouts value={calendar.blackouts} onChange={(blackouts) => set({ blackouts })} />
    </div>
  );
}

const defaultWindow: DayWindow = { weekday: 6, from: '10:00', to: '18:00' };

const isBackwards = (window: DayWindow | undefined) =>
  window !== undefined && window.from !== '' && window.to !== '' && window.from > window.to;

interface BlackoutsProps {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Days without matches. */
function Blackouts({ value, onChange }: BlackoutsProps) {
  const t = useTranslations('competitionWizard.calendar');
  const locale = useLocale();
  const [date, setDate] = useState('');
  const add = () => {
    if (date !== '' && !value.includes(date)) onChange([...value, date].sort());
    setDate('');
  };
  return (
    <Card title={t('blackouts')}>
      <div className={styles.add}>
        <DateField label={t('blackout')} value={date} onChange={(event) => setDate(event.target.value)} />
        <Button variant="outlined" onClick={add} aria-disabled={date === ''}>
          {t('addBlackout')}
        </Button>
      </div>
      <ul className={styles.chips}>
        {value.map((day) => (
          <li key={day}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('removeBlackout', { day: calendarDay(locale, day) })}
              onClick={() => onChange(value.filter((item) => item !== day))}
            >
              {calendarDay(locale, day)}
              <CloseRounded aria-hidden="true" sx={{ fontSize: 16 }} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
