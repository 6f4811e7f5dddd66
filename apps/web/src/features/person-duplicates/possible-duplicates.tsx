'use client';

import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fullName } from '../../ui/identity/full-name.ts';
import { ActionRow } from '../../ui/list/action-row.tsx';
import { ShortList } from './short-list.tsx';
import type { DuplicatesSource } from './source.ts';
import { type Pair, useDuplicates } from './use-duplicates.ts';

const CompareDialog = dynamic(() => import('./compare-dialog.tsx').then((file) => file.CompareDialog), {
  ssr: false,
});

/** Hidden when there are no possible duplicates. */
export function PossibleDuplicates({ source }: { readonly source: DuplicatesSource }) {
  const t = useTranslations('squad.duplicates');
  const { data } = useDuplicates(source);
  const [compared, setCompared] = useState<Pair | null>(null);
  const { pairs = [] } = data ?? {};
  return (
    <>
      <ShortList title={t('title', { count: pairs.length })} items={pairs}>
        {(pair) => (
          <PairRow
            key={`${pair.kept.personId} ${pair.merged.personId}`}
            pair={pair}
            onCompare={() => setCompared(pair)}
          />
        )}
      </ShortList>
      {compared !== null && (
        <CompareDialog source={source} pair={compared} onClose={() => setCompared(null)} />
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
