'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import styles from './short-list.module.css';

const shownAtFirst = 4;

interface ShortListProps<T> {
  readonly title: string;
  readonly items: readonly T[];
  readonly children: (item: T) => ReactNode;
}

/** Shows only the first few at first; nothing if there are none. */
export function ShortList<T>({ title, items, children }: ShortListProps<T>) {
  const t = useTranslations('squad.duplicates');
  const [showsAll, setShowsAll] = useState(false);
  if (items.length === 0) return null;
  const isCut = !showsAll && items.length > shownAtFirst + 1;
  return (
    <Card title={title} flush>
      <ul>{(isCut ? items.slice(0, shownAtFirst) : items).map(children)}</ul>
      {isCut && (
        <div className={styles.more}>
          <Button variant="text" onClick={() => setShowsAll(true)}>
            {t('showAll', { count: items.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}
