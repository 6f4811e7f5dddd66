'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { ForceSwitch } from './force-switch.tsx';
import { ReopenImpact, useReopenImpact } from './reopen-impact.tsx';
import { useMatchAction } from './use-match-action.ts';

interface ReasonDialogProps {
  readonly action: 'reopen' | 'cancel';
  readonly onClose: () => void;
}

const maxLength = 500;

/** Reopens or cancels; both need a reason, which stays in the history. */
export function ReasonDialog({ action, onClose }: ReasonDialogProps) {
  const t = useTranslations();
  const { desk, client, unit } = useDeskContext();
  const { move, busy, failure, code } = useMatchAction();
  const [reason, setReason] = useState('');
  const [advances, setAdvances] = useState('');
  const [force, setForce] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const { id, version, home, away, isKnockout } = desk;
  const params = { id };
  const impact = useReopenImpact(action === 'reopen');
  const isBlocked = code === 'DEPENDENT_STARTED' || (impact.data?.started.length ?? 0) > 0;
  const missing = isSubmitted && reason.trim() === '' ? t('matchDesk.reasonMissing') : undefined;
  const side = advances === 'HOME' || advances === 'AWAY' ? ({ advances } as const) : {};
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (busy || reason.trim() === '') return;
    const isDone = await move(() =>
      action === 'reopen'
        ? client.reopen({ params, body: { reason, force, resume: desk.state === 'FINISHED', version } })
        : client.cancel({ params, body: { reason, ...side, version } }),
    );
    if (isDone) onClose();
  };
  return (
    <SubmitDialog
      title={t(`matchDesk.${action}Title`, { unit })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      label={t(`matchDesk.${action}`, { unit })}
      busyLabel={t('ui.saving')}
      busy={busy}
      color={action === 'cancel' ? 'error' : 'primary'}
      failure={failure}
    >
      <Notice tone="info">
        {t(action === 'cancel' ? 'matchDesk.cancelText' : 'matchDesk.reopenText', { unit })}
      </Notice>
      {action === 'reopen' && <ReopenImpact query={impact} />}
      <TextArea
        label={t('matchDesk.reason')}
        maxLength={maxLength}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={missing}
      />
      {action === 'cancel' && isKnockout && (
        <SelectField
          label={t('matchDesk.advances')}
          value={advances}
          onChange={({ target }) => setAdvances(target.value)}
          options={[
            { value: 'HOME', label: home?.name ?? t('matchDesk.undecided') },
            { value: 'AWAY', label: away?.name ?? t('matchDesk.undecided') },
          ]}
        />
      )}
      {action === 'reopen' && isBlocked && <ForceSwitch checked={force} onChange={setForce} />}
    </SubmitDialog>
  );
}
