'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { raceResultApi } from '../../../lib/api/race.ts';
import type { RaceRef } from '../data/use-races.ts';
import { useSaving } from '../save/use-saving.ts';
import type { TypedRows } from './typed.ts';

/** Unsaved changes over all pages, and their errors. */
export function useResults(params: RaceRef) {
  const t = useTranslations('races.results');
  const [rows, setRows] = useState<TypedRows>(new Map());
  const saving = useSaving({
    send: (options) => {
      const results = [...rows].map(([bib, { mark, net, wind, elapsed, order, version }]) => ({
        bib,
        mark,
        netMark: net,
        wind,
        elapsed,
        order: order === '' ? null : Number(order),
        version,
      }));
      return raceResultApi.save({ params: { ...params }, body: { results, ...options } });
    },
    onSaved: () => setRows(new Map()),
    typed: rows,
    messages: {
      saved: (count) => t('saved', { count }),
      wrong: (count) => t('wrong', { count }),
      failed: t('failed'),
      doubtful: (count) => t('doubtful', { count }),
    },
  });
  return { rows, setRows, saving };
}
