'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../../ui/dialog/dialog.tsx';
import { FormActions } from '../../../ui/dialog/form-actions.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';
import { useTheDesk } from '../data/the-desk.tsx';
import { Impact } from './impact.tsx';
import { firstResult, toSupposed, type WrittenResult } from './result.ts';
import { ResultFields } from './result-fields.tsx';
import { useImpact } from './use-impact.ts';
import { useMove } from './use-move.ts';

/** A result by hand. What it would change in tables and later matches is shown before anything is written. */
export function ResultDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations();
  const { desk, rules, client } = useTheDesk();
  const [written, setWritten] = useState(() => firstResult(desk));
  const [force, setForce] = useState(false);
  const { impact, ask, forget, busy: asking, failure: unasked } = useImpact();
  const { move, busy, failure, code } = useMove();
  const supposed = toSupposed(desk, written, rules);
  const change = (to: WrittenResult) => {
    setWritten(to);
    forget();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || asking) return;
    if (impact === null) return ask(supposed);
    const body = { ...supposed, force, version: desk.version };
    if (await move(() => client.addManualResult({ body }))) onClose();
  };
  const stands = failure ?? unasked;
  return (
    <FormDialog
      open
      title={t('matchDesk.resultTitle')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      actions={
        <FormActions
          onCancel={onClose}
          label={t(impact === null ? 'matchDesk.seeImpact' : 'matchDesk.saveResult')}
          busyLabel={t('ui.saving')}
          busy={busy || asking}
        />
      }
    >
      <Fields>
        <ResultFields written={written} onChange={change} />
        {stands !== null && <FormError>{stands}</FormError>}
        {impact !== null && <Impact impact={impact} />}
        {(code === 'DEPENDENT_STARTED' || (impact?.started.length ?? 0) > 0) && (
          <SwitchRow
            label={t('matchDesk.force')}
            hint={t('matchDesk.forceHint')}
            checked={force}
            onChange={setForce}
          />
        )}
      </Fields>
    </FormDialog>
  );
}
