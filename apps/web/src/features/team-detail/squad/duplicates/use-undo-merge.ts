'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { personMergeApi } from '../../../../lib/api/person-merge.ts';
import { useTeamChange } from '../../team/use-team.ts';

export function useUndoMerge(teamId: string): (mergeId: string) => Promise<boolean> {
  const t = useTranslations('squad.duplicates');
  const change = useTeamChange();
  return useCallback(
    (id) =>
      change(() => personMergeApi.undo({ params: { teamId, id } }), {
        done: t('undone'),
        failed: t('undoFailed'),
      }),
    [teamId, t, change],
  );
}
