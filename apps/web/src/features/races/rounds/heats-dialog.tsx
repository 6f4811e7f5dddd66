'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { raceRoundApi } from '../../../lib/api/race.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { type RaceData, useInvalidateRaces, useRaceChange } from '../data/use-races.ts';

interface HeatsDialogProps {
  readonly competitionId: string;
  readonly race: RaceData;
  readonly onClose: () => void;
}

const laneCounts = [4, 5, 6, 8, 9, 10] as const;
const seedings = ['FASTEST_LAST', 'CIRCLE', 'SPREAD'] as const;
type Seeding = (typeof seedings)[number];

/** Draws heats and lanes in one step, which can be undone. */
export function HeatsDialog({ competitionId, race, onClose }: HeatsDialogProps) {
  const t = useTranslations('races.heats');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  const change = useRaceChange();
  const [lanes, setLanes] = useState(race.lanes ?? 8);
  const [seeding, setSeeding] = useState<Seeding>(race.advance === null ? 'FASTEST_LAST' : 'CIRCLE');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const params = { competitionId, raceId: race.id };
  const isFinal = race.round !== null && race.advance === null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { before, after } = await raceRoundApi.makeHeats({ params, body: { lanes, seeding } });
      const messages = { done: t('undone'), failed: t('undoFailed') };
      const undo = () =>
        void change(() => raceRoundApi.place({ params, body: { places: before } }), messages);
      const count = new Set(after.map(({ heat }) => heat)).size;
      toast(t('made', { count }), 'success', { label: t('undo'), run: undo });
      onClose();
    } catch (reason) {
      setFailure(failureMessage(reason, t('failed')));
    } finally {
      await invalidate();
      setBusy(false);
    }
  };
  return (
    <SubmitDialog
      title={t('make')}
      label={t('make')}
      busyLabel={t('make')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={busy}
      failure={failure}
    >
      <SelectField
        label={t('lanes')}
        placeholder={null}
        hint={t('lanesHint')}
        options={laneCounts.map((value) => ({ value: `${value}`, label: `${value}` }))}
        value={`${lanes}`}
        onChange={({ target }) => setLanes(Number(target.value))}
      />
      {!isFinal && (
        <SelectField
          label={t('seeding')}
          placeholder={null}
          options={seedings.map((value) => ({ value, label: t(`seedings.${value}`) }))}
          value={seeding}
          onChange={({ target }) =>
            setSeeding(seedings.find((value) => value === target.value) ?? 'FASTEST_LAST')
          }
        />
      )}
    </SubmitDialog>
  );
}
