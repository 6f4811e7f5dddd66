// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const closingRoutes: RoutesOf<typeof contract.closing> = {
  preview: { method: 'POST', path: '/closings/{orgCode}/preview', hasBody: true },
  save: { method: 'POST', path: '/closings/{orgCode}', hasBody: true },
  undo: { method: 'POST', path: '/closings/{orgCode}/undo', hasBody: true },
};
