import type { SportKey } from '@traip/engine';
import { prefixQuery, searchTextOf } from '../../../platform/db/search-text.ts';
import { sportsNamed } from './sports-named.ts';

/** The parsed search text. `words`, `longWords` and `rest` are tsqueries; null matches nothing. */
export interface SearchQuery {
  /** Without accents, case and punctuation. */
  readonly text: string;
  /** All words, and those long enough for the index. */
  readonly words: string;
  readonly longWords: string | null;
  /** The sports that the text names, and the words that name none. */
  readonly sports: readonly SportKey[];
  readonly rest: string | null;
}

export function parseQuery(input: string): SearchQuery {
  const text = searchTextOf(input);
  const words = text.split(' ').filter(Boolean);
  const sportWords = words.filter((word) => sportsNamed(word).size > 0);
  return {
    text,
    words: prefixQuery(text),
    longWords: toTsquery(words.filter((word) => word.length > 1)),
    sports: commonSports(sportWords),
    rest: toTsquery(words.filter((word) => !sportWords.includes(word))),
  };
}

const toTsquery = (words: readonly string[]) => (words.length === 0 ? null : prefixQuery(words.join(' ')));

/** The sports that all words name: "american football" is one sport, not two. */
function commonSports(words: readonly string[]): SportKey[] {
  const [first, ...others] = words.map(sportsNamed);
  return [...(first ?? [])].filter((sport) => others.every((more) => more.has(sport)));
}
