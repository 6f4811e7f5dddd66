import { protestCalls } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only organisers need its shapes. */
export const protestApi = browserClient(protestCalls);
