import { familyCalls } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who has children needs its shapes. */
export const familyApi = browserClient(familyCalls);
