'use client';

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import CloseRounded from '@mui/icons-material/CloseRounded';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Crest } from '../identity/crest.tsx';
import styles from './seed-list.module.css';
import type { SeedItem } from './seed-list.tsx';

interface SeedRowProps {
  readonly team: SeedItem;
  readonly index: number;
  readonly total: number;
  readonly error: string | undefined;
  readonly onPlace: (position: number) => void;
  readonly aside: ReactNode;
  readonly onRemove?: () => void;
}

export function SeedRow({ team, index, total, error, aside, onPlace, onRemove }: SeedRowProps) {
  const t = useTranslations('seedList');
  const { name, key, avatarUrl = null } = team;
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: key });
  return (
    <li
      ref={setNodeRef}
      className={`${styles.row} ${isDragging ? styles.lifted : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={t('move', { name })}
      >
        <DragIndicatorRounded aria-hidden="true" />
      </button>
      <PlaceField name={name} index={index} total={total} onPlace={onPlace} />
      <span className={styles.crest}>
        <Crest name={name} url={avatarUrl} width={28} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {error !== undefined && (
          <span className={styles.wrong} role="alert">
            {error}
          </span>
        )}
      </span>
      <span className={styles.aside}>{aside}</span>
      {onRemove !== undefined && (
        <IconButton aria-label={t('remove', { name })} onClick={onRemove}>
          <CloseRounded sx={{ fontSize: 20 }} />
        </IconButton>
      )}
    </li>
  );
}

type PlaceFieldProps = Pick<SeedRowProps, 'index' | 'total' | 'onPlace'> & { readonly name: string };

/** Typing a number moves the team there, on blur. */
function PlaceField({ name, index, total, onPlace }: PlaceFieldProps) {
  const t = useTranslations('seedList');
  const [typed, setTyped] = useState<string | null>(null);
  const applyNumber = () => {
    const position = Number(typed);
    if (typed !== null && typed !== '' && Number.isInteger(position) && position !== index + 1)
      onPlace(position - 1);
    setTyped(null);
  };
  return (
    <input
      type="number"
      inputMode="numeric"
      min={1}
      max={total}
      className={styles.place}
      aria-label={t('seedOf', { name })}
      value={typed ?? String(index + 1)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={applyNumber}
      onKeyDown={(event) => {
        if (event.key === 'Enter') applyNumber();
      }}
    />
  );
}
