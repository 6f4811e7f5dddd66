'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo, useRef } from 'react';
import { readState, type UrlValues, writeState } from './url-state.ts';

export { parsePage } from './url-state.ts';

type Change<T> = (change: Partial<T>) => void;

/**
 * What a list is looking for, kept in the address: it survives a reload, and can be sent to somebody. Values that
 * are as they usually are stay out of it.
 */
export function useUrlState<T extends UrlValues>(defaults: T): readonly [T, Change<T>] {
  const query = useSearchParams();
  // Written in the caller's code as a literal: a new object each time, with the same content.
  const { current: stableDefaults } = useRef(defaults);
  const state = useMemo(() => readState(query, stableDefaults), [query, stableDefaults]);
  const change = useCallback<Change<T>>(
    (changed) => {
      // The address itself, not what was drawn last: two changes may come before the next drawing.
      const next = writeState(new URLSearchParams(location.search), stableDefaults, changed);
      history.replaceState(null, '', next.size === 0 ? location.pathname : `?${next}`);
    },
    [stableDefaults],
  );
  return [state, change];
}
