'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { entryApi } from '../../../lib/api/browser.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { type CompetitionData, useInvalidateCompetitions } from '../data/use-competition.ts';

interface AddByNameDialogProps {
  readonly competition: CompetitionData;
  readonly onClose: () => void;
}

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Enters players or pairs, one per line. */
export function AddByNameDialog({ competition, onClose }: AddByNameDialogProps) {
  const t = useTranslations();
  const tTeams = useTranslations('competitionManage.teams');
  const { id: competitionId, competitors: kind } = competition;
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateCompetitions();
  const names = linesIn(text);
  const add = async () => {
    if (busy || names.length === 0) return;
    setBusy(true);
    setFailure(null);
    try {
      await entryApi.addByName({ body: { competitionId, names } });
      await invalidate();
      onClose();
    } catch (reason) {
      setFailure(failureMessage(reason, tTeams('addFailed')));
      setBusy(false);
    }
  };
  return (
    <SubmitDialog
      title={tTeams('add', { kind })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      label={tTeams('addNames', { count: names.length })}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      <TextArea
        label={tTeams('names', { kind })}
        hint={tTeams('namesHint', { kind })}
        placeholder={
          kind === 'PAIR'
            ? t('competitionWizard.quick.pairsExample')
            : t('competitionWizard.quick.playersExample')
        }
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </SubmitDialog>
  );
}
