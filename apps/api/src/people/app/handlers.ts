import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { createApp, deleteApp, listOrganisationApps, rotateAppSecret, updateApp } from './apps.ts';
import { authorizeApp, checkAuthorization } from './authorizations.ts';
import {
  disconnectApp,
  disconnectFromOrganisation,
  listAppsOfOrganisation,
  listConnectedApps,
} from './connections.ts';
import { allowDevice, checkDevice, denyDevice } from './devices.ts';

export const appHandlers: Handlers<typeof contract>['app'] = {
  list: listOrganisationApps,
  create: createApp,
  update: updateApp,
  rotateSecret: rotateAppSecret,
  delete: deleteApp,
  checkAuthorization,
  authorize: authorizeApp,
  checkDevice,
  allowDevice,
  denyDevice,
  connected: listConnectedApps,
  disconnect: disconnectApp,
  connectedToOrganisation: listAppsOfOrganisation,
  disconnectFromOrganisation,
};
