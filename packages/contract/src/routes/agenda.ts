// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const agendaRoutes: RoutesOf<typeof contract.agenda> = {
  match: {
    method: 'GET',
    path: '/agenda/match/{id}/calendar.ics',
    isForAnyone: true,
    replyIsFile: 'text/calendar',
  },
  competition: {
    method: 'GET',
    path: '/agenda/competition/{id}/calendar.ics',
    isForAnyone: true,
    replyIsFile: 'text/calendar',
  },
  team: {
    method: 'GET',
    path: '/agenda/team/{id}/calendar.ics',
    isForAnyone: true,
    replyIsFile: 'text/calendar',
  },
  person: {
    method: 'GET',
    path: '/agenda/person/{key}/calendar.ics',
    isForAnyone: true,
    replyIsFile: 'text/calendar',
  },
  mine: { method: 'GET', path: '/agenda/mine' },
  create: { method: 'POST', path: '/agenda/mine' },
  revoke: { method: 'DELETE', path: '/agenda/mine' },
};
