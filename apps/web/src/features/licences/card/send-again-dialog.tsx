'use client';

import { CallFailure, LicenceReply } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { licenceApi } from '../../../lib/api/licence.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { type LicenceCardData, useInvalidateLicences } from '../data/use-licences.ts';
import { type Missing, useMissingText } from '../words/use-missing-text.ts';
import { type Reason, useReasonText } from '../words/use-reason-text.ts';

interface MissingParts {
  readonly missing: readonly Missing[];
  readonly reasons: readonly Reason[];
}

interface SendAgainDialogProps {
  readonly card: LicenceCardData;
  readonly onClose: () => void;
}

/** Submits a returned licence again, with a note on what was corrected. */
export function SendAgainDialog({ card, onClose }: SendAgainDialogProps) {
  const t = useTranslations();
  const [missingParts, setMissingParts] = useState<MissingParts | null>(null);
  const { form, busy, failure, submit, problem } = useSendForm(card, onClose, setMissingParts);
  return (
    <SubmitDialog
      title={t('licences.mend.sendOf', { name: `${card.firstName} ${card.surnames}`.trim() })}
      onClose={onClose}
      onSubmit={submit}
      label={t('licences.mend.send')}
      busyLabel={t('licences.club.sending')}
      busy={busy}
      failure={failure}
    >
      <p>{t('licences.mend.text', { reason: card.reason ?? '' })}</p>
      <TextArea
        {...form.register('reply')}
        label={t('licences.mend.reply')}
        error={problem('reply')}
        rows={2}
        maxLength={300}
      />
      {missingParts !== null && <MissingNotice {...missingParts} />}
    </SubmitDialog>
  );
}

function MissingNotice({ missing, reasons }: MissingParts) {
  const t = useTranslations('licences.mend');
  const missingText = useMissingText();
  const reasonText = useReasonText();
  const lines = [...missing.map(missingText), ...reasons.map(reasonText)];
  return (
    <Notice tone="error">
      {t('lacking')}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

function useSendForm(
  { id }: LicenceCardData,
  onClose: () => void,
  setMissingParts: (lacking: MissingParts | null) => void,
) {
  const t = useTranslations('licences');
  const toast = useToast();
  const invalidate = useInvalidateLicences();
  return useShapeForm(LicenceReply, {
    failed: t('club.sendFailed'),
    send: async (body) => {
      setMissingParts(null);
      try {
        await licenceApi.sendAgain({ params: { id }, body });
      } catch (failure) {
        const isIncomplete = failure instanceof CallFailure && failure.code === 'LICENCE_INCOMPLETE';
        if (!isIncomplete) throw failure;
        return setMissingParts(failure.error?.details as unknown as MissingParts);
      }
      toast(t('mend.sent'));
      await invalidate();
      onClose();
    },
  });
}
