import { z } from 'zod';
import { Id } from './fields.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { NewPerson, PersonChange, SquadPerson, squadLimits } from './squad.ts';

export const OrganisationPeopleQuery = z.object({
  search: Search.default(''),
  /** Only people in no team of the organisation. */
  withoutTeam: z.stringbool().default(false),
  page: pageNumber,
  limit: pageSize(),
});

/** Edit: they have no account and no guardian yet. Remove: they are in no team of the organisation either. */
export const organisationPersonAbilities = ['edit', 'remove'] as const;

/** A person added by an organisation or one of its teams, or a member of one of its teams. */
const OrganisationPerson = z
  .object({
    ...SquadPerson.pick({ personId: true, userCode: true, firstName: true, surnames: true }).shape,
    ...SquadPerson.pick({ birthday: true, age: true, photoUrl: true, publicName: true }).shape,
    /** Their teams in the organisation. */
    teams: z.array(z.object({ id: Id, name: z.string() })),
    abilities: z.array(z.enum(organisationPersonAbilities)),
  })
  .meta({ id: 'organisationPerson' });

export const OrganisationPeople = pageOf(OrganisationPerson).meta({ id: 'organisationPeople' });

/** What an organisation knows about a person it manages. */
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

/** Omitted fields are kept; null clears a field. */
export const OrganisationPersonChange = PersonChange.omit({
  personId: true,
  shirt: true,
  position: true,
  role: true,
  isDelegate: true,
  publicName: true,
}).meta({ id: 'organisationPersonChangeDto' });

/** Teams add shirts and positions; until then people have only a name and identifying details. */
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
