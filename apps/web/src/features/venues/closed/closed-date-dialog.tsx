'use client';

import { NewClosedDate, type Read, type Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { venueApi } from '../../../lib/api/browser.ts';
import { Segments } from '../../../ui/choice/segments.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { nullIfEmpty } from '../../../ui/form/empty-values.ts';
import { Pair } from '../../../ui/form/form-frame.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { type ShapeForm, useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { useAllVenues, useInvalidateVenues } from '../data/use-venues.ts';
import { TeamChoice } from './team-choice.tsx';

type ClosedForm = ShapeForm<Write<typeof NewClosedDate>, Read<typeof NewClosedDate>>;

interface ClosedDateDialogProps {
  readonly orgCode: string;
  readonly onClose: () => void;
}

const scopes = ['everybody', 'venue', 'team'] as const;
type Scope = (typeof scopes)[number];

export function ClosedDateDialog({ orgCode, onClose }: ClosedDateDialogProps) {
  const t = useTranslations();
  const [scope, setScope] = useState<Scope>('everybody');
  const closedForm = useClosedForm(orgCode, scope, onClose);
  const { form, busy, failure, submit, problem } = closedForm;
  const choose = (next: Scope) => {
    setScope(next);
    form.setValue('venueId', null);
    form.setValue('teamId', null);
  };
  return (
    <SubmitDialog
      title={t('venues.addClosed')}
      onClose={onClose}
      onSubmit={submit}
      label={t('venues.close')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      <Segments
        label={t('venues.whom')}
        value={scope}
        onChange={choose}
        options={scopes.map((value) => ({ value, label: t(`venues.scopes.${value}`) }))}
      />
      {scope === 'venue' && <VenueChoice orgCode={orgCode} written={closedForm} />}
      {scope === 'team' && (
        <TeamChoice
          orgCode={orgCode}
          error={problem('teamId')}
          onChange={(teamId) => form.setValue('teamId', teamId)}
        />
      )}
      <Pair>
        <TextField
          {...form.register('startsOn')}
          type="date"
          label={t('venues.firstDay')}
          error={problem('startsOn')}
        />
        <TextField
          {...form.register('endsOn')}
          type="date"
          label={t('venues.lastDay')}
          error={problem('endsOn')}
        />
      </Pair>
      <TextField
        {...form.register('reason')}
        label={t('venues.reason')}
        hint={t('venues.reasonHint')}
        error={problem('reason')}
        autoComplete="off"
      />
    </SubmitDialog>
  );
}

function VenueChoice({ orgCode, written: { form, problem } }: { orgCode: string; written: ClosedForm }) {
  const t = useTranslations('venues');
  const { data = [] } = useAllVenues(orgCode);
  return (
    <SelectField
      {...form.register('venueId', { setValueAs: nullIfEmpty })}
      label={t('venue')}
      error={problem('venueId')}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

function useClosedForm(orgCode: string, scope: Scope, onClose: () => void): ClosedForm {
  const t = useTranslations('venues');
  const toast = useToast();
  const invalidate = useInvalidateVenues();
  const closedForm: ClosedForm = useShapeForm(NewClosedDate, {
    failed: t('closeFailed'),
    defaultValues: { venueId: null, teamId: null, startsOn: '', endsOn: '', reason: '' },
    send: async (body) => {
      // An empty selection would close the whole organisation.
      if (scope === 'venue' && body.venueId === null)
        return closedForm.form.setError('venueId', { message: t('venueMissing') });
      if (scope === 'team' && body.teamId === null)
        return closedForm.form.setError('teamId', { message: t('teamMissing') });
      await venueApi.addClosedDate({ params: { orgCode }, body });
      toast(t('closedDone'));
      await invalidate();
      onClose();
    },
  });
  return closedForm;
}
