import { type Announcement, type competitionCalls, type Read, refuse } from '@traip/contract';
import { findPublicCompetition } from '../../platform/authorization/visible/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { findSquadsAndContact, listPhaseDates, listVenues } from './queries.ts';

type Reply = Read<typeof Announcement>;

/** Public call: an unpublished competition is not found. */
export const announcement: Handler<typeof competitionCalls.announcement> = async ({ db }, { params }) => {
  if (!(await findPublicCompetition(db, params.id))) return refuse('NOT_FOUND');
  const [phases, venues, { registrationRules, email }] = await Promise.all([
    listPhaseDates(db, params.id),
    listVenues(db, params.id),
    findSquadsAndContact(db, params.id),
  ]);
  return {
    phases: phases.map((phase) => ({
      ...phase,
      params: (phase.params ?? {}) as Reply['phases'][number]['params'],
    })),
    venues,
    squads: registrationRules as Reply['squads'],
    contactEmail: email,
  };
};
