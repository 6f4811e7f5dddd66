'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import { Tiles } from '../../../ui/tiles.tsx';
import type { ClosedDateData, VenueData } from '../../venues/index.ts';
import { capacityOf, type FieldTime } from './capacity.ts';
import { selectedFieldIds } from './fields.ts';
import type { WishesForm } from './use-wishes-form.ts';

interface CapacitySummaryProps {
  readonly fieldTime: FieldTime;
  readonly wishesForm: WishesForm;
  readonly venues: readonly VenueData[];
  readonly closed: readonly ClosedDateData[];
  readonly toPlace: number;
  readonly rounds: number;
}

/** Shown while typing. */
export function CapacitySummary({
  wishesForm: { form },
  venues,
  closed,
  toPlace,
  rounds,
  fieldTime,
}: CapacitySummaryProps) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const wishes = useWatch({ control: form.control });
  const { firstDay = '', lastDay = '', minutes, turnaround, restHours = 0 } = wishes;
  const { mostPerTeamAndDay = 1, dayRestMinutes = 0 } = wishes;
  const fields = selectedFieldIds(venues, wishes).length;
  const shut = closed
    .filter(({ venue, team }) => venue === null && team === null)
    .map(({ startsOn, endsOn }) => ({ from: startsOn, to: endsOn }));
  const rhythm = {
    firstDay,
    lastDay,
    restHours,
    mostPerTeamAndDay,
    dayRestMinutes,
    ...(minutes && { minutes }),
    ...(turnaround !== undefined && { turnaround }),
    ...fieldTime,
    windows: form.getValues('windows'),
    closedDates: form.getValues('closedDates'),
  };
  const { days, places, rounds: fitting } = capacityOf(rhythm, fields, shut);
  return (
    <>
      <Tiles
        tiles={[
          { key: 'matches', value: toPlace, label: t('matchesToPlace', { unit }) },
          { key: 'days', value: days, label: t('playingDays') },
          { key: 'places', value: places, label: t('places'), isBad: places < toPlace },
        ]}
      />
      {places < toPlace && <Notice tone="warning">{t('tooFewPlaces', { missing: toPlace - places })}</Notice>}
      {places >= toPlace && fitting < rounds && (
        <Notice tone="warning">{t('tooFewDays', { fitting, rounds })}</Notice>
      )}
    </>
  );
}
