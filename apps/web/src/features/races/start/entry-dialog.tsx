'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { raceEntryApi } from '../../../lib/api/race.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { nullIfEmpty, numberOrNull } from '../../../ui/form/empty-values.ts';
import { Pair } from '../../../ui/form/form-frame.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { type EntryData, type RaceRef, useInvalidateRaces } from '../data/use-races.ts';

interface EntryDialogProps {
  readonly params: RaceRef & { readonly entryId: string };
  readonly entry: EntryData;
  readonly onClose: () => void;
}

const genders = ['FEMALE', 'MALE', 'OTHER'] as const;
const texts = ['bib', 'club', 'birthYear', 'heat', 'lane'] as const;
type Text = (typeof texts)[number];

export function EntryDialog({ params, entry, onClose }: EntryDialogProps) {
  const t = useTranslations('races.start');
  const tForm = useTranslations('races.form');
  const { fields, gender, setText, setGender, busy, failure, submit } = useEntryForm(params, entry, onClose);
  const field = (name: Text, label: string, inputMode?: 'numeric') => (
    <TextField
      key={name}
      label={label}
      value={fields[name]}
      autoComplete="off"
      input={{ maxLength: 80, ...(inputMode && { inputMode }) }}
      onChange={({ target }) => setText(name, target.value)}
    />
  );
  return (
    <SubmitDialog
      title={t('change', { bib: entry.bib })}
      label={tForm('save')}
      busyLabel={tForm('save')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      {...{ busy, failure }}
    >
      <Pair>
        {field('bib', t('bib'))}
        {field('birthYear', t('birth'), 'numeric')}
      </Pair>
      {field('club', t('club'))}
      <SelectField
        label={t('gender')}
        placeholder="–"
        options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
        value={gender ?? ''}
        onChange={({ target }) => setGender(genders.find((value) => value === target.value) ?? null)}
      />
      <Pair>
        {field('heat', t('heat'), 'numeric')}
        {field('lane', t('lane'), 'numeric')}
      </Pair>
    </SubmitDialog>
  );
}

function useEntryForm(params: EntryDialogProps['params'], entry: EntryData, onClose: () => void) {
  const t = useTranslations('races.start');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  const [gender, setGender] = useState(entry.gender);
  const [fields, setFields] = useState(
    () => Object.fromEntries(texts.map((name) => [name, `${entry[name] ?? ''}`])) as Record<Text, string>,
  );
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    const { bib, club, birthYear, heat, lane } = fields;
    const numbers = {
      birthYear: numberOrNull(birthYear),
      heat: numberOrNull(heat),
      lane: numberOrNull(lane),
    };
    try {
      const body = { bib, club: nullIfEmpty(club), gender, ...numbers, version: entry.version };
      await raceEntryApi.update({ params, body });
      toast(t('changed'));
      await invalidate();
      onClose();
    } catch (reason) {
      setFailure(failureMessage(reason, t('changeFailed')));
    } finally {
      setBusy(false);
    }
  };
  const setText = (name: Text, value: string) => setFields((before) => ({ ...before, [name]: value }));
  return { fields, gender, setText, setGender, busy, failure, submit };
}
