import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { info } from './info.ts';
import { organisation } from './organisation.ts';
import { teams } from './teams.ts';
import { today } from './today.ts';

/** Read-only overviews; actions are in `handlers.ts`. */
export const overviewHandlers: Handlers<typeof contract>['overview'] = { organisation, info, today, teams };
