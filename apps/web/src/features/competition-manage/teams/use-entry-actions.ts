'use client';

import { useTranslations } from 'next-intl';
import { entryApi } from '../../../lib/api/browser.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { type CompetitionData, type EntryData, useChange } from '../data/use-competition.ts';

/** Pairs. */
const fewestToPlay = 4;

/** Accepts a team, or removes it before the first match. */
export function useEntryActions(
  { id: competitionId, competitors: kind, entries }: CompetitionData,
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
    const isConfirmed = await confirm({
      title: t('removeQuestion', { name }),
      text: t('removeText', { kind }),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (!isConfirmed) return;
    const messages = { done: t('removed', { name }), failed: t('removeFailed') };
    await change(() => entryApi.remove({ body: { competitionId, teamId } }), messages);
  };
  /**
   * In an americano or mexicano, played matches stay; the rest is drawn again or, with three players,
   * dropped.
   */
  const leave = async () => {
    const players = entries.filter(({ status }) => status === 'ACCEPTED').length;
    const endsRounds = players <= fewestToPlay;
    const isConfirmed = await confirm({
      title: t('leaveQuestion', { name }),
      text: t(endsRounds ? 'leaveTooFew' : 'leaveText'),
      confirmLabel: t('withdraw'),
      danger: true,
    });
    if (!isConfirmed) return;
    const messages = { done: t('withdrawn', { name }), failed: t('withdrawFailed') };
    await change(() => entryApi.remove({ body: { competitionId, teamId, endsRounds } }), messages);
  };
  return { accept, remove, leave };
}
