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
    summary: 'List everyone in an organisation or its teams, with their teams',
    access: mayManage,
    params: byCode,
    query: OrganisationPeopleQuery,
    reply: OrganisationPeople,
    errors: [],
  }),
  add: call({
    method: 'POST',
    path: '/people/{orgCode}',
    summary: 'Add people to an organisation before they have a team; people already known are skipped',
    access: mayManage,
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
      'Preview a pasted table of people, row by row, matched against the organisation; nothing is saved',
    access: mayManage,
    onlyReads: true,
    params: byCode,
    body: PeopleTable,
    maxBodyBytes: squadLimits.tableBytes * 2,
    reply: PeopleTablePreview,
    errors: ['TABLE_EMPTY', 'TOO_MANY_ROWS', 'TOO_MANY_COLUMNS'],
  }),
  get: call({
    method: 'GET',
    path: '/people/{orgCode}/{personId}',
    summary: 'Get a person added by the organisation or one of its teams',
    access: mayManage,
    params: onePerson,
    reply: OrganisationPersonFacts,
    errors: ['PERSON_NOT_FOUND', 'PERSON_HAS_ACCOUNT', 'PERSON_HAS_GUARDIAN'],
  }),
  change: call({
    method: 'PUT',
    path: '/people/{orgCode}/{personId}',
    summary:
      'Update a person added by the organisation or one of its teams, until they have an account or a guardian',
    access: mayManage,
    params: onePerson,
    body: OrganisationPersonChange,
    reply: OrganisationPersonFacts,
    errors: ['PERSON_NOT_FOUND', 'PERSON_HAS_ACCOUNT', 'PERSON_HAS_GUARDIAN', 'STALE_VERSION'],
  }),
  remove: call({
    method: 'POST',
    path: '/people/{orgCode}/remove',
    summary: 'Remove people without a team from an organisation’s list; their matches are kept',
    access: mayManage,
    params: byCode,
    body: PeopleOfSquad,
    reply: z.object({ removed: z.number() }),
    errors: ['PERSON_NOT_FOUND', 'PERSON_HAS_ACCOUNT', 'PERSON_IN_TEAM'],
  }),
  restore: call({
    method: 'POST',
    path: '/people/{orgCode}/restore',
    summary: 'Restore people removed from an organisation’s list in the last 30 days',
    access: mayManage,
    params: byCode,
    body: PeopleOfSquad,
    reply: z.object({ restored: z.number() }),
    errors: ['PERSON_NOT_FOUND'],
  }),
  setPhoto: call({
    method: 'PUT',
    path: '/people/{orgCode}/{personId}/photo',
    summary: 'Upload a photo of a person added by the organisation or one of its teams',
    access: mayManage,
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
    summary: 'Remove the photo of a person added by the organisation or one of its teams',
    access: mayManage,
    params: onePerson,
    reply: z.object({ removed: z.literal(true) }),
    errors: ['PERSON_NOT_FOUND', 'PERSON_HAS_ACCOUNT', 'PERSON_HAS_GUARDIAN'],
  }),
};
