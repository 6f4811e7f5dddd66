import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn } from '../permissions/index.ts';
import { Code } from '../shapes/fields.ts';
import {
  NewOrganisationPeople,
  OrganisationPeople,
  OrganisationPeopleAdded,
  OrganisationPeopleQuery,
} from '../shapes/organisation-people.ts';
import { PeopleTable, PeopleTablePreview, squadLimits } from '../shapes/squad.ts';

const byCode = z.object({ orgCode: Code });
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
};
