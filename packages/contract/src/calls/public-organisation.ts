import { z } from 'zod';
import { call } from '../call.ts';
import { anyone } from '../permissions/index.ts';
import { CompetitionPage, CompetitionQuery } from '../shapes/competition-list.ts';
import { Code } from '../shapes/fields.ts';
import { PublicOrganisation } from '../shapes/organisation.ts';

const byCode = z.object({ orgCode: Code });

/** Organisations, as everyone sees them. */
export const publicOrganisationCalls = {
  info: call({
    method: 'GET',
    path: '/public/org/{orgCode}/info',
    summary: 'Get the public page of an organisation',
    access: anyone,
    params: byCode,
    reply: PublicOrganisation,
    errors: [],
  }),
  competitions: call({
    method: 'GET',
    path: '/public/org/{orgCode}/competitions',
    summary: 'List an organisation’s published competitions',
    access: anyone,
    params: byCode,
    query: CompetitionQuery,
    allowsExtraQuery: true,
    reply: CompetitionPage,
    errors: [],
  }),
};
