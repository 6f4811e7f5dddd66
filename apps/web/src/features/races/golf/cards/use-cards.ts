'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { raceResultApi } from '../../../../lib/api/race.ts';
import type { RaceRef } from '../../data/use-races.ts';
import { useSaving } from '../../save/use-saving.ts';
import { type Edits, rowsOf } from './edits.ts';

/** Unsaved changes over all rounds and pages, and their errors. */
export function useCards(params: RaceRef) {
  const t = useTranslations('golf.cards');
  const [edits, setEdits] = useState<Edits>(new Map());
  const saving = useSaving({
    send: (reason) =>
      raceResultApi.saveCards({ params: { ...params }, body: { cards: rowsOf(edits), ...reason } }),
    onSaved: () => setEdits(new Map()),
    quotesValue: true,
    messages: {
      saved: (count) => t('saved', { count }),
      wrong: (count) => t('wrong', { count }),
      failed: t('failed'),
    },
  });
  return { edits, setEdits, saving };
}
