'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useToast } from '../../ui/feedback/toast.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';

interface PostponeDialogProps {
  readonly title: string;
  /** The label of the button. */
  readonly label: string;
  /** What changes, and for whom. */
  readonly children: ReactNode;
  /** Resolves to the message to show afterwards. */
  readonly onPostpone: (reason: string) => Promise<string>;
  readonly onClose: () => void;
}

const maxLength = 500;

/** Removes dates. Everyone affected gets the reason. */
export function PostponeDialog({ title, label, children, onPostpone, onClose }: PostponeDialogProps) {
  const t = useTranslations();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isMissing = isSubmitted && reason.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (busy || reason.trim() === '') return;
    setBusy(true);
    setFailure(null);
    try {
      toast(await onPostpone(reason));
      onClose();
    } catch (error) {
      setFailure(failureMessage(error, t('postpone.failed')));
      setBusy(false);
    }
  };
  return (
    <SubmitDialog
      title={title}
      label={label}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busyLabel={t('ui.saving')}
    >
      {children}
      <TextArea
        label={t('postpone.reason')}
        maxLength={maxLength}
        rows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isMissing ? t('postpone.reasonMissing') : undefined}
      />
    </SubmitDialog>
  );
}
