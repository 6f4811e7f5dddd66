import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { find } from './find.ts';
import { now } from './now.ts';

export const searchHandlers: Handlers<typeof contract>['search'] = { find, now };
