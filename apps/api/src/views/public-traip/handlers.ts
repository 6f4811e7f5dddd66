import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { publicTraipByCode } from './public-traip-by-code.ts';

export const publicTraipHandlers: Handlers<typeof contract>['publicTraip'] = { byCode: publicTraipByCode };
