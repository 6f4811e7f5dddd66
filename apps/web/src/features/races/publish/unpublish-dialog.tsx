'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { raceApi } from '../../../lib/api/race.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { type RaceData, useRaceChange } from '../data/use-races.ts';

interface UnpublishDialogProps {
  readonly competitionId: string;
  readonly race: RaceData;
  readonly onClose: () => void;
}

/** Published results have been seen, so withdrawing them requires a reason. */
export function UnpublishDialog({ competitionId, race, onClose }: UnpublishDialogProps) {
  const t = useTranslations('races.publish');
  const change = useRaceChange();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const params = { competitionId, raceId: race.id };
    const body = { publication: 'DRAFT' as const, reason, version: race.version };
    const messages = { done: t('done.DRAFT'), failed: t('failed') };
    if (await change(() => raceApi.publish({ params, body }), messages)) onClose();
    setBusy(false);
  };
  return (
    <SubmitDialog
      title={t('backTitle')}
      label={t('back')}
      busyLabel={t('back')}
      busy={busy}
      failure={null}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <p>{t('backText')}</p>
      <TextField
        label={t('reason')}
        value={reason}
        autoFocus
        autoComplete="off"
        input={{ maxLength: 300 }}
        onChange={({ target }) => setReason(target.value)}
      />
    </SubmitDialog>
  );
}
