import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, signedIn } from '../permissions/index.ts';
import { AgendaKey, MyAgenda } from '../shapes/agenda.ts';
import { Id } from '../shapes/fields.ts';
import { FileReply, InLanguage } from '../shapes/file.ts';

const byId = z.object({ id: Id });

const file = {
  method: 'GET',
  who: anyone,
  query: InLanguage,
  reply: FileReply,
  replyIsFile: 'text/calendar',
  cache: 'revalidate',
  errors: [],
} as const;

/** Matches as calendars read them (RFC 5545). Calendars cannot sign in: what is not public has a secret address. */
export const agendaCalls = {
  match: call({
    ...file,
    path: '/agenda/match/{id}/calendar.ics',
    summary: 'One match, for a calendar',
    params: byId,
  }),
  competition: call({
    ...file,
    path: '/agenda/competition/{id}/calendar.ics',
    summary: 'The matches of a public competition, for calendars that subscribe to them',
    params: byId,
  }),
  team: call({
    ...file,
    path: '/agenda/team/{id}/calendar.ics',
    summary: 'The matches of a public team, for calendars that subscribe to them',
    params: byId,
  }),
  person: call({
    ...file,
    path: '/agenda/person/{key}/calendar.ics',
    summary: 'The matches that somebody plays or referees, under their secret address',
    params: z.object({ key: AgendaKey }),
  }),
  mine: call({
    method: 'GET',
    path: '/agenda/mine',
    summary: 'The secret address of one’s own matches',
    who: signedIn,
    reply: MyAgenda,
    errors: [],
  }),
  create: call({
    method: 'POST',
    path: '/agenda/mine',
    summary: 'A new secret address for one’s own matches; the old one leads nowhere any more',
    who: signedIn,
    status: 201,
    reply: MyAgenda,
    errors: [],
  }),
  revoke: call({
    method: 'DELETE',
    path: '/agenda/mine',
    summary: 'Let the secret address of one’s own matches lead nowhere any more',
    who: signedIn,
    reply: z.object({ revoked: z.literal(true) }),
    errors: [],
  }),
};
