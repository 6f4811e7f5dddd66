import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, signedIn } from '../permissions/index.ts';
import {
  CalendarApplied,
  CalendarEstimate,
  CalendarPlan,
  CalendarPlanPage,
  CalendarPlanQuery,
  CalendarPreferences,
  CalendarQuestion,
  LastCalendarPreferences,
} from '../shapes/calendar.ts';
import { Id } from '../shapes/fields.ts';

const ofPhase = z.object({ phaseId: Id });
const one = z.object({ phaseId: Id, id: Id });
const mayManage = mayIn('competitions.manage', { phase: 'params.phaseId' });

/** Dates, kick-offs and fields of a phase: searched in the background, reviewed, and applied. */
export const calendarCalls = {
  estimate: call({
    method: 'POST',
    path: '/calendar/estimate',
    summary: 'Estimate how many days a season needs',
    access: signedIn,
    onlyReads: true,
    takesOrganisationTokens: true,
    body: CalendarQuestion,
    reply: CalendarEstimate,
    errors: ['PARAMS_INVALID', 'FORMAT_REFUSED'],
  }),
  plan: call({
    method: 'POST',
    path: '/calendar/{phaseId}/plans',
    summary: 'Start generating a schedule for a phase; its matches aren’t changed yet',
    access: mayManage,
    params: ofPhase,
    body: CalendarPreferences,
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
    summary: 'Get the last schedule settings of a phase, or those from when the competition was created',
    access: mayManage,
    params: ofPhase,
    reply: LastCalendarPreferences,
    errors: [],
  }),
  plans: call({
    method: 'GET',
    path: '/calendar/{phaseId}/plans',
    summary: 'List the schedules generated for a phase, newest first',
    access: mayManage,
    params: ofPhase,
    query: CalendarPlanQuery,
    reply: CalendarPlanPage,
    errors: [],
  }),
  get: call({
    method: 'GET',
    path: '/calendar/{phaseId}/plans/{id}',
    summary: 'Get the progress or result of a schedule',
    access: mayManage,
    params: one,
    reply: CalendarPlan,
    errors: [],
  }),
  cancel: call({
    method: 'POST',
    path: '/calendar/{phaseId}/plans/{id}/cancel',
    summary: 'Stop generating a schedule; the best one so far can still be applied',
    access: mayManage,
    params: one,
    reply: CalendarPlan,
    errors: [],
  }),
  apply: call({
    method: 'POST',
    path: '/calendar/{phaseId}/plans/{id}/apply',
    summary: 'Apply a schedule to the matches; played or locked ones are kept',
    access: mayManage,
    params: one,
    reply: CalendarApplied,
    errors: ['PHASE_LOCKED', 'CALENDAR_NOT_READY', 'CALENDAR_OUTDATED'],
  }),
};
