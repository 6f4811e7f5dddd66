import { organisationPeopleCalls } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who runs an organisation needs its shapes. */
export const organisationPeopleApi = browserClient(organisationPeopleCalls);
