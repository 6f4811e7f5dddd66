'use client';

import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './closing.module.css';
import { decisionOf } from './decisions.ts';
import { HitRow } from './hit-row.tsx';
import type { ClosingState } from './use-closing.ts';

/** The others get the same decision, and are shown on request. */
const shownAtFirst = 60;

/** Every affected match, with its decision. */
export function HitMatches({ of }: { readonly of: ClosingState }) {
  const t = useTranslations('closing');
  const [shown, setShown] = useState(shownAtFirst);
  const { preview, matches, chosen, decide, moveAll } = of;
  if (preview.isError) return <Notice tone="error">{t('previewFailed')}</Notice>;
  if (preview.data === undefined)
    return preview.isFetching ? <p className={styles.looking}>{t('looking')}</p> : null;
  const { total } = preview.data;
  if (total === 0) return <Notice tone="info">{t('nobody')}</Notice>;
  const movable = matches.filter(({ places }) => places.length > 0).length;
  const isAllMoving = matches.every(
    (hit) => hit.places.length === 0 || typeof decisionOf(hit, chosen) === 'number',
  );
  return (
    <>
      <div className={styles.warning} role="status">
        <WarningAmberRounded aria-hidden="true" />
        <span className={styles.words}>
          <b>{t('standing', { count: total })}</b>
          <span>{movable > 0 ? t('found', { count: movable }) : t('foundNone')}</span>
        </span>
        {movable > 0 && !isAllMoving && (
          <Button variant="outlined" onClick={moveAll} className={styles.all ?? ''}>
            {t('moveAll', { count: movable })}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {matches.slice(0, shown).map((hit) => (
          <HitRow
            key={hit.match.id}
            hit={hit}
            decision={decisionOf(hit, chosen)}
            onDecide={(decision) => decide(hit.match.id, decision)}
          />
        ))}
      </ul>
      {matches.length > shown && (
        <Button variant="outlined" onClick={() => setShown(matches.length)}>
          {t('showMore', { count: matches.length - shown })}
        </Button>
      )}
      {total > matches.length && (
        <p className={styles.looking}>{t('more', { count: total - matches.length })}</p>
      )}
    </>
  );
}
