import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { myHome } from './my-home.ts';
import { myMatches } from './my-matches.ts';

export const homeHandlers: Handlers<typeof contract>['home'] = { mine: myHome, matches: myMatches };
