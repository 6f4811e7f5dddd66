'use client';

import { parseHandicap, parseMark } from '@traip/engine/race-day';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { raceEntryApi } from '../../../lib/api/race.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { nullIfEmpty, numberOrNull } from '../../../ui/form/empty-values.ts';
import { Pair } from '../../../ui/form/form-frame.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { fullName } from '../../../ui/identity/full-name.ts';
import { markText } from '../../../ui/race/mark-text.ts';
import { type EntryData, type RaceData, type RaceRef, useInvalidateRaces } from '../data/use-races.ts';
import { handicapText } from '../golf/handicap-text.ts';

interface EntryDialogProps {
  readonly params: RaceRef & { readonly entryId: string };
  readonly entry: EntryData;
  readonly race: RaceData;
  readonly onClose: () => void;
}

const genders = ['FEMALE', 'MALE', 'OTHER'] as const;
const texts = [
  'team',
  'members',

  'bib',
  'club',
  'birthYear',
  'heat',
  'lane',
  'seed',
  'handicap',
  'teeTime',
  'startingHole',
] as const;
type Text = (typeof texts)[number];

export function EntryDialog(props: EntryDialogProps) {
  const { entry, race, onClose } = props;
  const isGolf = race.kind === 'GOLF';
  // A runner's identity is edited in the first round.
  const isLater = race.eventId !== null;
  const kind = isGolf ? 'GOLF' : 'RACE';
  const t = useTranslations('races.start');
  const tForm = useTranslations('races.form');
  const { fields, gender, setText, setGender, busy, failure, submit } = useEntryForm(props);
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
      title={t('change', { bib: entry.bib, kind })}
      label={tForm('save')}
      busyLabel={tForm('save')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={busy}
      failure={failure}
    >
      {!isLater && (
        <>
          <Pair>
            {field('bib', t('bib', { kind }))}
            {race.legs === null && field('birthYear', t('birth'), 'numeric')}
          </Pair>
          {race.legs !== null && field('team', t('team'))}
          {field('club', t('club'))}
          <SelectField
            label={t('gender')}
            placeholder="–"
            options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
            value={gender ?? ''}
            onChange={({ target }) => setGender(genders.find((value) => value === target.value) ?? null)}
          />
        </>
      )}
      {race.legs !== null && (
        <TextArea
          label={t('members')}
          hint={t('membersHint')}
          rows={race.legs}
          value={fields.members}
          onChange={({ target }) => setText('members', target.value)}
        />
      )}
      {isGolf ? field('handicap', t('handicap')) : field('seed', t('seed'))}
      <Pair>
        {field('heat', t('heat', { kind }), 'numeric')}
        {isGolf ? field('startingHole', t('startingHole'), 'numeric') : field('lane', t('lane'), 'numeric')}
      </Pair>
      {isGolf && field('teeTime', t('teeTime'))}
    </SubmitDialog>
  );
}

function useEntryForm({ params, entry, race, onClose }: EntryDialogProps) {
  const t = useTranslations('races.start');
  const locale = useLocale();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  const [gender, setGender] = useState(entry.gender);
  const [fields, setFields] = useState(() => textsOf(entry, race, locale));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    const { bib, club, birthYear, heat, lane } = fields;
    const more = race.kind === 'GOLF' ? golfOf(fields) : seedOf(fields, race);
    if (more === null) {
      setFailure(race.kind === 'GOLF' ? t('handicapHint') : t('seedHint'));
      setBusy(false);
      return;
    }
    const numbers = {
      birthYear: numberOrNull(birthYear),
      heat: numberOrNull(heat),
      lane: numberOrNull(lane),
    };
    try {
      const competitor = { bib, club: nullIfEmpty(club), gender, ...relayOf(fields, entry, race) };
      const body = { ...competitor, ...numbers, ...more, version: entry.version };
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

function textsOf(entry: EntryData, race: RaceData, locale: string): Record<Text, string> {
  const { handicapTenths, seedMark } = entry;
  const inputs = {
    handicap: handicapTenths === null ? '' : handicapText(handicapTenths, locale),
    seed: seedMark === null ? '' : markText(seedMark, race, locale).replace(/ m$/, ''),
    members: membersText(entry),
  };
  const textOf = (name: Text) => (isTextField(name) ? inputs[name] : `${entry[name] ?? ''}`);
  return Object.fromEntries(texts.map((name) => [name, textOf(name)])) as Record<Text, string>;
}

const isTextField = (name: Text) => name === 'handicap' || name === 'seed' || name === 'members';

const membersText = ({ members }: EntryData) => members.map(fullName).join('\n');

/** The members of a relay, if changed: stored years of birth aren't shown here. */
function relayOf({ team, members }: Record<Text, string>, entry: EntryData, { legs, eventId }: RaceData) {
  if (legs === null) return {};
  const listed = members.split('\n').filter((line) => line.trim() !== '');
  return {
    ...(eventId === null && { team }),
    ...(members !== membersText(entry) && { members: listed }),
  };
}

/** Null for an invalid mark. */
function seedOf({ seed }: Record<Text, string>, { kind }: RaceData) {
  if (seed.trim() === '') return { seedMark: null };
  const seedMark = parseMark(seed.trim(), kind);
  return seedMark === null || seedMark === 0 ? null : { seedMark };
}

/** Golf fields only; null for an invalid handicap. */
function golfOf({ handicap, teeTime, startingHole }: Record<Text, string>) {
  const handicapTenths = handicap.trim() === '' ? null : parseHandicap(handicap);
  if (handicapTenths === null && handicap.trim() !== '') return null;
  return { handicapTenths, teeTime: nullIfEmpty(teeTime), startingHole: numberOrNull(startingHole) };
}
