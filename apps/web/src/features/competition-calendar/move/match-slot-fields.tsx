'use client';

import { useTranslations } from 'next-intl';
import { DateField } from '../../../ui/date/date-field.tsx';
import { TimeField } from '../../../ui/date/time-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Pair } from '../../../ui/form/form-frame.tsx';
import type { VenueData } from '../../venues/index.ts';
import type { MatchSlot } from './match-slot.ts';

interface MatchSlotFieldsProps {
  readonly slot: MatchSlot;
  readonly venues: readonly VenueData[];
  readonly onChange: (place: MatchSlot) => void;
}

export function MatchSlotFields({ slot, venues, onChange }: MatchSlotFieldsProps) {
  const t = useTranslations('competitionCalendar');
  const options = venues.flatMap((venue) =>
    venue.fields.map((field) => ({ value: field.id, label: `${venue.name} · ${field.name}` })),
  );
  return (
    <>
      <Pair>
        <DateField
          label={t('day')}
          value={slot.day}
          onChange={({ target }) => onChange({ ...slot, day: target.value })}
        />
        <TimeField
          label={t('time')}
          value={slot.time}
          onChange={({ target }) => onChange({ ...slot, time: target.value })}
        />
      </Pair>
      <SelectField
        label={t('field')}
        placeholder={t('noField')}
        value={slot.fieldId}
        onChange={({ target }) => onChange({ ...slot, fieldId: target.value })}
        options={options}
      />
    </>
  );
}
