import { ageOn } from '../registration/age.ts';

/** What is known about a person’s age. */
export interface Born {
  readonly age: number | null;
  readonly birthYear: number | null;
  /** As 1988-02-29. */
  readonly birthDate: string | null;
}

/**
 * The age that counts. YEAR: the year of the meeting minus the year of birth. YEAR_BEFORE: one year less, as
 * at the start of the year. DAY: on the first day of the meeting, or on a fixed day of the season. GIVEN: the
 * stated age, or else the one from the year or day.
 */
export interface AgeRule {
  readonly by: 'YEAR' | 'YEAR_BEFORE' | 'DAY' | 'GIVEN';
  readonly year: number | null;
  readonly day: string | null;
}

export interface AgeGroup {
  readonly key: string;
  readonly min: number;
  readonly max: number;
  readonly gender: string | null;
  readonly rule: AgeRule;
}

/** A person’s age under a rule; null if unknown. */
function countedAge(born: Born, { by, year, day }: AgeRule): number | null {
  const byYear = yearsSince(born, year);
  const onDay = born.birthDate === null || day === null ? null : ageOn(born.birthDate, day);
  switch (by) {
    case 'YEAR':
      return byYear ?? born.age;
    case 'YEAR_BEFORE':
      return byYear === null ? null : byYear - 1;
    case 'DAY':
      return onDay ?? born.age;
    case 'GIVEN':
      return born.age ?? onDay ?? byYear;
  }
}

function yearsSince({ birthYear, birthDate }: Born, year: number | null): number | null {
  const born = birthYear ?? (birthDate === null ? null : Number(birthDate.slice(0, 4)));
  return born === null || year === null ? null : year - born;
}

/** Whether a person belongs to a group. Unknown age or gender excludes from groups that require it. */
export function isInGroup(person: Born & { readonly gender: string | null }, group: AgeGroup): boolean {
  if (group.gender !== null && group.gender !== person.gender) return false;
  const age = countedAge(person, group.rule);
  if (age === null) return group.min <= 0 && group.max === Number.POSITIVE_INFINITY;
  return age >= group.min && age <= group.max;
}
