'use client';

import { useEffect, useState } from 'react';
import type { Draft } from '../draft/draft.ts';
import { phasesOf } from '../draft/formats.ts';
import { type QuickFormat, quickFormats } from '../draft/quick-draft.ts';
import { formatOf } from '../draft/rotation.ts';

type MatchCounts = Readonly<Record<QuickFormat, number | null>>;

/** How many matches each format has, counted by the engine, which is loaded on demand. */
export function useMatchCounts({ format, calendar }: Draft, teams: number): MatchCounts | undefined {
  const [counts, setCounts] = useState<MatchCounts>();
  useEffect(() => {
    let isCurrent = true;
    void import('../preview/preview.ts').then(({ previewOf }) => {
      const counted = quickFormats.map((key) => {
        const own = formatOf({ format: { ...format, key }, calendar });
        const preview = previewOf(phasesOf(own, teams), teams);
        return [key, 'breach' in preview ? null : preview.matches];
      });
      if (isCurrent) setCounts(Object.fromEntries(counted) as MatchCounts);
    });
    return () => {
      isCurrent = false;
    };
  }, [format, calendar, teams]);
  return counts;
}
