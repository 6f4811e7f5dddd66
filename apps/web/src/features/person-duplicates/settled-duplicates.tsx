'use client';

import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { shortDay } from '../../i18n/formats.ts';
import { ActionRow } from '../../ui/list/action-row.tsx';
import { ShortList } from './short-list.tsx';
import type { DuplicatesSource } from './source.ts';
import { useDuplicateDecision } from './use-duplicate-decision.ts';
import { type DifferentPair, type Merge, useDuplicates } from './use-duplicates.ts';

/** Decisions about duplicates that can be undone. */
export function SettledDuplicates({ source }: { readonly source: DuplicatesSource }) {
  const t = useTranslations('squad.duplicates');
  const { data } = useDuplicates(source);
  const { undoMerge, undoDecision } = useDuplicateDecision(source);
  const { merges = [], different = [] } = data ?? {};
  return (
    <>
      <ShortList title={t('merges')} items={merges}>
        {(merge) => (
          <MergeRow key={merge.mergeId} merge={merge} onUndo={() => void undoMerge(merge.mergeId)} />
        )}
      </ShortList>
      <ShortList title={t('apart')} items={different}>
        {(decision) => (
          <DifferentPairRow
            key={`${decision.keptId} ${decision.mergedId}`}
            decision={decision}
            onUndo={() => void undoDecision(decision)}
          />
        )}
      </ShortList>
    </>
  );
}

function MergeRow({ merge, onUndo }: { readonly merge: Merge; readonly onUndo: () => void }) {
  const t = useTranslations('squad.duplicates');
  const locale = useLocale();
  const { kept, merged, mergedAt } = merge;
  return (
    <ActionRow title={kept} text={t('mergedOn', { merged, day: shortDay(locale, new Date(mergedAt)) })}>
      <Button variant="text" aria-label={t('undoOf', { name: kept })} onClick={onUndo}>
        {t('undo')}
      </Button>
    </ActionRow>
  );
}

function DifferentPairRow({
  decision,
  onUndo,
}: {
  readonly decision: DifferentPair;
  readonly onUndo: () => void;
}) {
  const t = useTranslations('squad.duplicates');
  const locale = useLocale();
  const { one, other, judgedAt } = decision;
  return (
    <ActionRow
      title={one === other ? t('namesakes', { name: one }) : t('both', { one, other })}
      text={t('apartOn', { day: shortDay(locale, new Date(judgedAt)) })}
    >
      <Button variant="text" aria-label={t('undoApartOf', { name: one })} onClick={onUndo}>
        {t('undo')}
      </Button>
    </ActionRow>
  );
}
