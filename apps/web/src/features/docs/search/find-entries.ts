import type { SearchEntry } from './entry.ts';

const maxResults = 8;

/** Ignores accents and case. Words in paths and in names such as `addManualResult` count separately. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** The entries that match every word, those where one begins a title word first. */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const queryWords = wordsOf(query);
  if (queryWords.length === 0) return [];
  return entries
    .map((entry) => ({ entry, weight: weightOf(entry, queryWords) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, maxResults)
    .map(({ entry }) => entry);
}

/** 0 if a word is missing. A match in a short title counts more than one in a long title. */
function weightOf({ title, place, words }: SearchEntry, queryWords: readonly string[]): number {
  const [inTitle, elsewhere] = [wordsOf(title), wordsOf(`${place} ${words}`)];
  const weights = queryWords.map((word) =>
    Math.max(matchWeight(inTitle, word) * 2, matchWeight(elsewhere, word)),
  );
  if (weights.includes(0)) return 0;
  return weights.reduce((sum, weight) => sum + weight, 0) - Math.min(title.length, 90) / 100;
}

/** A whole word matches best, then a prefix, then a part. */
function matchWeight(words: readonly string[], queryWord: string): number {
  if (words.includes(queryWord)) return 6;
  if (words.some((word) => word.startsWith(queryWord))) return 5;
  return words.some((word) => word.includes(queryWord)) ? 1 : 0;
}
