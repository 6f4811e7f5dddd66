import { type OrganisationRole, type Refusal, refuse } from '@traip/contract';
import { type Assignment, actionsFor, type MatchRole, type MatchStatus } from '@traip/engine/match';
import { lockPersonShared } from '../../../people/team/people/queries.ts';
import type { DeskScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { roleOf } from '../../competition/queries.ts';
import { moverOf } from '../../competition/reply/next-states.ts';
import { isLinkOpen, markLinkUsed } from './queries.ts';

/** A person acting on a match, with their role inside the transaction. */
export interface MatchActor {
  /** Null for the platform, and for the holder of a scorer link. */
  readonly userId: string | null;
  readonly role: MatchRole;
  readonly linkId: string | null;
}

/** For what the platform does automatically. */
export const platformActor: MatchActor = { userId: null, role: 'super-admin', linkId: null };

/** The role or the link may have been revoked since the call was authorized, so it is checked again here. */
export async function resolveActor(
  trx: Trx,
  scope: DeskScope,
  now: Date,
): Promise<MatchActor | Refusal<'UNAUTHORIZED' | 'FORBIDDEN'>> {
  if ('linkId' in scope) {
    if (!(await isLinkOpen(trx, scope.linkId, now))) return refuse('UNAUTHORIZED');
    await markLinkUsed(trx, scope.linkId, now);
    return { userId: null, role: 'referee', linkId: scope.linkId };
  }
  if (!(await lockPersonShared(trx, scope.userId))) return refuse('UNAUTHORIZED');
  return actorWith(scope.userId, await roleOf(trx, scope));
}

export function actorWith(userId: string, held: OrganisationRole | null): MatchActor | Refusal<'FORBIDDEN'> {
  const role = moverOf(held);
  return role === null ? refuse('FORBIDDEN') : { userId, role, linkId: null };
}

/** An actor on one match: assigned to it or not, or open to every referee. */
export interface AssignedActor extends MatchActor {
  readonly assigned: Assignment;
}

interface Referees {
  readonly referees: readonly string[];
  /** Whether the organisation requires assigned referees. */
  readonly onlyAssigned: boolean;
}

/** A scorer link belongs to one match, so its holder counts as assigned. */
export function assignmentOf(
  { userId, linkId }: Pick<MatchActor, 'userId' | 'linkId'>,
  { referees, onlyAssigned }: Referees,
): Assignment {
  if (linkId !== null || (userId !== null && referees.includes(userId))) return 'CALLER';
  return referees.length === 0 && !onlyAssigned ? 'NOBODY' : 'OTHERS';
}

/** Why an actor can't keep the score of this match. */
export function assignmentRefusal({ role, assigned }: AssignedActor) {
  return role === 'referee' && assigned === 'OTHERS' ? refuse('REFEREE_NOT_ASSIGNED') : null;
}

interface ActorOnMatch {
  readonly match: { readonly state: MatchStatus };
  readonly actor: AssignedActor;
}

/** Whether the actor can register events now. */
export function mayWriteEvents({ match, actor }: ActorOnMatch): boolean {
  return actionsFor(match.state, actor).includes('registerEvent');
}

/** The MVP is picked once the match is over; after it is closed, not through a scorer link. */
export function mayPickMvp({ match, actor }: ActorOnMatch): boolean {
  if (assignmentRefusal(actor)) return false;
  return match.state === 'FINISHED' || (match.state === 'CLOSED' && actor.linkId === null);
}

const recordedStates: readonly MatchStatus[] = ['CLOSED', 'CANCELLED'];

/** Licences are checked before the match; a desk that was offline then says so later. */
export function mayCheckLicences({ match, actor }: ActorOnMatch): boolean {
  return assignmentRefusal(actor) === null && !recordedStates.includes(match.state);
}
