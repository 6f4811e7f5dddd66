import { squadCalls } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: its shapes are large, and only who runs a team needs them. */
export const squadApi = browserClient(squadCalls);
