import type { SportKey } from '@traip/engine';
import { prefixQuery, searchTextOf } from '../../../platform/db/search-text.ts';
import { sportsCalled } from './sports-called.ts';

/** What somebody typed, as the queries ask for it. A query is a tsquery; null asks for nothing. */
export interface SearchQuery {
  /** Without accents, case and signs. */
  readonly text: string;
  /** All of the words, and those that are long enough to be looked up. */
  readonly words: string;
  readonly longWords: string | null;
  /** The sports that were named, and the words that name none. */
  readonly sports: readonly SportKey[];
  readonly rest: string | null;
}

export function parseQuery(written: string): SearchQuery {
  const text = searchTextOf(written);
  const words = text.split(' ').filter(Boolean);
  const naming = words.filter((word) => sportsCalled(word).size > 0);
  return {
    text,
    words: prefixQuery(text),
    longWords: queryOf(words.filter((word) => word.length > 1)),
    sports: sportsOf(naming),
    rest: queryOf(words.filter((word) => !naming.includes(word))),
  };
}

const queryOf = (words: readonly string[]) => (words.length === 0 ? null : prefixQuery(words.join(' ')));

/** American football is meant by both words together. */
function sportsOf(words: readonly string[]): SportKey[] {
  const [first, ...others] = words.map(sportsCalled);
  return [...(first ?? [])].filter((sport) => others.every((more) => more.has(sport)));
}
