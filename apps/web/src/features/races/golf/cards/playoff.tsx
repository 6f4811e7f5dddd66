'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { raceResultApi } from '../../../../lib/api/race.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../../../ui/form/submit-dialog.tsx';
import { useFailureMessage } from '../../../../ui/form/use-failure-message.ts';
import { type EntryData, useInvalidateRaces } from '../../data/use-races.ts';
import { useRunnerName } from '../../start/runner-name.ts';
import type { GolfProps } from '../golf-props.ts';
import { useField } from '../use-field.ts';

/** Offered when several players share first place after all rounds, or when a play-off is recorded. */
export function Playoff(props: GolfProps) {
  const t = useTranslations('golf.cards');
  const { competitionId, race, golf, mayTime } = props;
  const { data = [] } = useField({ competitionId, raceId: race.id });
  const [isOpen, setOpen] = useState(false);
  const level = data.filter(({ result }) => result !== null && (result.place === 1 || result.order !== null));
  const isOver = level.every(({ result }) => result?.card.length === golf.rounds);
  if (!mayTime || level.length < 2 || !isOver) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('playoff')}
      </Button>
      {isOpen && <PlayoffDialog {...props} level={level} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PlayoffDialogProps extends GolfProps {
  readonly level: readonly EntryData[];
  readonly onClose: () => void;
}

function PlayoffDialog(props: PlayoffDialogProps) {
  const t = useTranslations();
  const nameOf = useRunnerName();
  const { race, level, onClose } = props;
  const { winner, setWinner, reason, setReason, busy, failure, submit } = usePlayoff(props);
  return (
    <SubmitDialog
      title={t('golf.cards.playoff')}
      label={t('races.form.save')}
      busyLabel={t('golf.cards.saving')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={busy}
      failure={failure}
    >
      <p>{t('golf.cards.playoffText')}</p>
      <SelectField
        label={t('golf.cards.playoffWinner')}
        placeholder={t('golf.cards.playoffNone')}
        options={level.map((entry) => ({ value: entry.bib, label: nameOf(entry) }))}
        value={winner}
        onChange={({ target }) => setWinner(target.value)}
      />
      {race.publication === 'OFFICIAL' && (
        <TextField
          label={t('races.results.reason')}
          hint={t('races.results.reasonHint')}
          value={reason}
          autoComplete="off"
          input={{ maxLength: 300 }}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </SubmitDialog>
  );
}

function usePlayoff({ competitionId, race, level, onClose }: PlayoffDialogProps) {
  const t = useTranslations('golf.cards');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  const [winner, setWinner] = useState(level.find(({ result }) => result?.order === 1)?.bib ?? '');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    const others = level.map(({ bib }) => bib).filter((bib) => bib !== winner);
    const body = { playoff: winner === '' ? [] : [winner, ...others], ...(reason && { reason }) };
    try {
      await raceResultApi.saveCards({ params: { competitionId, raceId: race.id }, body });
      toast(t('playoffSaved'));
      await invalidate();
      onClose();
    } catch (thrown) {
      setFailure(failureMessage(thrown, t('failed')));
      setBusy(false);
    }
  };
  return { winner, setWinner, reason, setReason, busy, failure, submit };
}
