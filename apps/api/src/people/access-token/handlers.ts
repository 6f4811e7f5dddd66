import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import {
  createOrganisationToken,
  listOrganisationTokens,
  revokeOrganisationToken,
} from './organisation-tokens.ts';
import { createOwnToken, listOwnTokens, revokeOwnToken } from './own-tokens.ts';

export const accessTokenHandlers: Handlers<typeof contract>['accessToken'] = {
  mine: listOwnTokens,
  create: createOwnToken,
  revoke: revokeOwnToken,
  ofOrganisation: listOrganisationTokens,
  createForOrganisation: createOrganisationToken,
  revokeOfOrganisation: revokeOrganisationToken,
};
