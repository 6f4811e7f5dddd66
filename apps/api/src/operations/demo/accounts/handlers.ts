import type { contract } from '@traip/contract';
import type { Handlers } from '../../../platform/routing/handler.ts';
import { accounts } from './accounts.ts';

export const demoHandlers: Handlers<typeof contract>['demo'] = { accounts };
