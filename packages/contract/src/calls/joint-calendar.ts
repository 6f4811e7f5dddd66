import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn } from '../permissions/index.ts';
import { Code, Id } from '../shapes/fields.ts';
import {
  JointApplied,
  JointCandidates,
  JointCompetitionOutcome,
  JointPlan,
  JointRequest,
  JointUndone,
} from '../shapes/joint-calendar.ts';

const ofOrganisation = z.object({ orgCode: Code });
const one = z.object({ orgCode: Code, id: Id });
const mayManage = mayIn('competitions.manage', { organisationCode: 'params.orgCode' });

/** The calendars of several competitions at once: what they share is never double-booked. */
export const jointCalendarCalls = {
  candidates: call({
    method: 'GET',
    path: '/joint-calendars/{orgCode}/competitions',
    summary: 'List competitions that can be planned together, and what they share',
    access: mayManage,
    params: ofOrganisation,
    reply: JointCandidates,
    errors: [],
  }),
  plan: call({
    method: 'POST',
    path: '/joint-calendars/{orgCode}/plans',
    summary:
      'Start generating the schedules of several competitions at once; their matches aren’t changed yet',
    access: mayManage,
    params: ofOrganisation,
    body: JointRequest,
    status: 202,
    reply: JointPlan,
    errors: [
      'VENUE_UNKNOWN',
      'TEAM_NOT_HERE',
      'CALENDAR_WITHOUT_SETTINGS',
      'CALENDAR_WITHOUT_MATCHES',
      'CALENDAR_WITHOUT_FIELDS',
      'CALENDAR_WITHOUT_KICK_OFFS',
      'CALENDAR_TOO_LARGE',
      'CALENDAR_RULES_DIFFER',
      'JOINT_CALENDAR_UNDER_WAY',
    ],
  }),
  get: call({
    method: 'GET',
    path: '/joint-calendars/{orgCode}/plans/{id}',
    summary: 'Get the progress of a joint search, or what it found for each competition',
    access: mayManage,
    params: one,
    reply: JointPlan,
    errors: [],
  }),
  outcome: call({
    method: 'GET',
    path: '/joint-calendars/{orgCode}/plans/{id}/competitions/{competitionId}',
    summary: 'Preview one competition of a joint search: its matches, and why some have no place',
    access: mayManage,
    params: one.extend({ competitionId: Id }),
    reply: JointCompetitionOutcome,
    errors: ['CALENDAR_NOT_READY'],
  }),
  cancel: call({
    method: 'POST',
    path: '/joint-calendars/{orgCode}/plans/{id}/cancel',
    summary: 'Stop a joint search; the best schedules so far can still be applied',
    access: mayManage,
    params: one,
    reply: JointPlan,
    errors: [],
  }),
  apply: call({
    method: 'POST',
    path: '/joint-calendars/{orgCode}/plans/{id}/apply',
    summary:
      'Apply the schedules of all competitions of a joint search, or none; played or locked matches are kept',
    access: mayManage,
    params: one,
    reply: JointApplied,
    errors: ['PHASE_LOCKED', 'CALENDAR_NOT_READY', 'CALENDAR_OUTDATED'],
  }),
  undo: call({
    method: 'POST',
    path: '/joint-calendars/{orgCode}/plans/{id}/undo',
    summary: 'Put all matches of an applied joint search back where they were, if none has changed since',
    access: mayManage,
    params: one,
    reply: JointUndone,
    errors: ['PHASE_LOCKED', 'CALENDAR_NOT_APPLIED', 'CALENDAR_CHANGED_SINCE', 'CALENDAR_PLACES_GONE'],
  }),
};
