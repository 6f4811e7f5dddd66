'use client';

import { matchUnit } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { weekdayName } from '../../../i18n/formats.ts';
import { weekdays } from '../../../ui/calendar-windows/day-windows.ts';
import { Segments } from '../../../ui/choice/segments.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { TimeField } from '../../../ui/date/time-field.tsx';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { groundOf } from '../draft/ground.ts';
import {
  type Pace,
  paceOf,
  withCalls,
  withFirstDay,
  withFirstKickOff,
  withPace,
  withWeekday,
} from '../draft/quick-draft.ts';
import { kickOffInterval } from '../draft/wishes.ts';
import type { Wizard } from '../state/use-wizard.ts';
import styles from './quick-start.module.css';
import { StepCard } from './step-card.tsx';

const paces: readonly Pace[] = ['PACKED', 'ROUNDS'];
const modes = ['HOURS', 'CALLED'] as const;

export function WhenCard({
  wizard,
  venues,
}: {
  readonly wizard: Wizard;
  readonly venues: readonly QuickVenue[];
}) {
  const t = useTranslations('competitionWizard.quick');
  const { draft, changeAll, problem } = wizard;
  const { calendar, competition } = draft;
  const firstDay = (
    <DateField
      label={t('firstDay')}
      value={competition.startsOn}
      error={problem('timetable.firstDay') ?? problem('competition.startsOn')}
      onChange={(event) => changeAll(withFirstDay(draft, event.target.value))}
    />
  );
  const isDone = competition.startsOn !== '' && calendar.windows.length > 0;
  // Times come with the draw, which follows the weigh-in.
  const hasClasses = (wizard.form.weightClasses ?? []).length > 0;
  return (
    <StepCard title={t('when')} isDone={isDone}>
      {hasClasses ? (
        <div className={styles.fields}>{firstDay}</div>
      ) : (
        <Hours wizard={wizard} venues={venues} firstDay={firstDay} />
      )}
    </StepCard>
  );
}

interface HoursProps {
  readonly wizard: Wizard;
  readonly venues: readonly QuickVenue[];
  readonly firstDay: ReactNode;
}

function Hours({ wizard, venues, firstDay }: HoursProps) {
  const t = useTranslations('competitionWizard.quick');
  const { draft, variant, change, changeAll, problem } = wizard;
  const { calendar } = draft;
  const every = kickOffInterval(draft, variant);
  const [ground, unit] = [groundOf(variant), matchUnit(variant)];
  return (
    <>
      <Segments
        label={t('pace')}
        options={paces.map((value) => ({ value, label: t(`paces.${value}`) }))}
        value={paceOf(draft)}
        onChange={(pace) => changeAll(withPace(draft, pace))}
      />
      {paceOf(draft) === 'PACKED' && (
        <Segments
          label={t('mode')}
          options={modes.map((value) => ({ value, label: t(`modes.${value}`, { ground }) }))}
          value={calendar.isCalled ? 'CALLED' : 'HOURS'}
          onChange={(mode) => changeAll(withCalls(draft, mode === 'CALLED'))}
        />
      )}
      <div className={styles.fields}>
        {firstDay}
        <TimeField
          label={t('firstKickOff', { unit })}
          value={calendar.windows[0]?.from ?? ''}
          error={problem('timetable.firstKickOff')}
          onChange={(event) => changeAll(withFirstKickOff(draft, event.target.value))}
        />
        <NumberStepper
          label={t('every', { unit })}
          value={every}
          min={10}
          max={300}
          step={5}
          onChange={(minutes) => change('calendar', { ...calendar, every: minutes })}
        />
        <NumberStepper
          label={t('fields', { ground })}
          value={calendar.fields}
          min={1}
          max={venueOf(wizard, venues)?.fields.length ?? 20}
          onChange={(fields) => change('calendar', { ...calendar, fields })}
        />
      </div>
      <Weekdays wizard={wizard} />
      {venues.length > 0 && <VenueChoice wizard={wizard} venues={venues} />}
    </>
  );
}

export interface QuickVenue {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly unknown[];
}

function venueOf({ draft }: Wizard, venues: readonly QuickVenue[]): QuickVenue | undefined {
  return venues.find(({ id }) => draft.calendar.venueIds[0] === id);
}

function Weekdays({ wizard: { draft, changeAll } }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.quick');
  const locale = useLocale();
  const on = new Set(draft.calendar.windows.map(({ weekday }) => weekday));
  return (
    <fieldset className={styles.days}>
      <legend className={styles.legend}>{t('days')}</legend>
      {weekdays.map((weekday) => (
        <button
          key={weekday}
          type="button"
          className={styles.day}
          aria-pressed={on.has(weekday)}
          title={weekdayName(locale, weekday)}
          onClick={() => changeAll(withWeekday(draft, weekday))}
        >
          {weekdayName(locale, weekday, 'short')}
        </button>
      ))}
    </fieldset>
  );
}

/** An existing venue, or a new one with a number of fields. */
function VenueChoice({
  wizard: { draft, change },
  venues,
}: {
  wizard: Wizard;
  venues: readonly QuickVenue[];
}) {
  const t = useTranslations('competitionWizard.quick');
  const { calendar } = draft;
  const choose = (id: string) => {
    const venue = venues.find((own) => own.id === id);
    const fields = venue ? Math.min(calendar.fields, venue.fields.length) : calendar.fields;
    change('calendar', { ...calendar, venueIds: venue ? [venue.id] : [], fields });
  };
  return (
    <SelectField
      label={t('venue')}
      placeholder={t('newVenue')}
      options={venues.map(({ id, name }) => ({ value: id, label: name }))}
      value={calendar.venueIds[0] ?? ''}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
