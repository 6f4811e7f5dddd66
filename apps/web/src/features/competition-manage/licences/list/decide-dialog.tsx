'use client';

import { text } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { SubmitDialog } from '../../../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../../../ui/form/use-shape-form.ts';
import { fullName } from '../../../../ui/identity/full-name.ts';
import type { useDecide } from './use-decide.ts';
import type { LicenceData } from './use-licences.ts';

/** What needs a reason. */
export interface TurnedDown {
  readonly action: 'return' | 'revoke';
  readonly licences: readonly LicenceData[];
}

interface DecideDialogProps extends TurnedDown {
  readonly decide: ReturnType<typeof useDecide>['decide'];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const Reason = z.object({ reason: text(300, 'REASON_REQUIRED') });

/** Returns or revokes licences; the club sees the reason. */
export function DecideDialog({ action, licences, decide, onDone, onClose }: DecideDialogProps) {
  const t = useTranslations('licences.organiser');
  const ui = useTranslations('ui');
  const { form, failure, busy, submit, problem } = useShapeForm(Reason, {
    failed: t('decideFailed'),
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      await decide({ action, ids: licences.map(({ id }) => id), reason });
      onDone();
    },
  });
  const [first] = licences;
  const values = { count: licences.length, name: first ? fullName(first.person) : '' };
  const isReturn = action === 'return';
  return (
    <SubmitDialog
      title={t(isReturn ? 'returnTitle' : 'revokeTitle', values)}
      onClose={onClose}
      onSubmit={submit}
      label={t(action)}
      busyLabel={ui('saving')}
      busy={busy}
      failure={failure}
      {...(isReturn ? {} : { color: 'error' as const })}
    >
      <p>{t(isReturn ? 'returnText' : 'revokeText')}</p>
      <TextArea
        {...form.register('reason')}
        label={t('reason')}
        error={problem('reason')}
        rows={2}
        maxLength={300}
        {...(isReturn ? { placeholder: t('returnExample') } : {})}
      />
    </SubmitDialog>
  );
}
