'use client';

import { NewVenue } from '@traip/contract';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { venueApi } from '../../../lib/api/browser.ts';
import { closingApi } from '../../../lib/api/closing.ts';
import { DayWindowsField } from '../../../ui/calendar-windows/day-windows-field.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Pair } from '../../../ui/form/form-frame.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import type { ClosingData } from '../closing/decisions.ts';
import { useInvalidateVenues, type VenueData } from '../data/use-venues.ts';
import { FieldList } from './field-list.tsx';
import { defaultOpening, toForm, toOpenings, toWindows, type VenueForm } from './venue-form.ts';

const ClosingDialog = dynamic(() =>
  import('../closing/closing-dialog.tsx').then((file) => file.ClosingDialog),
);

interface VenueDialogProps {
  readonly orgCode: string;
  /** Undefined for a new one. */
  readonly venue: VenueData | null;
  readonly onClose: () => void;
}

export function VenueDialog({ orgCode, venue, onClose }: VenueDialogProps) {
  const t = useTranslations();
  const [closing, setClosing] = useState<ClosingData | null>(null);
  const venueForm = useVenueForm({ orgCode, venue, onClose, onHit: setClosing });
  const { form, busy, failure, submit, problem } = venueForm;
  if (closing !== null && venue !== null)
    return (
      <ClosingDialog
        orgCode={orgCode}
        closing={closing}
        onClose={onClose}
        title={t('closing.changeTitle', { name: venue.name })}
        label={t('ui.save')}
        done={t('venues.saved', { name: venue.name })}
      />
    );
  return (
    <SubmitDialog
      title={venue === null ? t('venues.new') : t('venues.editOf', { name: venue.name })}
      onClose={onClose}
      onSubmit={submit}
      label={venue === null ? t('venues.create') : t('ui.save')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      <TextField
        {...form.register('name')}
        label={t('venues.name')}
        error={problem('name')}
        autoComplete="off"
        autoFocus={venue === null}
        input={{ maxLength: 80 }}
      />
      <Pair>
        <TextField
          {...form.register('address')}
          label={t('venues.address')}
          error={problem('address')}
          autoComplete="off"
        />
        <TextField
          {...form.register('city')}
          label={t('venues.city')}
          error={problem('city')}
          autoComplete="off"
        />
      </Pair>
      <FieldList venueForm={venueForm} />
      <Openings venueForm={venueForm} />
    </SubmitDialog>
  );
}

function Openings({ venueForm: { form, problem } }: { readonly venueForm: VenueForm }) {
  const t = useTranslations('venues');
  const openings = useWatch({ control: form.control, name: 'openings' }) ?? [];
  return (
    <DayWindowsField
      legend={t('openings')}
      hint={t('openingsHint')}
      none={t(openings.length === 0 ? 'openDay' : 'closedDay')}
      error={problem('openings')}
      value={toWindows(openings)}
      usual={defaultOpening}
      onChange={(windows) =>
        form.setValue('openings', toOpenings(windows), {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        })
      }
      problem={(index) => problem(`openings.${index}.closesAt`) ?? problem(`openings.${index}.opensAt`)}
    />
  );
}

interface VenueFormOptions extends VenueDialogProps {
  /** Matches conflict with the change. */
  readonly onHit: (closing: ClosingData) => void;
}

function useVenueForm({ orgCode, venue, onClose, onHit }: VenueFormOptions): VenueForm {
  const t = useTranslations('venues');
  const toast = useToast();
  const invalidate = useInvalidateVenues();
  return useShapeForm(NewVenue, {
    failed: t('saveFailed'),
    defaultValues: toForm(venue, t('fieldNumber', { number: 1 })),
    send: async (body) => {
      if (venue === null) await venueApi.create({ params: { orgCode }, body });
      else {
        const change = { ...body, version: venue.version };
        const { total } = await closingApi.preview({
          params: { orgCode },
          body: { change: { ...change, id: venue.id } },
        });
        if (total > 0) return onHit({ change: { ...change, id: venue.id } });
        await venueApi.update({ params: { orgCode, id: venue.id }, body: change });
      }
      toast(t(venue === null ? 'created' : 'saved', { name: body.name }));
      await invalidate();
      onClose();
    },
  });
}
