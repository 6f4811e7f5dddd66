import { refuse, type venueCalls } from '@traip/contract';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { withVenueLock } from '../lock/with-venue-lock.ts';
import { findTeamHere, holdVenues, saveTeamVenues } from './queries.ts';

export const setTeamVenues: Handler<typeof venueCalls.setTeamVenues> = async (context, { params, body }) =>
  withVenueLock(context, async (trx) => {
    const { scope } = context;
    if (!(await findTeamHere(trx, scope, params.id))) return refuse('TEAM_NOT_HERE');
    const venueIds = [...new Set(body.venueIds)];
    const own = await holdVenues(trx, scope, venueIds);
    if (own.length < venueIds.length) return refuse('VENUE_UNKNOWN', { field: 'venueIds' });
    await saveTeamVenues(trx, scope, params.id, venueIds);
    const saved = await findTeamHere(trx, scope, params.id);
    if (!saved) return refuse('NOT_FOUND');
    const details = { venues: saved.venues.map(({ name }) => name) };
    await logAction(trx, context, {
      subjectKind: 'TEAM',
      subjectId: params.id,
      action: 'VENUES_SET',
      details,
    });
    return { team: teamInBrief(saved), venues: saved.venues };
  });
