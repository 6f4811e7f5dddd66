'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../../ui/dialog/dialog.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';
import type { ClosingData } from './decisions.ts';
import { HitMatches } from './hit-matches.tsx';
import { NotifiedPeople } from './notified-people.tsx';
import { useClosing } from './use-closing.ts';

interface ClosingDialogProps {
  readonly orgCode: string;
  readonly closing: ClosingData;
  readonly title: string;
  /** The button's label if no match moves. */
  readonly label: string;
  readonly done: string;
  readonly onClose: () => void;
}

/** Before opening hours, fields or a venue are removed: what happens to the matches there. */
export function ClosingDialog({ orgCode, closing, title, label, done, onClose }: ClosingDialogProps) {
  const t = useTranslations();
  const [reason, setReason] = useState('');
  const state = useClosing({ orgCode, closing, reason, done, onClose });
  const { counts, busy, failure } = state;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void state.save();
  };
  return (
    <FormDialog
      open
      isWide
      title={title}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <NotifiedPeople {...counts} />
          <Button variant="outlined" size="large" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <SubmitButton
            label={counts.moved > 0 ? t('closing.saveAndMove', { count: counts.moved }) : label}
            busyLabel={t('ui.saving')}
            busy={busy}
          />
        </>
      }
    >
      <Fields>
        <HitMatches of={state} />
        {counts.postponed > 0 && (
          <TextField
            label={t('closing.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            autoComplete="off"
          />
        )}
        {failure !== null && <FormError>{failure}</FormError>}
      </Fields>
    </FormDialog>
  );
}
