import { type organisationPersonAbilities, refuse } from '@traip/contract';
import type { ManagedPerson } from './queries.ts';

type Ability = (typeof organisationPersonAbilities)[number];
type Answered = Pick<ManagedPerson, 'userCode' | 'isOurs' | 'hasGuardian'>;

/** Who has an account or a guardian is answered for by them; before, by whoever entered them. */
export function abilitiesOver({ userCode, isOurs, hasGuardian }: Answered, isInTeam: boolean): Ability[] {
  if (userCode !== null || !isOurs) return [];
  return [...(hasGuardian ? [] : ['edit' as const]), ...(isInTeam ? [] : ['remove' as const])];
}

/** Why an organisation does not change somebody. */
export function editRefusal(person: Answered | undefined) {
  if (!person?.isOurs) return refuse(person?.userCode ? 'PERSON_HAS_ACCOUNT' : 'PERSON_NOT_FOUND');
  if (person.userCode !== null) return refuse('PERSON_HAS_ACCOUNT');
  return person.hasGuardian ? refuse('PERSON_HAS_GUARDIAN') : undefined;
}
