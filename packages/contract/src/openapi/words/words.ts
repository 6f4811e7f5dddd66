import type { Locale } from '../../error-body.ts';
import { calendarWords } from './calendar.ts';
import { combatWords } from './combat.ts';
import { competitionWords } from './competition.ts';
import { countedWords } from './counted.ts';
import { exactWords } from './exact.ts';
import { golfWords } from './golf.ts';
import { matchWords } from './match.ts';
import { parameterWords } from './paths.ts';
import { peopleWords } from './people.ts';
import { programWords } from './programs.ts';
import { raceRankingWords } from './race-ranking.ts';
import { raceRecordWords } from './race-record.ts';
import { rankingWords } from './ranking.ts';
import { registrationWords } from './registration.ts';
import { roundWords } from './rounds.ts';
import { sharedWords } from './shared.ts';
import { spanishSummaries } from './spanish/summaries.ts';
import { spanishDictionaries } from './spanish/words.ts';
import { tieWords } from './ties.ts';

/** By name, or more specifically by `shape.name`, `parent.name`, `call.name`, `path.name` or `query.name`. */
export const dictionaries: readonly Readonly<Record<string, string>>[] = [
  sharedWords,
  peopleWords,
  competitionWords,
  matchWords,
  combatWords,
  tieWords,
  golfWords,
  raceRankingWords,
  raceRecordWords,
  roundWords,
  registrationWords,
  rankingWords,
  calendarWords,
  programWords,
  countedWords,
  parameterWords,
  exactWords,
];

/** The description's own texts. */
const phrases = {
  done: { en: 'Done', es: 'Hecho' },
  current: { en: 'You have the current version', es: 'Ya tienes la versión actual' },
  extraQuery: {
    en: 'Takes further query keys, and ignores them.',
    es: 'Admite más claves en la consulta y no las usa.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

/** Finds the meaning of a name at its place, and remembers which entries were used. */
export class Words {
  readonly language: Locale;
  readonly #texts = new Map(dictionaries.flatMap((words) => Object.entries(words)));
  readonly #translated = new Map(spanishDictionaries.flatMap((words) => Object.entries(words)));
  readonly #used = new Set<string>();

  constructor(language: Locale = 'en') {
    this.language = language;
  }

  /** From the most specific place to the name alone; at each, entries for numbers first if it is a number. */
  find(places: readonly (string | undefined)[], name: string, isNumber: boolean): string | undefined {
    const names = isNumber ? [`${name}#`, name] : [name];
    const placed = places.filter((place) => place !== undefined);
    const key = [...placed.map((place) => `${place}.`), '']
      .flatMap((place) => names.map((each) => place + each))
      .find((each) => this.#texts.has(each));
    if (key === undefined) return undefined;
    this.#used.add(key);
    return (this.language === 'es' ? this.#translated.get(key) : undefined) ?? this.#texts.get(key);
  }

  /** The summary of a call or an event. */
  summaryOf(name: string, english: string): string {
    return (this.language === 'es' ? spanishSummaries[name] : undefined) ?? english;
  }

  phrase(name: keyof typeof phrases): string {
    return phrases[name][this.language];
  }

  unused(): string[] {
    return [...this.#texts.keys()].filter((key) => !this.#used.has(key));
  }
}
