// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const publicOrganisationRoutes: RoutesOf<typeof contract.publicOrganisation> = {
  info: { method: 'GET', path: '/public/org/{orgCode}/info', isForAnyone: true },
  competitions: { method: 'GET', path: '/public/org/{orgCode}/competitions', isForAnyone: true },
};
