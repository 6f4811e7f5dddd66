import { type organisationPersonAbilities, refuse } from '@traip/contract';
import type { ManagedPerson } from './queries.ts';

type Ability = (typeof organisationPersonAbilities)[number];
type Answered = Pick<ManagedPerson, 'userCode' | 'isOurs' | 'hasGuardian'>;

/** People with an account or a guardian are theirs to change; before that, whoever entered them may. */
export function abilitiesOver({ userCode, isOurs, hasGuardian }: Answered, isInTeam: boolean): Ability[] {
  if (userCode !== null || !isOurs) return [];
  return [...(hasGuardian ? [] : ['edit' as const]), ...(isInTeam ? [] : ['remove' as const])];
}

/** Why an organisation cannot change a person. */
export function editRefusal(person: Answered | undefined) {
  if (!person?.isOurs) return refuse(person?.userCode ? 'PERSON_HAS_ACCOUNT' : 'PERSON_NOT_FOUND');
  if (person.userCode !== null) return refuse('PERSON_HAS_ACCOUNT');
  return person.hasGuardian ? refuse('PERSON_HAS_GUARDIAN') : undefined;
}
