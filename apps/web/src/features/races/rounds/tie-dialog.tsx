'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { raceRoundApi } from '../../../lib/api/race.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { type RaceRef, useInvalidateRaces } from '../data/use-races.ts';

interface TieDialogProps {
  readonly params: RaceRef;
  readonly ties: readonly string[];
  readonly onClose: () => void;
}

const deciders = ['SWIM_OFF', 'LOT', 'JUDGES'] as const;

/** Breaks a tie, place by place. */
export function TieDialog({ params, ties, onClose }: TieDialogProps) {
  const t = useTranslations('races.rounds');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  const [order, setOrder] = useState(ties);
  const [by, setBy] = useState<(typeof deciders)[number]>('SWIM_OFF');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The two swap places.
  const put = (bib: string, at: number) =>
    setOrder((before) =>
      before.map((one, index) => (index === at ? bib : one === bib ? (before[at] ?? one) : one)),
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await raceRoundApi.decideTie({ params: { ...params }, body: { bibs: [...order], by } });
      toast(t('decided'));
      onClose();
    } catch (reason) {
      setFailure(failureMessage(reason, t('decideFailed')));
    } finally {
      await invalidate();
      setBusy(false);
    }
  };
  return (
    <SubmitDialog
      title={t('decide')}
      label={t('saveTie')}
      busyLabel={t('saveTie')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={busy}
      failure={failure}
    >
      <SelectField
        label={t('by')}
        placeholder={null}
        options={deciders.map((value) => ({ value, label: t(`deciders.${value}`) }))}
        value={by}
        onChange={({ target }) => setBy(deciders.find((value) => value === target.value) ?? 'SWIM_OFF')}
      />
      {order.map((bib, index) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the order, whoever has it
          key={index}
          label={t('inPlace', { place: index + 1 })}
          placeholder={null}
          options={ties.map((value) => ({ value, label: t('bibOf', { bib: value }) }))}
          value={bib}
          onChange={({ target }) => put(target.value, index)}
        />
      ))}
    </SubmitDialog>
  );
}
