import type { EligibilityFacts } from '../ineligibility.ts';
import type { Licence } from '../licence.ts';
import type { PersonFacts } from '../person.ts';

/** An adult Spanish player with all facts known. */
export const person = (changes: Partial<PersonFacts> = {}): PersonFacts => ({
  id: 'ana',
  birthday: '2000-05-10',
  gender: 'FEMALE',
  nationality: 'ES',
  shirt: 7,
  ...changes,
});

/** An approved licence of that player for the Lions. */
export const licence = (changes: Partial<Licence> = {}): Licence => ({
  personId: 'ana',
  teamId: 'lions',
  state: 'APPROVED',
  playableSince: '2026-09-01',
  ...changes,
});

/** A match of the Lions for which that player is registered. */
export const matchDay = (changes: Partial<EligibilityFacts> = {}): EligibilityFacts => ({
  person: person(),
  teamId: 'lions',
  on: '2026-11-15',
  rules: {},
  licences: [licence()],
  suspensions: [],
  lineup: [],
  ...changes,
});
