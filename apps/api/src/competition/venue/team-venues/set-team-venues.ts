import { refuse, type venueCalls } from '@traip/contract';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { underLock } from '../lock/under-lock.ts';
import { findHere, holdVenues, saveTeamVenues } from './queries.ts';

export const setTeamVenues: Handler<typeof venueCalls.setTeamVenues> = async (context, { params, body }) =>
  underLock(context, async (trx) => {
    const { scope } = context;
    if (!(await findHere(trx, scope, params.id))) return refuse('TEAM_NOT_HERE');
    const asked = [...new Set(body.venueIds)];
    const own = await holdVenues(trx, scope, asked);
    if (own.length < asked.length) return refuse('VENUE_UNKNOWN', { field: 'venueIds' });
    await saveTeamVenues(trx, scope, params.id, asked);
    const saved = await findHere(trx, scope, params.id);
    return saved ? { team: teamInBrief(saved), venues: saved.venues } : refuse('NOT_FOUND');
  });
