'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Pair } from '../../../ui/form/form-frame.tsx';
import type { VenueData } from '../../venues/index.ts';
import type { WrittenPlace } from './match-slot.ts';

interface PlaceFieldsProps {
  readonly place: WrittenPlace;
  readonly venues: readonly VenueData[];
  readonly onChange: (place: WrittenPlace) => void;
}

/** Day, time and field. */
export function PlaceFields({ place, venues, onChange }: PlaceFieldsProps) {
  const t = useTranslations('competitionCalendar');
  const options = venues.flatMap((venue) =>
    venue.fields.map((field) => ({ value: field.id, label: `${venue.name} · ${field.name}` })),
  );
  return (
    <>
      <Pair>
        <TextField
          type="date"
          label={t('day')}
          value={place.day}
          onChange={({ target }) => onChange({ ...place, day: target.value })}
        />
        <TextField
          type="time"
          label={t('time')}
          value={place.time}
          onChange={({ target }) => onChange({ ...place, time: target.value })}
        />
      </Pair>
      <SelectField
        label={t('field')}
        placeholder={t('noField')}
        value={place.fieldId}
        onChange={({ target }) => onChange({ ...place, fieldId: target.value })}
        options={options}
      />
    </>
  );
}
