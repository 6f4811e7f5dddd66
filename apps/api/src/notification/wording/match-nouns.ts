import type { Locale } from '@traip/contract';
import type { MatchUnit } from '@traip/engine';

interface Noun {
  readonly one: string;
  readonly many: string;
}

const nouns: Readonly<Record<Locale, Readonly<Record<MatchUnit, Noun>>>> = {
  es: {
    MATCH: { one: 'partido', many: 'partidos' },
    BOUT: { one: 'combate', many: 'combates' },
    TIE: { one: 'eliminatoria', many: 'eliminatorias' },
  },
  en: {
    MATCH: { one: 'match', many: 'matches' },
    BOUT: { one: 'bout', many: 'bouts' },
    TIE: { one: 'tie', many: 'ties' },
  },
};

/** The name of a competition's matches: “combate” and “combates”. */
export function matchNoun(locale: Locale, unit: MatchUnit): Noun {
  return nouns[locale][unit];
}

/** "1 combate", "3 ties". */
export function matchCount(locale: Locale, unit: MatchUnit, count: number): string {
  const { one, many } = matchNoun(locale, unit);
  return `${count} ${count === 1 ? one : many}`;
}
