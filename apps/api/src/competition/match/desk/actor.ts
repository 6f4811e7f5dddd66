import { type Refusal, refuse } from '@traip/contract';
import { actionsFrom, type FactsOf, type MatchRole, type MatchStatus } from '@traip/engine/match';
import { lockPersonShared } from '../../../people/team/people/queries.ts';
import type { DeskScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { roleOf } from '../../competition/queries.ts';
import { moverOf } from '../../competition/reply/next-states.ts';
import { isLinkOpen, markLinkUsed } from './queries.ts';

/** Who acts on a match, with the role they hold inside the transaction. */
export interface MatchActor {
  /** Null for the platform itself, and for the holder of a scorer link. */
  readonly userId: string | null;
  readonly role: MatchRole;
  readonly linkId: string | null;
}

/** For what the platform does by itself. */
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
  const role = moverOf(await roleOf(trx, scope));
  return role === null ? refuse('FORBIDDEN') : { userId: scope.userId, role, linkId: null };
}

type Assignment = FactsOf['registerEvent']['assigned'];

/** A scorer link belongs to one match, so its holder counts as assigned. */
export function assignmentOf({ userId, linkId }: MatchActor, referees: readonly string[]): Assignment {
  if (linkId !== null) return 'CALLER';
  if (referees.length === 0) return 'NOBODY';
  return userId !== null && referees.includes(userId) ? 'CALLER' : 'OTHERS';
}

interface ActorOnMatch {
  readonly match: { readonly state: MatchStatus };
  readonly actor: MatchActor;
  readonly referees: readonly string[];
}

/** Whether the actor may register events now. */
export function mayWriteEvents({ match, actor, referees }: ActorOnMatch): boolean {
  const isElsewhere = actor.role === 'referee' && assignmentOf(actor, referees) === 'OTHERS';
  return !isElsewhere && actionsFrom(match.state, actor.role).includes('registerEvent');
}

/** The MVP is picked once the match is over; after it is closed, not through a scorer link. */
export function mayPickMvp({ match, actor, referees }: ActorOnMatch): boolean {
  if (actor.role === 'referee' && assignmentOf(actor, referees) === 'OTHERS') return false;
  return match.state === 'FINISHED' || (match.state === 'CLOSED' && actor.linkId === null);
}
