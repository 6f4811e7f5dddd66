'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo, useRef } from 'react';
import { readState, type UrlValues, writeState } from './url-state.ts';

export { parsePage } from './url-state.ts';

type Change<T> = (change: Partial<T>) => void;

/** List criteria in the URL: they survive a reload and can be shared. Defaults are left out. */
export function useUrlState<T extends UrlValues>(defaults: T): readonly [T, Change<T>] {
  const query = useSearchParams();
  // Callers pass a literal: a new object each time, with the same content.
  const { current: stableDefaults } = useRef(defaults);
  const state = useMemo(() => readState(query, stableDefaults), [query, stableDefaults]);
  const change = useCallback<Change<T>>(
    (changed) => {
      // The current URL, not that of the last render: two changes may come before the next one.
      const next = writeState(new URLSearchParams(location.search), stableDefaults, changed);
      history.replaceState(null, '', next.size === 0 ? location.pathname : `?${next}`);
    },
    [stableDefaults],
  );
  return [state, change];
}
