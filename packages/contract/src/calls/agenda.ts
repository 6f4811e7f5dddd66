import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, signedIn } from '../permissions/index.ts';
import { AgendaKey, MyAgenda } from '../shapes/agenda.ts';
import { Id } from '../shapes/fields.ts';
import { FileReply, InLanguage } from '../shapes/file.ts';

const byId = z.object({ id: Id });

const file = {
  method: 'GET',
  access: anyone,
  query: InLanguage,
  reply: FileReply,
  replyIsFile: 'text/calendar',
  cache: 'revalidate',
  errors: [],
} as const;

/** Matches for calendar apps (RFC 5545). They cannot sign in, so private calendars have a secret address. */
export const agendaCalls = {
  match: call({
    ...file,
    path: '/agenda/match/{id}/calendar.ics',
    summary: 'Get one match as a calendar entry',
    params: byId,
  }),
  competition: call({
    ...file,
    path: '/agenda/competition/{id}/calendar.ics',
    summary: 'Subscribe to a public competition’s matches (iCalendar)',
    params: byId,
  }),
  team: call({
    ...file,
    path: '/agenda/team/{id}/calendar.ics',
    summary: 'Subscribe to a public team’s matches (iCalendar)',
    params: byId,
  }),
  person: call({
    ...file,
    path: '/agenda/person/{key}/calendar.ics',
    summary: 'Get someone’s matches from their secret calendar address (iCalendar)',
    params: z.object({ key: AgendaKey }),
  }),
  mine: call({
    method: 'GET',
    path: '/agenda/mine',
    summary: 'Get the secret address of your calendar',
    access: signedIn,
    reply: MyAgenda,
    errors: [],
  }),
  create: call({
    method: 'POST',
    path: '/agenda/mine',
    summary: 'Create a new secret address for your calendar; the old one stops working',
    access: signedIn,
    status: 201,
    reply: MyAgenda,
    errors: [],
  }),
  revoke: call({
    method: 'DELETE',
    path: '/agenda/mine',
    summary: 'Delete the secret address of your calendar',
    access: signedIn,
    reply: z.object({ revoked: z.literal(true) }),
    errors: [],
  }),
};
