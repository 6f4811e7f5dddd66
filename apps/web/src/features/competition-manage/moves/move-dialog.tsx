'use client';

import Button from '@mui/material/Button';
import { matchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { FormDialog } from '../../../ui/dialog/dialog.tsx';
import { FormError, Notice } from '../../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';
import { BlockedBy } from './blocked-by.tsx';
import { type Move, moveOf } from './move.ts';
import styles from './moves.module.css';
import { type MoveOptions, useMove } from './use-move.ts';

interface MoveDialogProps extends MoveOptions {
  readonly onClose: () => void;
}

/** Confirms a transition, names its consequences, and asks for a reason if one is required. */
export function MoveDialog({ onClose, ...moving }: MoveDialogProps) {
  const t = useTranslations();
  const texts = useMoveTexts(moving);
  const { form, failure, busy, submit, problem, asksReason, unmetGuards } = useMove(moving, onClose);
  return (
    <FormDialog
      open
      title={texts.question}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={onClose}>
            {t('competitionManage.leaveAsIs')}
          </Button>
          <SubmitButton
            label={texts.action}
            busyLabel={t('competitionManage.moving')}
            busy={busy}
            isDanger={texts.isLoss}
          />
        </>
      }
    >
      <Fields>
        <p className={styles.consequences}>{texts.consequences}</p>
        {asksReason && (
          <TextArea
            {...form.register('reason')}
            label={t('competitionManage.reason')}
            hint={t('competitionManage.reasonHint')}
            error={problem('reason')}
            rows={2}
            maxLength={300}
          />
        )}
        {unmetGuards.length > 0 && (
          <Notice tone="warning">
            {t('competitionManage.heldBack')}
            <BlockedBy guards={unmetGuards} managed={moving} />
          </Notice>
        )}
        {failure !== null && <FormError>{failure}</FormError>}
      </Fields>
    </FormDialog>
  );
}

function useMoveTexts({ competition, phase, to }: MoveOptions) {
  const t = useTranslations('competitionManage');
  const move = moveOf((phase ?? competition).state, to);
  const { name } = phase ?? competition;
  const phases = phase ? [phase] : competition.phases;
  const open = phases.reduce((sum, { matches, played }) => sum + matches - played, 0);
  const unit = matchUnit(competition.category.sportVariantKey);
  const values = { name, matches: open, teams: competition.teams, unit };
  const isLoss = move === 'cancel' || (phase !== undefined && move === 'backToDraft');
  if (phase === undefined) {
    const question = t(`moves.${move}.question`, values);
    const consequences = t(`moves.${move}.text`, values);
    return { question, consequences, action: t(`moves.${move}.action`), isLoss };
  }
  const ofPhase = phaseMove(move);
  return {
    question: t(`phaseMoves.${ofPhase}.question`, values),
    consequences: t(`phaseMoves.${ofPhase}.text`, values),
    action: t(`phaseMoves.${ofPhase}.action`),
    isLoss,
  };
}

type PhaseMove = Exclude<Move, 'publish' | 'hide' | 'startOpen' | 'revive'>;

/** A phase is never published separately: transitions it doesn't have are worded as its start. */
export function phaseMove(move: Move): PhaseMove {
  return move === 'publish' || move === 'hide' || move === 'startOpen' || move === 'revive' ? 'start' : move;
}
