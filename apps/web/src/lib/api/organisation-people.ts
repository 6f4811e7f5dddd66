import { organisationPeopleRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only those who run an organisation need it. */
export const organisationPeopleApi = browserClient(organisationPeopleRoutes);
