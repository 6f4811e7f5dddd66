'use client';

import { useTranslations } from 'next-intl';
import type { CompetitionFields } from '../draft/draft.ts';
import { toCalendarQuestion } from '../draft/wishes.ts';
import type { Wizard } from '../state/use-wizard.ts';
import { CalendarForm } from './calendar-form.tsx';
import styles from './calendar-step.module.css';
import { DaysCard } from './days-card.tsx';
import { Estimate } from './estimate.tsx';
import { maxMatchesPerDay, playingDays } from './playing-days.ts';
import { useRhythm } from './use-rhythm.ts';

/** When and where it is played, and whether that is enough. */
export function CalendarStep({ wizard }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.calendar');
  const { draft, change, form } = wizard;
  const { competition } = draft;
  const rhythm = useRhythm(wizard);
  const set = (changed: Partial<CompetitionFields>) => change('competition', { ...competition, ...changed });
  const days = playingDays(wizard.preview.preview?.roundSizes ?? [], {
    ...rhythm,
    firstDay: competition.startsOn,
  });
  const question = toCalendarQuestion(draft, form, rhythm);
  const missing = maxMatchesPerDay(rhythm) === 0 ? t('noKickOffs') : t('noDays');
  return (
    <div className={styles.columns}>
      <CalendarForm wizard={wizard} onFirstDay={(startsOn) => set({ startsOn })} />
      <DaysCard
        days={days}
        endsOn={competition.endsOn}
        missing={competition.startsOn === '' ? t('noFirstDay') : missing}
        onEnd={(endsOn) => set({ endsOn })}
        estimate={question !== null && days.length > 0 && <Estimate question={question} />}
      />
    </div>
  );
}
