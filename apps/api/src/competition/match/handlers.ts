import { matchDeskHandlers } from './desk-handlers.ts';
import { matchManagementHandlers } from './manage/handlers.ts';

/** Everything that is asked of matches. */
export const matchHandlers = { ...matchManagementHandlers, ...matchDeskHandlers };
