'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { roundApi } from '../../lib/api/round.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useMatchUnit } from '../../ui/nouns/match-unit.ts';
import { PostponeDialog } from './postpone-dialog.tsx';

interface PostponeRoundDialogProps {
  readonly competitionId: string;
  readonly phaseId: string;
  readonly round: number;
  /** How many matches lose their date, and how many stay because they have begun or have none. */
  readonly count: number;
  readonly left: number;
  readonly onClose: () => void;
}

export function PostponeRoundDialog({
  competitionId,
  phaseId,
  round,
  count,
  left,
  onClose,
}: PostponeRoundDialogProps) {
  const t = useTranslations('postpone');
  const unit = useMatchUnit();
  const queries = useQueryClient();
  const postpone = async (reason: string) => {
    const body = { phaseId, round, reason };
    const { postponed } = await roundApi.postpone({ params: { competitionId }, body });
    await queries.invalidateQueries();
    return t('roundDone', { count: postponed.length, unit });
  };
  return (
    <PostponeDialog
      title={t('roundTitle', { round })}
      label={t('round', { count, unit })}
      onPostpone={postpone}
      onClose={onClose}
    >
      <Notice tone="info">{t('roundText', { count, left, unit })}</Notice>
    </PostponeDialog>
  );
}
