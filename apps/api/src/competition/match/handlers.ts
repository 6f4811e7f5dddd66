import { matchDeskHandlers } from './desk-handlers.ts';
import { matchManagementHandlers } from './manage/handlers.ts';

export const matchHandlers = { ...matchManagementHandlers, ...matchDeskHandlers };
