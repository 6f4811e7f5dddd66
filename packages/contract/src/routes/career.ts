// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const careerRoutes: RoutesOf<typeof contract.career> = {
  team: { method: 'GET', path: '/public/team/{id}/career', isForAnyone: true },
  player: { method: 'GET', path: '/public/player/{userCode}/career', isForAnyone: true },
  person: { method: 'GET', path: '/public/person/{id}', isForAnyone: true },
};
