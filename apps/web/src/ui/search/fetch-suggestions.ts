import { CallFailure, createClient, searchRoutes } from '@traip/contract';
import type { FoundView } from './found.ts';

const api = createClient(searchRoutes, { origin: '' });
const maxSuggestions = 8;

export async function fetchSuggestions(q: string, signal: AbortSignal): Promise<readonly FoundView[]> {
  try {
    return (await api.find({ query: { q, limit: maxSuggestions } }, { signal })).items;
  } catch (failure) {
    // Failed or superseded: no suggestions, but the search itself still works.
    if (!(failure instanceof CallFailure)) throw failure;
    return [];
  }
}
