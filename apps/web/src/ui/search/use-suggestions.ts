'use client';

import { useEffect, useState } from 'react';
import type { FoundView } from './found.ts';

/** Debounce delay, as specified. */
const debounceMs = 166;
const minLength = 2;

interface Suggestions {
  /** The query that they belong to. */
  readonly for: string;
  readonly items: readonly FoundView[];
}

/** Empty while offline: the form still works. */
export function useSuggestions(typed: string): Suggestions {
  const query = typed.trim();
  const [suggestions, setSuggestions] = useState<Suggestions>({ for: '', items: [] });
  useEffect(() => {
    if (query.length < minLength) return;
    const end = new AbortController();
    const id = setTimeout(async () => {
      // The contract's shapes are heavy, and most visitors of public pages never search: loaded on demand.
      const { fetchSuggestions } = await import('./fetch-suggestions.ts');
      const items = await fetchSuggestions(query, end.signal);
      if (!end.signal.aborted) setSuggestions({ for: query, items });
    }, debounceMs);
    return () => {
      clearTimeout(id);
      end.abort();
    };
  }, [query]);
  return query.length < minLength ? { for: query, items: [] } : suggestions;
}
