import { randomUUIDv7 } from 'node:crypto';
import { refuse, type venueCalls } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findTeamHere, holdVenues } from '../team-venues/queries.ts';
import { closedDateReply } from './closed-date-reply.ts';
import { closedDateSubject } from './closed-date-subject.ts';
import { findClosedDate, insertClosedDate } from './queries.ts';

export const addClosedDate: Handler<typeof venueCalls.addClosedDate> = (context, { body }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope } = context;
    const { venueId, teamId } = body;
    if (venueId !== null && (await holdVenues(trx, scope, [venueId])).length === 0)
      return refuse('VENUE_UNKNOWN', { field: 'venueId' });
    if (teamId !== null && !(await findTeamHere(trx, scope, teamId)))
      return refuse('TEAM_NOT_HERE', { field: 'teamId' });
    const id = randomUUIDv7();
    await insertClosedDate(trx, { id, organisationId: scope.organisationId, ...body });
    const made = await findClosedDate(trx, scope, id);
    if (!made) return refuse('NOT_FOUND');
    await logAction(trx, context, { ...closedDateSubject(made), action: 'CREATED' });
    return closedDateReply(made);
  });
