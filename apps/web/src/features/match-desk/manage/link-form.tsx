'use client';

import type { CallReply, matchDeskCalls } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { ManageDialog } from './manage-dialog.tsx';
import { useSaveMatch } from './use-full-match.ts';

export type Link = CallReply<(typeof matchDeskCalls)['createScorerLink']>;

interface LinkFormProps {
  readonly onClose: () => void;
  readonly onCreated: (link: Link) => void;
}

const defaultHours = 12;
const maxHours = 72;
const maxLabelLength = 60;

export function LinkForm({ onClose, onCreated }: LinkFormProps) {
  const t = useTranslations('matchDesk');
  const { desk, client } = useDeskContext();
  const [label, setLabel] = useState('');
  const [hours, setHours] = useState(defaultHours);
  const { save, busy, failure } = useSaveMatch(() => undefined);
  const create = () =>
    save(async () => {
      const body = { matchId: desk.id, hours, label: label.trim() === '' ? null : label };
      onCreated(await client.createScorerLink({ body }));
    });
  return (
    <ManageDialog
      title={t('newLink')}
      busy={busy}
      failure={failure}
      onClose={onClose}
      saveLabel={t('createLink')}
      onSave={() => void create()}
    >
      <TextField
        label={t('linkLabel')}
        hint={t('linkLabelHint')}
        input={{ maxLength: maxLabelLength }}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <NumberStepper label={t('hours')} value={hours} min={1} max={maxHours} onChange={setHours} />
    </ManageDialog>
  );
}
