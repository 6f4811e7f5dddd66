import type { contract } from '@traip/contract';
import type { Handlers } from '../http/handler.ts';
import { find } from './find.ts';
import { now } from './now.ts';

export const searchHandlers: Handlers<typeof contract>['search'] = { find, now };
