'use client';

import Button from '@mui/material/Button';
import { NewClosedDate, type Read, type Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckList } from '../../../ui/choice/check-list.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { FormDialog } from '../../../ui/dialog/dialog.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { nullIfEmpty } from '../../../ui/form/empty-values.ts';
import { Fields, Pair } from '../../../ui/form/form-frame.tsx';
import { type ShapeForm, useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { HitMatches } from '../closing/hit-matches.tsx';
import { NotifiedPeople } from '../closing/notified-people.tsx';
import { useClosing } from '../closing/use-closing.ts';
import { useAllVenues } from '../data/use-venues.ts';
import { closingOfDays, type Scope, scopes } from './closing-of-days.ts';
import { TeamChoice } from './team-choice.tsx';

type ClosedForm = ShapeForm<Write<typeof NewClosedDate>, Read<typeof NewClosedDate>>;

interface ClosedDateDialogProps {
  readonly orgCode: string;
  /** Preselected. */
  readonly venueId?: string;
  readonly onClose: () => void;
}

/** Closes days; first shows which matches are affected. */
export function ClosedDateDialog({ orgCode, venueId, onClose }: ClosedDateDialogProps) {
  const t = useTranslations();
  const [scope, setScope] = useState<Scope>(venueId === undefined ? 'everybody' : 'venue');
  const [openFieldIds, setOpenFields] = useState<readonly string[]>([]);
  const { closedForm, state } = useClosedForm({ orgCode, venueId, scope, openFieldIds, onClose });
  const { form, busy, failure, submit, problem } = closedForm;
  const choose = (next: Scope) => {
    setScope(next);
    form.setValue('venueId', null);
    form.setValue('teamId', null);
  };
  const { counts } = state;
  return (
    <FormDialog
      open
      isWide
      title={t('venues.addClosed')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <NotifiedPeople {...counts} />
          <Button variant="outlined" size="large" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <SubmitButton
            label={counts.moved > 0 ? t('closing.saveAndMove', { count: counts.moved }) : t('venues.close')}
            busyLabel={t('ui.saving')}
            busy={busy || state.busy}
          />
        </>
      }
    >
      <Fields>
        <Segments
          label={t('venues.whom')}
          value={scope}
          onChange={choose}
          options={scopes.map((value) => ({ value, label: t(`venues.scopes.${value}`) }))}
        />
        {scope === 'venue' && (
          <VenueChoice
            closedForm={closedForm}
            orgCode={orgCode}
            openFieldIds={openFieldIds}
            onOpenFields={setOpenFields}
          />
        )}
        {scope === 'team' && (
          <TeamChoice
            orgCode={orgCode}
            error={problem('teamId')}
            onChange={(teamId) => form.setValue('teamId', teamId)}
          />
        )}
        <Days closedForm={closedForm} />
        <HitMatches of={state} />
        {(failure ?? state.failure) !== null && <FormError>{failure ?? state.failure}</FormError>}
      </Fields>
    </FormDialog>
  );
}

function Days({ closedForm: { form, problem } }: { readonly closedForm: ClosedForm }) {
  const t = useTranslations('venues');
  return (
    <>
      <Pair>
        <DateField {...form.register('startsOn')} label={t('firstDay')} error={problem('startsOn')} />
        <DateField {...form.register('endsOn')} label={t('lastDay')} error={problem('endsOn')} />
      </Pair>
      <TextField
        {...form.register('reason')}
        label={t('reason')}
        hint={t('reasonHint')}
        error={problem('reason')}
        autoComplete="off"
      />
    </>
  );
}

interface VenueChoiceProps {
  readonly orgCode: string;
  readonly closedForm: ClosedForm;
  readonly openFieldIds: readonly string[];
  readonly onOpenFields: (ids: readonly string[]) => void;
}

/** A venue and which of its fields close: all, unless some stay open. */
function VenueChoice({ orgCode, closedForm, openFieldIds, onOpenFields }: VenueChoiceProps) {
  const t = useTranslations('venues');
  const { form, problem } = closedForm;
  const { data = [] } = useAllVenues(orgCode);
  const venueId = useWatch({ control: form.control, name: 'venueId' });
  const fields = data.find(({ id }) => id === venueId)?.fields ?? [];
  const ids = fields.map(({ id }) => id);
  return (
    <>
      <SelectField
        {...form.register('venueId', { setValueAs: nullIfEmpty })}
        label={t('venue')}
        error={problem('venueId')}
        options={data.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {fields.length > 1 && (
        <CheckList
          legend={t('fieldsClosed')}
          options={fields.map(({ id, name }) => ({ value: id, label: name }))}
          value={ids.filter((id) => !openFieldIds.includes(id))}
          onChange={(closed) => onOpenFields(ids.filter((id) => !closed.includes(id)))}
        />
      )}
    </>
  );
}

interface ClosedFormOptions {
  readonly orgCode: string;
  readonly venueId: string | undefined;
  readonly scope: Scope;
  readonly openFieldIds: readonly string[];
  readonly onClose: () => void;
}

function useClosedForm({ orgCode, venueId, scope, openFieldIds, onClose }: ClosedFormOptions) {
  const t = useTranslations('venues');
  const { data: venues = [] } = useAllVenues(orgCode);
  const closedForm: ClosedForm = useShapeForm(NewClosedDate, {
    failed: t('closeFailed'),
    defaultValues: { venueId: venueId ?? null, teamId: null, startsOn: '', endsOn: '', reason: '' },
    send: async (body) => {
      // An empty selection would close the whole organisation.
      if (scope === 'venue' && body.venueId === null)
        return closedForm.form.setError('venueId', { message: t('venueMissing') });
      if (scope === 'team' && body.teamId === null)
        return closedForm.form.setError('teamId', { message: t('teamMissing') });
      await state.save();
    },
  });
  const values = useWatch({ control: closedForm.form.control });
  const closing = closingOfDays({ values, scope, venues, openFieldIds });
  const reason = values.reason ?? '';
  const state = useClosing({ orgCode, closing, reason, done: t('closedDone'), onClose });
  return { closedForm, state };
}
