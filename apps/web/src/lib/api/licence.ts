import { licenceCalls } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who has a licence needs its shapes. */
export const licenceApi = browserClient(licenceCalls);
