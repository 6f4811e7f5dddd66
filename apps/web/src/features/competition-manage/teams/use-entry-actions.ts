'use client';

import { useTranslations } from 'next-intl';
import { entryApi } from '../../../lib/api/browser.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { type CompetitionData, type EntryData, useChange } from '../data/use-competition.ts';

/** Accepts a team, or removes it before the first match. */
export function useEntryActions(
  { id: competitionId, competitors: kind }: CompetitionData,
  { team }: EntryData,
) {
  const t = useTranslations('competitionManage.teams');
  const confirm = useConfirm();
  const change = useChange();
  const { id: teamId, name } = team;

  const accept = () =>
    change(() => entryApi.decide({ body: { competitionId, teamId, accept: true } }), {
      done: t('accepted', { name }),
      failed: t('decideFailed'),
    });
  const remove = async () => {
    const sure = await confirm({
      title: t('removeQuestion', { name }),
      text: t('removeText', { kind }),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (!sure) return;
    const words = { done: t('removed', { name }), failed: t('removeFailed') };
    await change(() => entryApi.remove({ body: { competitionId, teamId } }), words);
  };
  return { accept, remove };
}
