import { randomUUIDv7 } from 'node:crypto';
import { type NewClosedDate, type Read, refuse, type venueCalls } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findTeamHere, holdVenues } from '../team-venues/queries.ts';
import { closedDateReply } from './closed-date-reply.ts';
import { closedDateSubject } from './closed-date-subject.ts';
import { findClosedDate, insertClosedDate } from './queries.ts';

export const addClosedDate: Handler<typeof venueCalls.addClosedDate> = (context, { body }) =>
  context.db.transaction().execute((trx) => closeDays(trx, context, { ...body, fieldId: null }));

type ClosedDays = Read<typeof NewClosedDate> & { readonly fieldId: string | null };
type ClosedContext = Pick<Context, 'now'> & { readonly scope: OrganisationScope };

/** Closes some days; the field belongs to the venue. */
export async function closeDays(trx: Trx, context: ClosedContext, days: ClosedDays) {
  const { scope } = context;
  const { venueId, teamId } = days;
  if (venueId !== null && (await holdVenues(trx, scope, [venueId])).length === 0)
    return refuse('VENUE_UNKNOWN', { field: 'venueId' });
  if (teamId !== null && !(await findTeamHere(trx, scope, teamId)))
    return refuse('TEAM_NOT_HERE', { field: 'teamId' });
  const id = randomUUIDv7();
  await insertClosedDate(trx, { id, organisationId: scope.organisationId, ...days });
  const created = await findClosedDate(trx, scope, id);
  if (!created) return refuse('NOT_FOUND');
  await logAction(trx, context, { ...closedDateSubject(created), action: 'CREATED' });
  return closedDateReply(created);
}
