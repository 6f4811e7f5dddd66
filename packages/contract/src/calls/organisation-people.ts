import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn } from '../permissions/index.ts';
import { Code, Id } from '../shapes/fields.ts';
import {
  NewOrganisationPeople,
  OrganisationPeople,
  OrganisationPeopleAdded,
  OrganisationPeopleQuery,
  OrganisationPersonChange,
  OrganisationPersonFacts,
} from '../shapes/organisation-people.ts';
import { PictureStored, picture, pictureErrors } from '../shapes/picture.ts';
import { PeopleOfSquad, PeopleTable, PeopleTablePreview, squadLimits } from '../shapes/squad.ts';

const byCode = z.object({ orgCode: Code });
const onePerson = z.object({ orgCode: Code, personId: Id });
const mayManage = mayIn('teams.manage', { organisationCode: 'params.orgCode' });

/** The people of an organisation, in whichever team or in none. `squad.add` puts them into a team by their id. */
export const organisationPeopleCalls = {
  list: call({
    method: 'GET',
    path: '/people/{orgCode}',
    summary: 'Everybody whom an organisation or its teams entered or have, with their teams',
    who: mayManage,
    params: byCode,
    query: OrganisationPeopleQuery,
    reply: OrganisationPeople,
    errors: [],
  }),
  add: call({
    method: 'POST',
    path: '/people/{orgCode}',
    summary: 'Enter people into an organisation before they have a team; who is known already is left alone',
    who: mayManage,
    params: byCode,
    body: NewOrganisationPeople,
    maxBodyBytes: squadLimits.tableBytes,
    status: 201,
    reply: OrganisationPeopleAdded,
    errors: [],
  }),
  readTable: call({
    method: 'POST',
    path: '/people/{orgCode}/table',
    summary:
      'What a pasted table of people says, row by row, and whom the organisation knows; nothing is saved',
    who: mayManage,
    params: byCode,
    body: PeopleTable,
    maxBodyBytes: squadLimits.tableBytes * 2,
    reply: PeopleTablePreview,
    errors: ['TABLE_EMPTY', 'TOO_MANY_ROWS', 'TOO_MANY_COLUMNS'],
  }),
  get: call({
    method: 'GET',
    path: '/people/{orgCode}/{personId}',
    summary: 'What an organisation knows of somebody whom it or a team of it entered',
    who: mayManage,
    params: onePerson,
    reply: OrganisationPersonFacts,
    errors: ['PERSON_NOT_FOUND', 'PERSON_HAS_ACCOUNT', 'PERSON_HAS_GUARDIAN'],
  }),
  change: call({
    method: 'PUT',
    path: '/people/{orgCode}/{personId}',
    summary:
      'Change somebody whom the organisation or a team of it entered, until they have an account or a guardian',
    who: mayManage,
    params: onePerson,
    body: OrganisationPersonChange,
    reply: OrganisationPersonFacts,
    errors: ['PERSON_NOT_FOUND', 'PERSON_HAS_ACCOUNT', 'PERSON_HAS_GUARDIAN', 'STALE_VERSION'],
  }),
  remove: call({
    method: 'POST',
    path: '/people/{orgCode}/remove',
    summary: 'Take people without a team off the list of an organisation; what they played stays',
    who: mayManage,
    params: byCode,
    body: PeopleOfSquad,
    reply: z.object({ removed: z.number() }),
    errors: ['PERSON_NOT_FOUND', 'PERSON_HAS_ACCOUNT', 'PERSON_IN_TEAM'],
  }),
  restore: call({
    method: 'POST',
    path: '/people/{orgCode}/restore',
    summary: 'Bring people back who were taken off the list of an organisation within the last 30 days',
    who: mayManage,
    params: byCode,
    body: PeopleOfSquad,
    reply: z.object({ restored: z.number() }),
    errors: ['PERSON_NOT_FOUND'],
  }),
  setPhoto: call({
    method: 'PUT',
    path: '/people/{orgCode}/{personId}/photo',
    summary: 'Give somebody a photograph whom the organisation or a team of it entered',
    who: mayManage,
    params: onePerson,
    upload: picture,
    reply: PictureStored,
    errors: [
      ...pictureErrors,
      'PERSON_NOT_FOUND',
      'PERSON_HAS_ACCOUNT',
      'PERSON_HAS_GUARDIAN',
      'PHOTO_NOT_ALLOWED',
    ],
  }),
  removePhoto: call({
    method: 'DELETE',
    path: '/people/{orgCode}/{personId}/photo',
    summary: 'Take the photograph away of somebody whom the organisation or a team of it entered',
    who: mayManage,
    params: onePerson,
    reply: z.object({ removed: z.literal(true) }),
    errors: ['PERSON_NOT_FOUND', 'PERSON_HAS_ACCOUNT', 'PERSON_HAS_GUARDIAN'],
  }),
};
