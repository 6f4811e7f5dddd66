'use client';

import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { shortDay } from '../../../../i18n/formats.ts';
import { Card } from '../../../../ui/card.tsx';
import { fullName } from '../../../../ui/identity/full-name.ts';
import { ActionRow } from '../../../../ui/list/action-row.tsx';
import { type Merge, type Pair, useDuplicates } from './use-duplicates.ts';
import { useUndoMerge } from './use-undo-merge.ts';

const CompareDialog = dynamic(() => import('./compare-dialog.tsx').then((file) => file.CompareDialog), {
  ssr: false,
});

/** Hidden while nobody looks entered twice and nothing was merged lately. */
export function Duplicates({ teamId }: { readonly teamId: string }) {
  const t = useTranslations('squad.duplicates');
  const { data } = useDuplicates(teamId);
  const [compared, setCompared] = useState<Pair | null>(null);
  const { pairs = [], merges = [] } = data ?? {};
  return (
    <>
      {pairs.length > 0 && (
        <Card title={t('title', { count: pairs.length })} flush>
          <ul>
            {pairs.map((pair) => (
              <PairRow
                key={`${pair.kept.personId} ${pair.merged.personId}`}
                pair={pair}
                onCompare={() => setCompared(pair)}
              />
            ))}
          </ul>
        </Card>
      )}
      {merges.length > 0 && (
        <Card title={t('merges')} flush>
          <ul>
            {merges.map((merge) => (
              <MergeRow key={merge.mergeId} teamId={teamId} merge={merge} />
            ))}
          </ul>
        </Card>
      )}
      {compared !== null && (
        <CompareDialog teamId={teamId} pair={compared} onClose={() => setCompared(null)} />
      )}
    </>
  );
}

function PairRow({ pair, onCompare }: { readonly pair: Pair; readonly onCompare: () => void }) {
  const t = useTranslations('squad.duplicates');
  const [one, other] = [fullName(pair.kept), fullName(pair.merged)];
  return (
    <ActionRow
      title={one === other ? t('twice', { name: one }) : t('both', { one, other })}
      text={t(`because.${pair.because}`)}
    >
      <Button variant="outlined" aria-label={t('compareOf', { name: one })} onClick={onCompare}>
        {t('compare')}
      </Button>
    </ActionRow>
  );
}

function MergeRow({ teamId, merge }: { readonly teamId: string; readonly merge: Merge }) {
  const t = useTranslations('squad.duplicates');
  const locale = useLocale();
  const undo = useUndoMerge(teamId);
  const { mergeId, kept, merged, mergedAt } = merge;
  return (
    <ActionRow title={kept} text={t('mergedOn', { merged, day: shortDay(locale, new Date(mergedAt)) })}>
      <Button variant="text" aria-label={t('undoOf', { name: kept })} onClick={() => void undo(mergeId)}>
        {t('undo')}
      </Button>
    </ActionRow>
  );
}
