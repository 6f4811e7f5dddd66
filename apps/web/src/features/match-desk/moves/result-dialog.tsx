'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { ForceSwitch } from './force-switch.tsx';
import { Impact } from './impact.tsx';
import { firstResult, isBlankTie, type ResultFormValues, toResultInput } from './result.ts';
import { ResultFields } from './result-fields.tsx';
import { useImpact } from './use-impact.ts';
import { useMatchAction } from './use-match-action.ts';

/** A manual result. A correction first shows what it changes in tables and later matches. */
export function ResultDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations();
  const { desk, rules, client } = useDeskContext();
  const [values, setValues] = useState(() => firstResult(desk, rules));
  const [force, setForce] = useState(false);
  const [isBlank, setBlank] = useState(false);
  const {
    impact,
    ask: loadImpact,
    forget: clearImpact,
    busy: isLoadingImpact,
    failure: impactFailure,
  } = useImpact();
  const { move, busy, failure, code } = useMatchAction();
  const supposed = toResultInput(desk, values, rules);
  const isUnseen = desk.state === 'FINISHED' && impact === null;
  const change = (to: ResultFormValues) => {
    setValues(to);
    setBlank(false);
    clearImpact();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || isLoadingImpact) return;
    if (isBlankTie(values, rules)) return setBlank(true);
    if (isUnseen) return loadImpact(supposed);
    const body = { ...supposed, force, version: desk.version };
    if (await move(() => client.addManualResult({ body }))) onClose();
  };
  const blockingReason = isBlank ? t('rubbers.sheetEmpty') : (failure ?? impactFailure);
  return (
    <SubmitDialog
      title={t('matchDesk.resultTitle')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      label={t(isUnseen ? 'matchDesk.seeImpact' : 'matchDesk.saveResult')}
      busyLabel={t('ui.saving')}
      busy={busy || isLoadingImpact}
      failure={blockingReason}
    >
      <ResultFields values={values} onChange={change} />
      {impact !== null && <Impact impact={impact} />}
      {(code === 'DEPENDENT_STARTED' || (impact?.started.length ?? 0) > 0) && (
        <ForceSwitch checked={force} onChange={setForce} />
      )}
    </SubmitDialog>
  );
}
