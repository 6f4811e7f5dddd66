import { registrationCalls } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: its shapes are large, and only clubs and organisers need them. */
export const registrationApi = browserClient(registrationCalls);
