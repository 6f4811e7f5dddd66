'use client';

import { useEffect, useState } from 'react';
import type { DraftFormat } from '../draft/draft.ts';
import { phasesOf } from '../draft/formats.ts';
import { type QuickFormat, quickFormats } from '../draft/quick-draft.ts';

type MatchCounts = Readonly<Record<QuickFormat, number | null>>;

/** How many matches each format would have, counted by the engine, which is loaded on demand. */
export function useMatchCounts(format: DraftFormat, teams: number): MatchCounts | undefined {
  const [counts, setCounts] = useState<MatchCounts>();
  useEffect(() => {
    let isCurrent = true;
    void import('../preview/preview.ts').then(({ previewOf }) => {
      const counted = quickFormats.map((key) => {
        const preview = previewOf(phasesOf({ ...format, key }, teams), teams);
        return [key, 'breach' in preview ? null : preview.matches];
      });
      if (isCurrent) setCounts(Object.fromEntries(counted) as MatchCounts);
    });
    return () => {
      isCurrent = false;
    };
  }, [format, teams]);
  return counts;
}
