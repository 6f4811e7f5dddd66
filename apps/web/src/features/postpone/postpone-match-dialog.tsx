'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { matchApi } from '../../lib/api/browser.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useMatchUnit } from '../../ui/nouns/match-unit.ts';
import { PostponeDialog } from './postpone-dialog.tsx';

interface PostponeMatchDialogProps {
  readonly match: { readonly id: string; readonly version: number };
  readonly onClose: () => void;
}

export function PostponeMatchDialog({ match: { id, version }, onClose }: PostponeMatchDialogProps) {
  const t = useTranslations('postpone');
  const unit = useMatchUnit();
  const queries = useQueryClient();
  const postpone = async (reason: string) => {
    await matchApi.postpone({ body: { matchId: id, reason, version } });
    await queries.invalidateQueries();
    return t('matchDone', { unit });
  };
  return (
    <PostponeDialog
      title={t('matchTitle', { unit })}
      label={t('match')}
      onPostpone={postpone}
      onClose={onClose}
    >
      <Notice tone="info">{t('matchText')}</Notice>
    </PostponeDialog>
  );
}
