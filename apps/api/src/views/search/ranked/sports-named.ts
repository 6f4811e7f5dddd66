import { type SportKey, sportKeys, sportNames, variantsOf } from '@traip/engine';
import { searchTextOf } from '../../../platform/db/search-text.ts';

type Names = { readonly es: string; readonly en: string };
type Owners = ReadonlyMap<string, readonly SportKey[]>;

const wordsOf = ({ es, en }: Names) => [...new Set(searchTextOf(es, en).split(' '))];

function groupByWord(named: readonly (readonly [SportKey, string])[]): Owners {
  const byWord = Map.groupBy(named, ([, word]) => word);
  return new Map([...byWord].map(([word, all]) => [word, [...new Set(all.map(([key]) => key))]]));
}

const ofSports = groupByWord(
  sportKeys.flatMap((key) => wordsOf(sportNames[key]).map((word) => [key, word] as const)),
);

const ofVariants = groupByWord(
  sportKeys.flatMap((key) =>
    (variantsOf(key) ?? []).flatMap(({ name }) => wordsOf(name).map((word) => [key, word] as const)),
  ),
);

/** Shorter words match no sport. */
const minLength = 3;

/** Words that name a sport, in both languages; words shared by variants of several sports, such as "beach", name none. */
const sportsByWord = [
  ...ofSports,
  ...[...ofVariants].filter(([word, keys]) => keys.length === 1 && !ofSports.has(word)),
];

/** The sports with a name that has a word starting so. */
export function sportsNamed(word: string): ReadonlySet<SportKey> {
  if (word.length < minLength) return new Set();
  return new Set(sportsByWord.flatMap(([name, keys]) => (name.startsWith(word) ? keys : [])));
}
