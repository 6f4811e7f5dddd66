import { type SportKey, sportKeys, sportNames, variantsOf } from '@traip/engine';
import { searchTextOf } from '../../../platform/db/search-text.ts';

type Names = { readonly es: string; readonly en: string };
type Owners = ReadonlyMap<string, readonly SportKey[]>;

const wordsOf = ({ es, en }: Names) => [...new Set(searchTextOf(es, en).split(' '))];

function ownersOf(named: readonly (readonly [SportKey, string])[]): Owners {
  const byWord = Map.groupBy(named, ([, word]) => word);
  return new Map([...byWord].map(([word, all]) => [word, [...new Set(all.map(([key]) => key))]]));
}

const ofSports = ownersOf(
  sportKeys.flatMap((key) => wordsOf(sportNames[key]).map((word) => [key, word] as const)),
);

const ofVariants = ownersOf(
  sportKeys.flatMap((key) =>
    (variantsOf(key) ?? []).flatMap(({ name }) => wordsOf(name).map((word) => [key, word] as const)),
  ),
);

/** Shorter words name no sport yet. */
const shortest = 3;

/** The words that name a sport, in both languages; "beach" and "indoor" are of several sports and name none. */
const known = [
  ...ofSports,
  ...[...ofVariants].filter(([word, keys]) => keys.length === 1 && !ofSports.has(word)),
];

/** The sports one of whose names has a word that begins so. */
export function sportsCalled(word: string): ReadonlySet<SportKey> {
  if (word.length < shortest) return new Set();
  return new Set(known.flatMap(([name, keys]) => (name.startsWith(word) ? keys : [])));
}
