import { z } from 'zod';
import { Id } from './fields.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { NewPerson, PersonChange, SquadPerson, squadLimits } from './squad.ts';

export const OrganisationPeopleQuery = z.object({
  search: Search.default(''),
  /** Only people who are in no team of the organisation. */
  withoutTeam: z.stringbool().default(false),
  page: pageNumber,
  limit: pageSize(),
});

/** Edit: nobody else answers for them yet. Remove: they are in no team of the organisation either. */
export const organisationPersonAbilities = ['edit', 'remove'] as const;

/** Somebody whom an organisation or one of its teams entered, or who is in one of its teams. */
const OrganisationPerson = z
  .object({
    ...SquadPerson.pick({ personId: true, userCode: true, firstName: true, surnames: true }).shape,
    ...SquadPerson.pick({ birthday: true, age: true, photoUrl: true, publicName: true }).shape,
    /** The teams of the organisation that they are in. */
    teams: z.array(z.object({ id: Id, name: z.string() })),
    abilities: z.array(z.enum(organisationPersonAbilities)),
  })
  .meta({ id: 'organisationPerson' });

export const OrganisationPeople = pageOf(OrganisationPerson).meta({ id: 'organisationPeople' });

/** What an organisation knows of somebody whom it answers for. */
export const OrganisationPersonFacts = SquadPerson.pick({
  personId: true,
  firstName: true,
  surnames: true,
  knownAs: true,
  birthday: true,
  gender: true,
  nationality: true,
  document: true,
  email: true,
  phone: true,
  version: true,
}).meta({ id: 'organisationPersonFacts' });

/** What is left out stays as it is; null empties it. */
export const OrganisationPersonChange = PersonChange.omit({
  personId: true,
  shirt: true,
  position: true,
  role: true,
  isDelegate: true,
  publicName: true,
}).meta({ id: 'organisationPersonChangeDto' });

/** A team says who plays where; until then people have a name and what identifies them. */
export const NewOrganisationPerson = NewPerson.omit({
  shirt: true,
  position: true,
  role: true,
  isDelegate: true,
  personId: true,
}).meta({ id: 'newOrganisationPersonDto' });

export const NewOrganisationPeople = z
  .object({ people: z.array(NewOrganisationPerson).min(1, 'REQUIRED').max(squadLimits.people) })
  .meta({ id: 'newOrganisationPeopleDto' });

export const OrganisationPeopleAdded = z
  .object({ added: z.array(Id), known: z.array(Id) })
  .meta({ id: 'organisationPeopleAdded' });
