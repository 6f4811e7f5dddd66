'use client';

import { useTranslations } from 'next-intl';
import { usePeopleChange } from '../people-change/index.ts';
import type { DuplicatesSource } from './source.ts';

interface PairIds {
  readonly keptId: string;
  readonly mergedId: string;
}

/** Actions on two entries besides merging them; each can be undone. */
export function useDuplicateDecision(source: DuplicatesSource) {
  const t = useTranslations('squad.duplicates');
  const change = usePeopleChange();
  const undoDecision = ({ keptId, mergedId }: PairIds) =>
    change(() => source.tellApart({ keptId, mergedId, areTwo: false }), {
      done: t('apartUndone'),
      failed: t('undoFailed'),
    });
  const tellApart = ({ keptId, mergedId }: PairIds) =>
    change(() => source.tellApart({ keptId, mergedId, areTwo: true }), {
      done: t('toldApart'),
      failed: t('apartFailed'),
      undo: { label: t('undo'), run: () => void undoDecision({ keptId, mergedId }) },
    });
  const undoMerge = (mergeId: string) =>
    change(() => source.undo(mergeId), { done: t('undone'), failed: t('undoFailed') });
  return { tellApart, undoDecision, undoMerge };
}
