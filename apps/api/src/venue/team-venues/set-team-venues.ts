import { refuse, type venueCalls } from '@traip/contract';
import type { Handler } from '../../http/handler.ts';
import { teamInBrief } from '../../team/in-brief.ts';
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
