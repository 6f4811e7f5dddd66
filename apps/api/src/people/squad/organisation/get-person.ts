import {
  type OrganisationPersonFacts,
  type organisationPeopleCalls,
  type Read,
  refuse,
} from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { editRefusal } from './own-people.ts';
import { listPeopleByIds, type ManagedPerson } from './queries.ts';

export const getPerson: Handler<typeof organisationPeopleCalls.get> = async ({ db, scope }, { params }) => {
  const [person] = await listPeopleByIds(db, scope, [params.personId]);
  if (!person) return refuse('PERSON_NOT_FOUND');
  return editRefusal(person) ?? factsOf(person);
};

export function factsOf(person: ManagedPerson): Read<typeof OrganisationPersonFacts> {
  const { id: personId, firstName, surnames, ownKnownAs: knownAs, birthday, gender } = person;
  const { nationality, document, email, phone, version } = person;
  const named = { personId, firstName, surnames, knownAs };
  return { ...named, birthday, gender, nationality, document, email, phone, version };
}
