import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, signedIn } from '../permissions/index.ts';
import {
  CalendarApplied,
  CalendarEstimate,
  CalendarPlan,
  CalendarPlanPage,
  CalendarPlanQuery,
  CalendarQuestion,
  CalendarWishes,
  LastWishes,
} from '../shapes/calendar.ts';
import { Id } from '../shapes/fields.ts';

const ofPhase = z.object({ phaseId: Id });
const one = z.object({ phaseId: Id, id: Id });
const mayManage = mayIn('competitions.manage', { phase: 'params.phaseId' });

/** Dates, kick-offs and fields of a phase: searched in the background, looked at, and applied. */
export const calendarCalls = {
  estimate: call({
    method: 'POST',
    path: '/calendar/estimate',
    summary: 'How many days a season of so many teams needs, before there is one',
    who: signedIn,
    body: CalendarQuestion,
    reply: CalendarEstimate,
    errors: ['PARAMS_INVALID', 'FORMAT_REFUSED'],
  }),
  plan: call({
    method: 'POST',
    path: '/calendar/{phaseId}/plans',
    summary: 'Search a calendar for the matches of a phase; nothing is written into them yet',
    who: mayManage,
    params: ofPhase,
    body: CalendarWishes,
    status: 202,
    reply: CalendarPlan,
    errors: [
      'PHASE_LOCKED',
      'VENUE_UNKNOWN',
      'TEAM_NOT_HERE',
      'CALENDAR_WITHOUT_MATCHES',
      'CALENDAR_WITHOUT_FIELDS',
      'CALENDAR_WITHOUT_KICK_OFFS',
      'CALENDAR_TOO_LARGE',
      'CALENDAR_UNDER_WAY',
    ],
  }),
  wishes: call({
    method: 'GET',
    path: '/calendar/{phaseId}/wishes',
    summary: 'What was last asked of the calendar of a phase, or when the competition was made',
    who: mayManage,
    params: ofPhase,
    reply: LastWishes,
    errors: [],
  }),
  plans: call({
    method: 'GET',
    path: '/calendar/{phaseId}/plans',
    summary: 'The calendars that were searched for a phase, the newest first',
    who: mayManage,
    params: ofPhase,
    query: CalendarPlanQuery,
    reply: CalendarPlanPage,
    errors: [],
  }),
  get: call({
    method: 'GET',
    path: '/calendar/{phaseId}/plans/{id}',
    summary: 'How far a search is, or the calendar that it found',
    who: mayManage,
    params: one,
    reply: CalendarPlan,
    errors: [],
  }),
  cancel: call({
    method: 'POST',
    path: '/calendar/{phaseId}/plans/{id}/cancel',
    summary: 'Stop a search; the best that it has found can still be applied',
    who: mayManage,
    params: one,
    reply: CalendarPlan,
    errors: [],
  }),
  apply: call({
    method: 'POST',
    path: '/calendar/{phaseId}/plans/{id}/apply',
    summary: 'Write a calendar into the matches; what is played or locked stays as it is',
    who: mayManage,
    params: one,
    reply: CalendarApplied,
    errors: ['PHASE_LOCKED', 'CALENDAR_NOT_READY', 'CALENDAR_OUTDATED'],
  }),
};
