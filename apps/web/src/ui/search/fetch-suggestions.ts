import { CallFailure, createClient, searchCalls } from '@traip/contract';
import type { FoundView } from './found.ts';

const api = createClient(searchCalls, { origin: '' });
const most = 8;

export async function fetchSuggestions(q: string, signal: AbortSignal): Promise<readonly FoundView[]> {
  try {
    return (await api.find({ query: { q, limit: most } }, { signal })).items;
  } catch (failure) {
    // Lost or overtaken by the next letter: nothing is suggested, and the whole search is one key away.
    if (!(failure instanceof CallFailure)) throw failure;
    return [];
  }
}
