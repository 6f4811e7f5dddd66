import type { PlayerFacts } from './person.ts';
import type { IsoDate, RegistrationRules } from './rules.ts';

type AgeRules = Pick<RegistrationRules, 'ageFrom' | 'ageTo' | 'referenceDate' | 'byBirthYear'>;

/**
 * Full years from a birthday to a day. In common years, people born on 29 February have theirs on 1 March.
 */
export function ageOn(birthday: IsoDate, day: IsoDate): number {
  const years = yearOf(day) - yearOf(birthday);
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** The age that counts in a competition. */
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
