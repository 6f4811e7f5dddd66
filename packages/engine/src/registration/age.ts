import type { PlayerFacts } from './person.ts';
import type { IsoDate, RegistrationRules } from './rules.ts';

type AgeRules = Pick<RegistrationRules, 'ageFrom' | 'ageTo' | 'referenceDate' | 'byBirthYear'>;

/** Whole years from a birthday to a day. Who was born on 29 February is a year older on 1 March in a common year. */
export function ageOn(birthday: IsoDate, day: IsoDate): number {
  const years = yearOf(day) - yearOf(birthday);
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** The age that counts for a competition. */
export function countingAge(birthday: IsoDate, rules: AgeRules, on: IsoDate): number {
  const reference = rules.referenceDate ?? on;
  return rules.byBirthYear ? yearOf(reference) - yearOf(birthday) : ageOn(birthday, reference);
}

export function hasAgeRule({ ageFrom, ageTo }: AgeRules): boolean {
  return ageFrom !== undefined || ageTo !== undefined;
}

export function isOverAge(
  { birthday }: Pick<PlayerFacts, 'birthday'>,
  rules: AgeRules,
  on: IsoDate,
): boolean {
  return birthday !== null && rules.ageTo !== undefined && countingAge(birthday, rules, on) > rules.ageTo;
}

function yearOf(day: IsoDate): number {
  return Number(day.slice(0, 4));
}
