'use client';

import { useEffect, useState } from 'react';
import type { FoundView } from './found.ts';

/** People type faster than this; one question is asked for what they meant. */
const calm = 180;
const minLength = 2;

interface Suggestions {
  /** What they answer to. */
  readonly for: string;
  readonly items: readonly FoundView[];
}

/** What might be meant by what is typed so far. Without a network there is none: the form still works. */
export function useSuggestions(typed: string): Suggestions {
  const query = typed.trim();
  const [suggestions, setSuggestions] = useState<Suggestions>({ for: '', items: [] });
  useEffect(() => {
    if (query.length < minLength) return;
    const end = new AbortController();
    const id = setTimeout(async () => {
      // The contract's shapes are heavy, and most readers of public pages never search: loaded with the first letter.
      const { fetchSuggestions } = await import('./fetch-suggestions.ts');
      const items = await fetchSuggestions(query, end.signal);
      if (!end.signal.aborted) setSuggestions({ for: query, items });
    }, calm);
    return () => {
      clearTimeout(id);
      end.abort();
    };
  }, [query]);
  return query.length < minLength ? { for: query, items: [] } : suggestions;
}
