'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button/button.tsx';
import { CheckList } from '../../../ui/choice/check-list.tsx';
import { FormError, Notice } from '../../../ui/feedback/notice.tsx';
import type { VenueData } from '../../venues/index.ts';
import { selectedFieldIds, selectedFields } from './fields.ts';
import type { WishesForm } from './use-wishes-form.ts';
import styles from './wishes.module.css';

interface FieldChoiceProps {
  readonly wishesForm: WishesForm;
  readonly venues: readonly VenueData[];
  /** Adds a venue without leaving the calendar. */
  readonly onAdd: () => void;
}

/** All fields unless some are deselected. */
export function FieldChoice({ wishesForm: { form, problem }, venues, onAdd }: FieldChoiceProps) {
  const t = useTranslations('competitionCalendar');
  const [venueIds, fieldIds] = useWatch({ control: form.control, name: ['venueIds', 'fieldIds'] });
  const chosen = selectedFieldIds(venues, { venueIds, fieldIds });
  const error = problem('fieldIds') ?? problem('venueIds');
  const choose = (venue: VenueData, own: readonly string[]) => {
    const others = chosen.filter((id) => !venue.fields.some((field) => field.id === id));
    form.setValue('fieldIds', selectedFields(venues, [...others, ...own]), { shouldDirty: true });
    form.setValue('venueIds', []);
  };
  return (
    <div className={styles.venues}>
      {venues.length === 0 && (
        <Notice
          tone="warning"
          action={
            <Button variant="outlined" onClick={onAdd}>
              {t('addVenue')}
            </Button>
          }
        >
          {t('noVenues')}
        </Notice>
      )}
      {venues.map((venue) => (
        <CheckList
          key={venue.id}
          legend={venue.name}
          options={venue.fields.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={(value) =>
            choose(
              venue,
              value.filter((id) => venue.fields.some((field) => field.id === id)),
            )
          }
        />
      ))}
      {venues.length > 0 && (
        <div>
          <Button variant="text" onClick={onAdd}>
            {t('addVenue')}
          </Button>
        </div>
      )}
      {error !== undefined && <FormError>{error}</FormError>}
    </div>
  );
}
