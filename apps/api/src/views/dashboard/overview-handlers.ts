import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { info } from './info.ts';
import { organisation } from './organisation.ts';
import { teams } from './teams.ts';
import { today } from './today.ts';

/** How an organisation is doing; what is done there is in `handlers.ts`. */
export const overviewHandlers: Handlers<typeof contract>['overview'] = { organisation, info, today, teams };
