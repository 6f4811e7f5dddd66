import { organisationPeopleRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who runs an organisation needs it. */
export const organisationPeopleApi = browserClient(organisationPeopleRoutes);
