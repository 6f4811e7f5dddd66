import type { CallReply, dashboardCalls } from '@traip/contract';

/** What the wizard begins with: the organisation's Traips, their seasons and categories. */
export type FormStart = CallReply<(typeof dashboardCalls)['initialData']>;
