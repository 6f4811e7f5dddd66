import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { addClosedDate } from './closed-dates/add-closed-date.ts';
import { deleteClosedDate } from './closed-dates/delete-closed-date.ts';
import { listClosedDates } from './closed-dates/list-closed-dates.ts';
import { createVenue } from './create-venue.ts';
import { deleteVenue } from './delete-venue.ts';
import { getVenue } from './get-venue.ts';
import { listVenues } from './list-venues.ts';
import { listTeamVenues } from './team-venues/list-team-venues.ts';
import { setTeamVenues } from './team-venues/set-team-venues.ts';
import { updateVenue } from './update-venue.ts';

export const venueHandlers: Handlers<typeof contract>['venue'] = {
  list: listVenues,
  get: getVenue,
  create: createVenue,
  update: updateVenue,
  delete: deleteVenue,
  closedDates: listClosedDates,
  addClosedDate,
  deleteClosedDate,
  teamVenues: listTeamVenues,
  setTeamVenues,
};
