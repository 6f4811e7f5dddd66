import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, signedIn } from '../permissions/index.ts';
import {
  AccessTokens,
  CreatedAccessToken,
  NewAccessToken,
  NewOrganisationToken,
  OrganisationTokens,
} from '../shapes/access-token.ts';
import { Code, Id } from '../shapes/fields.ts';

const mayEdit = mayIn('organisation.edit', { organisationCode: 'params.orgCode' });
const ofOrganisation = z.object({ orgCode: Code });
const revoked = z.object({ revoked: z.literal(true) });

/** Tokens with which programs act for a person or an organisation. */
export const accessTokenCalls = {
  mine: call({
    method: 'GET',
    path: '/access-tokens',
    summary: 'List the caller’s access tokens, newest first',
    access: signedIn,
    isSensitive: true,
    reply: AccessTokens,
    errors: [],
  }),
  create: call({
    method: 'POST',
    path: '/access-tokens',
    summary: 'Create an access token; this reply is the only one that shows it',
    access: signedIn,
    stepUp: 'always',
    body: NewAccessToken,
    status: 201,
    reply: CreatedAccessToken,
    errors: ['TOO_MANY_TOKENS'],
  }),
  revoke: call({
    method: 'DELETE',
    path: '/access-tokens/{id}',
    summary: 'Revoke one of your access tokens',
    access: signedIn,
    params: z.object({ id: Id }),
    reply: revoked,
    errors: [],
  }),
  ofOrganisation: call({
    method: 'GET',
    path: '/access-tokens/org/{orgCode}',
    summary: 'List an organisation’s access tokens, newest first',
    access: mayEdit,
    params: ofOrganisation,
    reply: OrganisationTokens,
    errors: [],
  }),
  createForOrganisation: call({
    method: 'POST',
    path: '/access-tokens/org/{orgCode}',
    summary: 'Create an access token for an organisation; this reply is the only one that shows it',
    access: mayEdit,
    stepUp: 'always',
    params: ofOrganisation,
    body: NewOrganisationToken,
    status: 201,
    reply: CreatedAccessToken,
    errors: ['TOO_MANY_TOKENS'],
  }),
  revokeOfOrganisation: call({
    method: 'DELETE',
    path: '/access-tokens/org/{orgCode}/{id}',
    summary: 'Revoke one of an organisation’s access tokens',
    access: mayEdit,
    params: ofOrganisation.extend({ id: Id }),
    reply: revoked,
    errors: [],
  }),
};
