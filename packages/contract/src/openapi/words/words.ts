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
import { registrationWords } from './registration.ts';
import { sharedWords } from './shared.ts';

/** By name, and more exactly by `shape.name`, `parent.name`, `call.name`, `path.name` or `query.name`. */
export const dictionaries: readonly Readonly<Record<string, string>>[] = [
  sharedWords,
  peopleWords,
  competitionWords,
  matchWords,
  combatWords,
  golfWords,
  registrationWords,
  calendarWords,
  programWords,
  countedWords,
  parameterWords,
  exactWords,
];

/** Finds what a name means where it stands, and remembers which entries were of use. */
export class Words {
  readonly #texts = new Map(dictionaries.flatMap((words) => Object.entries(words)));
  readonly #used = new Set<string>();

  /** The most exact place first, then the wider ones, then the name alone; each first as that of a number, if it is one. */
  find(places: readonly (string | undefined)[], name: string, isNumber: boolean): string | undefined {
    const names = isNumber ? [`${name}#`, name] : [name];
    const placed = places.filter((place) => place !== undefined);
    const key = [...placed.map((place) => `${place}.`), '']
      .flatMap((place) => names.map((each) => place + each))
      .find((each) => this.#texts.has(each));
    if (key === undefined) return undefined;
    this.#used.add(key);
    return this.#texts.get(key);
  }

  unused(): string[] {
    return [...this.#texts.keys()].filter((key) => !this.#used.has(key));
  }
}
