'use client';

import { matchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { competitionApi } from '../../../lib/api/browser.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { type CompetitionData, type PhaseData, useChange } from '../data/use-competition.ts';

/** Moves or deletes a phase, after showing what is lost. */
export function usePhaseActions({ category }: CompetitionData, phase: PhaseData) {
  const t = useTranslations('competitionManage.phases');
  const confirm = useConfirm();
  const change = useChange();
  const { id: phaseId, name, version } = phase;

  const moveTo = (place: number) =>
    change(() => competitionApi.changePhase({ body: { phaseId, name, version, place } }), {
      done: t('placed', { name, place }),
      failed: t('saveFailed'),
    });
  const remove = async () => {
    const isConfirmed = await confirm({
      title: t('deleteQuestion', { name }),
      text: t('deleteText', { matches: phase.matches, unit: matchUnit(category.sportVariantKey) }),
      confirmLabel: t('delete'),
      danger: true,
    });
    if (!isConfirmed) return;
    const messages = { done: t('deleted', { name }), failed: t('deleteFailed') };
    await change(() => competitionApi.deletePhase({ params: { phaseId } }), messages);
  };
  return { moveTo, remove };
}
