import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn } from '../permissions/index.ts';
import { Code, Id } from '../shapes/fields.ts';
import {
  ClosedDate,
  ClosedDatePage,
  ClosedDateQuery,
  NewClosedDate,
  NewVenue,
  TeamVenues,
  TeamVenuesChange,
  TeamVenuesPage,
  TeamVenuesQuery,
  Venue,
  VenueChange,
  VenuePage,
  VenueQuery,
} from '../shapes/venue.ts';

const ofOrganisation = z.object({ orgCode: Code });
const one = z.object({ orgCode: Code, id: Id });
const deleted = z.object({ deleted: z.literal(true) });
const maySee = mayIn('organisation.see', { organisationCode: 'params.orgCode' });
const mayManage = mayIn('competitions.manage', { organisationCode: 'params.orgCode' });

/** Where matches are played, and when they are not. */
export const venueCalls = {
  list: call({
    method: 'GET',
    path: '/venues/{orgCode}',
    summary: 'List an organisation’s venues, with fields, opening hours and upcoming closed dates',
    access: maySee,
    params: ofOrganisation,
    query: VenueQuery,
    reply: VenuePage,
    errors: [],
  }),
  get: call({
    method: 'GET',
    path: '/venues/{orgCode}/{id}',
    summary: 'Get a venue',
    access: maySee,
    params: one,
    reply: Venue,
    errors: [],
  }),
  create: call({
    method: 'POST',
    path: '/venues/{orgCode}',
    summary: 'Add a venue with its fields',
    access: mayManage,
    params: ofOrganisation,
    body: NewVenue,
    status: 201,
    reply: Venue,
    errors: ['NAME_TAKEN'],
  }),
  update: call({
    method: 'PUT',
    path: '/venues/{orgCode}/{id}',
    summary: 'Update a venue; fields with upcoming matches can’t be removed',
    access: mayManage,
    params: one,
    body: VenueChange,
    reply: Venue,
    errors: ['NAME_TAKEN', 'STALE_VERSION', 'FIELD_UNKNOWN', 'FIELD_IN_USE'],
  }),
  delete: call({
    method: 'DELETE',
    path: '/venues/{orgCode}/{id}',
    summary: 'Delete a venue without upcoming matches',
    access: mayManage,
    params: one,
    reply: deleted,
    errors: ['FIELD_IN_USE'],
  }),
  closedDates: call({
    method: 'GET',
    path: '/closed-dates/{orgCode}',
    summary: 'List the closed dates of venues, teams and the organisation',
    access: maySee,
    params: ofOrganisation,
    query: ClosedDateQuery,
    reply: ClosedDatePage,
    errors: [],
  }),
  addClosedDate: call({
    method: 'POST',
    path: '/closed-dates/{orgCode}',
    summary: 'Add closed dates for a venue, a team or the whole organisation',
    access: mayManage,
    params: ofOrganisation,
    body: NewClosedDate,
    status: 201,
    reply: ClosedDate,
    errors: ['VENUE_UNKNOWN', 'TEAM_NOT_HERE'],
  }),
  deleteClosedDate: call({
    method: 'DELETE',
    path: '/closed-dates/{orgCode}/{id}',
    summary: 'Remove closed dates',
    access: mayManage,
    params: one,
    reply: deleted,
    errors: [],
  }),
  teamVenues: call({
    method: 'GET',
    path: '/team-venues/{orgCode}',
    summary: 'List the home venues of the organisation’s teams and those in its competitions',
    access: mayManage,
    params: ofOrganisation,
    query: TeamVenuesQuery,
    reply: TeamVenuesPage,
    errors: [],
  }),
  setTeamVenues: call({
    method: 'PUT',
    path: '/team-venues/{orgCode}/{id}',
    summary: 'Set a team’s home venues',
    access: mayManage,
    params: one,
    body: TeamVenuesChange,
    reply: TeamVenues,
    errors: ['VENUE_UNKNOWN', 'TEAM_NOT_HERE'],
  }),
};
