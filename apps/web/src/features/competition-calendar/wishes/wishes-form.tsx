'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import type { ClosedDateData, VenueData } from '../../venues/index.ts';
import { LazyVenueDialog } from '../../venues/index.ts';
import type { FieldTime } from './capacity.ts';
import { CapacitySummary } from './capacity-summary.tsx';
import { ClosedFields } from './closed-fields.tsx';
import type { WishesInput } from './default-wishes.ts';
import { FieldChoice } from './field-choice.tsx';
import { RhythmFields } from './rhythm-fields.tsx';
import { Strengths } from './strengths.tsx';
import { useWishesForm } from './use-wishes-form.ts';
import { WhenFields } from './when-fields.tsx';
import styles from './wishes.module.css';

interface WishesFormProps {
  readonly orgCode: string;
  readonly phaseId: string;
  readonly defaults: WishesInput;
  readonly fieldTime: FieldTime;
  readonly venues: readonly VenueData[];
  readonly closed: readonly ClosedDateData[];
  /** How many matches to place, and how many of them already have a date. */
  readonly toPlace: number;
  readonly placed: number;
  readonly rounds: number;
  readonly onStarted: (planId: string) => void;
}

export function WishesForm({
  orgCode,
  phaseId,
  defaults,
  fieldTime,
  venues,
  closed,
  toPlace,
  placed,
  rounds,
  onStarted,
}: WishesFormProps) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const wishesForm = useWishesForm({ phaseId, defaults, venues, onStarted });
  const { form, submit, failure, busy } = wishesForm;
  const { isDirty, isSubmitSuccessful } = form.formState;
  const [isAdding, setAdding] = useState(false);
  // Beside the form, not inside it: submitting the dialog must not start the search.
  const dialog = isAdding && (
    <LazyVenueDialog orgCode={orgCode} venue={null} onClose={() => setAdding(false)} />
  );
  return (
    <>
      {dialog}
      <form method="post" noValidate onSubmit={submit} className={styles.columns}>
        <UnsavedGuard dirty={isDirty && !isSubmitSuccessful} />
        <div className={styles.stack}>
          <Card title={t('when')}>
            <WhenFields wishesForm={wishesForm} />
          </Card>
          <Card title={t('where')}>
            <FieldChoice wishesForm={wishesForm} venues={venues} onAdd={() => setAdding(true)} />
          </Card>
          <Card title={t('closedDays', { unit })}>
            <ClosedFields orgCode={orgCode} wishesForm={wishesForm} closed={closed} />
          </Card>
          <Card title={t('rhythm')}>
            <RhythmFields wishesForm={wishesForm} />
          </Card>
          <Card title={t('strengths')}>
            <Strengths wishesForm={wishesForm} hasPlaces={placed > 0} />
          </Card>
        </div>
        <div className={styles.aside}>
          <Card title={t('room')}>
            <CapacitySummary
              wishesForm={wishesForm}
              fieldTime={fieldTime}
              venues={venues}
              closed={closed}
              toPlace={toPlace}
              rounds={rounds}
            />
            {failure !== null && <FormError>{failure}</FormError>}
            <SubmitButton label={t('search')} busyLabel={t('sending')} busy={busy} fullWidth />
            <p className={styles.quiet}>{t('searchHint', { unit })}</p>
          </Card>
        </div>
      </form>
    </>
  );
}
