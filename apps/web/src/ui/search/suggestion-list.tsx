'use client';

import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import { useTranslations } from 'next-intl';
import type { PointerEvent } from 'react';
import type { FoundView } from './found.ts';
import { FoundPicture, useFoundFacts } from './found-facts.tsx';
import styles from './search-box.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly active: number;
  readonly query: string;
  readonly items: readonly FoundView[];
  readonly onChoose: (index: number) => void;
}

/** Suggestions, and the full search at the end. The focus stays in the field, as in any combobox. */
export function SuggestionList({ id, isOpen, active, query, items, onChoose }: SuggestionListProps) {
  const t = useTranslations('shell.find');
  const facts = useFoundFacts();
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option' as const,
    tabIndex: -1,
    'aria-selected': index === active,
    className: styles.option,
    onClick: () => onChoose(index),
  });
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('suggestions')}
      hidden={!isOpen}
      className={styles.list}
      onPointerDown={keepFocus}
    >
      {items.map((found, index) => (
        <div key={`${found.kind} ${found.id}`} {...option(index)}>
          <FoundPicture found={found} width={32} />
          <span className={styles.words}>
            <b className={styles.name}>{found.name}</b>
            <span className={styles.quiet}>{facts(found).join(' · ')}</span>
          </span>
        </div>
      ))}
      {items.length > 0 && (
        <div {...option(items.length)}>
          <ArrowForwardRounded aria-hidden="true" color="primary" sx={{ width: 32 }} />
          <b className={styles.name}>{t('everything', { query })}</b>
        </div>
      )}
    </div>
  );
}

/** Keeps the focus in the field: otherwise the list would close before the click. */
function keepFocus(event: PointerEvent) {
  event.preventDefault();
}
