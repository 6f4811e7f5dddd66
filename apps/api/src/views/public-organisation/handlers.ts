import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { competitions } from './competitions.ts';
import { info } from './info.ts';

export const publicOrganisationHandlers: Handlers<typeof contract>['publicOrganisation'] = {
  info,
  competitions,
};
