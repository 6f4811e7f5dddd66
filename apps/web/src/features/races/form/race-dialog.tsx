'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { DateField } from '../../../ui/date/date-field.tsx';
import { TimeField } from '../../../ui/date/time-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Pair } from '../../../ui/form/form-frame.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { GolfFields } from '../golf/form/golf-fields.tsx';
import { textOfBands, usualBands } from './bands-text.ts';
import { RecordFields } from './record-fields.tsx';
import { type RaceFormOptions, useRaceForm } from './use-race-form.ts';

const counted = ['TIME', 'DISTANCE', 'POINTS', 'LAPS'] as const;
const resolutions = [1000, 100, 10, 1] as const;
const relaySizes = ['2', '3', '4', '5', '6', '8', '10'];
const ties = ['ORDER', 'SHARE'] as const;

export function RaceDialog(props: RaceFormOptions) {
  const t = useTranslations('races.form');
  const { race, kind, onClose } = props;
  const { fields, set, busy, failure, wrong, submit } = useRaceForm(props);
  return (
    <SubmitDialog
      title={race === null ? t('new', { kind }) : t('change', { kind })}
      label={race === null ? t('create', { kind }) : t('save')}
      busyLabel={t('save')}
      onClose={onClose}
      onSubmit={submit}
      busy={busy}
      failure={failure}
    >
      <TextField
        label={t('name')}
        value={fields.name}
        placeholder={t('nameExample', { kind })}
        error={wrong.name}
        autoComplete="off"
        autoFocus
        input={{ maxLength: 80 }}
        onChange={({ target }) => set({ name: target.value })}
      />
      {kind === 'RACE' && (
        <TextField
          label={t('distance')}
          hint={t('distanceHint')}
          value={fields.km}
          error={wrong.km}
          input={{ inputMode: 'decimal', maxLength: 12 }}
          onChange={({ target }) => set({ km: target.value })}
        />
      )}
      <Pair>
        <DateField
          label={t('day')}
          value={fields.day}
          onChange={({ target }) => set({ day: target.value })}
        />
        <TimeField
          label={t('hour', { kind })}
          value={fields.hour}
          onChange={({ target }) => set({ hour: target.value })}
        />
      </Pair>
      {kind === 'RACE' && (
        <SelectField
          label={t('relay')}
          placeholder={null}
          options={['', ...relaySizes].map((value) => ({
            value,
            label: value === '' ? t('alone') : t('inRelay', { count: Number(value) }),
          }))}
          value={fields.legs}
          onChange={({ target }) => set({ legs: target.value })}
        />
      )}
      {kind === 'RACE' && (race === null || race.results === 0) && (
        <SelectField
          label={t('counted')}
          placeholder={null}
          options={counted.map((value) => ({ value, label: t(`countedIn.${value}`) }))}
          value={fields.counted}
          onChange={({ target }) => set({ counted: counted.find((one) => one === target.value) ?? 'TIME' })}
        />
      )}
      {kind === 'GOLF' && <GolfFields golf={fields.golf} wrong={wrong} onChange={(golf) => set({ golf })} />}
      {race !== null && kind === 'RACE' && (
        <Pair>
          <SelectField
            label={t('resolution')}
            placeholder={null}
            options={resolutions.map((value) => ({ value: `${value}`, label: t(`resolutions.${value}`) }))}
            value={`${fields.resolution}`}
            onChange={({ target }) =>
              set({ resolution: resolutions.find((value) => `${value}` === target.value) })
            }
          />
          <SelectField
            label={t('ties')}
            placeholder={null}
            options={ties.map((value) => ({ value, label: t(`tieChoices.${value}`) }))}
            value={fields.ties ?? 'ORDER'}
            onChange={({ target }) => set({ ties: ties.find((value) => value === target.value) })}
          />
        </Pair>
      )}
      {kind === 'RACE' && <RecordFields fields={fields} set={set} />}
      {kind === 'RACE' && (
        <>
          <TextField
            label={t('splitPoints')}
            hint={t('splitPointsHint')}
            value={fields.splitPoints}
            error={wrong.splitPoints}
            autoComplete="off"
            input={{ maxLength: 200 }}
            onChange={({ target }) => set({ splitPoints: target.value })}
          />
          <TextArea
            label={t('segments')}
            hint={t('segmentsHint')}
            placeholder={t('segmentsExample')}
            rows={3}
            value={fields.segments}
            error={wrong.segments}
            onChange={({ target }) => set({ segments: target.value })}
          />
          <SwitchRow
            label={t('timeTrial')}
            hint={t('timeTrialHint')}
            checked={fields.isTimeTrial}
            onChange={(isTimeTrial) => set({ isTimeTrial })}
          />
        </>
      )}
      <TextArea
        label={t('bands')}
        hint={t('bandsHint')}
        placeholder={t('bandsExample')}
        rows={5}
        value={fields.bands}
        error={wrong.bands}
        onChange={({ target }) => set({ bands: target.value })}
      />
      <Button
        variant="text"
        sx={{ justifySelf: 'start' }}
        onClick={() => set({ bands: textOfBands(usualBands(youngestIn(t('bandsExample')))) })}
      >
        {t('usualBands')}
      </Button>
    </SubmitDialog>
  );
}

/** The example uses the two youngest groups in the reader's language. */
function youngestIn(example: string) {
  const [junior = '', senior = ''] = example.split('\n').map((line) => line.split(':')[0] ?? '');
  return { junior, senior };
}
