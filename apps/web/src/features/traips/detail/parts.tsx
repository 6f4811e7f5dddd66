'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { PartRow } from './part-row.tsx';
import type { TraipData } from './use-traip.ts';

interface Part {
  readonly id: string;
  readonly name: string;
  readonly competitions: number;
}

interface PartsProps<P extends Part> {
  readonly traip: TraipData;
  readonly parts: readonly P[];
  readonly texts: Readonly<Record<'title' | 'add' | 'none' | 'noneText', string>>;
  readonly facts: (part: P) => string;
  readonly onDelete: (part: P) => Promise<void>;
  /** The link of a part; null: none. */
  readonly nextHref?: (part: P) => string | null;
  /** The dialog; null for a new one. */
  readonly dialog: (part: P | null, onClose: () => void) => ReactNode;
}

export function Parts<P extends Part>({
  traip,
  parts,
  texts,
  facts,
  onDelete,
  nextHref,
  dialog,
}: PartsProps<P>) {
  const [writing, setWriting] = useState<P | 'new' | null>(null);
  const mayWrite = traip.abilities.includes('competitions.manage');
  const mayDelete = traip.abilities.includes('traips.manage');
  const add = mayWrite && (
    <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setWriting('new')}>
      {texts.add}
    </Button>
  );
  return (
    <Card title={texts.title} aside={parts.length > 0 && add} flush>
      {parts.length === 0 ? (
        <EmptyState title={texts.none} action={add}>
          {texts.noneText}
        </EmptyState>
      ) : (
        <ul>
          {parts.map((part) => (
            <PartRow
              key={part.id}
              name={part.name}
              facts={facts(part)}
              competitions={part.competitions}
              nextHref={(mayWrite && nextHref?.(part)) || null}
              onEdit={mayWrite ? () => setWriting(part) : undefined}
              onDelete={mayDelete ? () => void onDelete(part) : undefined}
            />
          ))}
        </ul>
      )}
      {writing !== null && dialog(current(parts, writing), () => setWriting(null))}
    </Card>
  );
}

/** The latest version, after another user's change. */
function current<P extends Part>(parts: readonly P[], writing: P | 'new'): P | null {
  return writing === 'new' ? null : (parts.find(({ id }) => id === writing.id) ?? writing);
}
