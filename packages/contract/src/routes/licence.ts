// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const licenceRoutes: RoutesOf<typeof contract.licence> = {
  mine: { method: 'GET', path: '/profile/licences' },
  sendAgain: { method: 'POST', path: '/profile/licences/{id}/send', hasBody: true },
};
