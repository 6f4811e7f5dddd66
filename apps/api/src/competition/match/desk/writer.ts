import { type Refusal, refuse } from '@traip/contract';
import { actionsFrom, type FactsOf, type MatchRole, type MatchStatus } from '@traip/engine/match';
import { holdPerson } from '../../../people/team/people/queries.ts';
import type { DeskScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { roleOf } from '../../competition/queries.ts';
import { moverOf } from '../../competition/reply/next-states.ts';
import { isLinkOpen, noteUse } from './queries.ts';

/** Who writes into a match, as they stand once it is their turn. */
export interface Writer {
  /** Null: the platform itself, or whoever holds a scorer link. */
  readonly userId: string | null;
  readonly role: MatchRole;
  readonly linkId: string | null;
}

/** What nobody did, the platform does. */
export const platform: Writer = { userId: null, role: 'super-admin', linkId: null };

/** What the gate saw may be over by now: the role, or the link, is looked at again. */
export async function writerIn(
  trx: Trx,
  scope: DeskScope,
  now: Date,
): Promise<Writer | Refusal<'UNAUTHORIZED' | 'FORBIDDEN'>> {
  if ('linkId' in scope) {
    if (!(await isLinkOpen(trx, scope.linkId, now))) return refuse('UNAUTHORIZED');
    await noteUse(trx, scope.linkId, now);
    return { userId: null, role: 'referee', linkId: scope.linkId };
  }
  if (!(await holdPerson(trx, scope.userId))) return refuse('UNAUTHORIZED');
  const role = moverOf(await roleOf(trx, scope));
  return role === null ? refuse('FORBIDDEN') : { userId: scope.userId, role, linkId: null };
}

type Assigned = FactsOf['registerEvent']['assigned'];

/** A scorer link was given for this very match: whoever holds it is assigned. */
export function assignedTo({ userId, linkId }: Writer, referees: readonly string[]): Assigned {
  if (linkId !== null) return 'CALLER';
  if (referees.length === 0) return 'NOBODY';
  return userId !== null && referees.includes(userId) ? 'CALLER' : 'OTHERS';
}

interface AtTheDesk {
  readonly match: { readonly state: MatchStatus };
  readonly writer: Writer;
  readonly referees: readonly string[];
}

/** Whether somebody may write down what happens in a match now. */
export function mayWriteEvents({ match, writer, referees }: AtTheDesk): boolean {
  const isElsewhere = writer.role === 'referee' && assignedTo(writer, referees) === 'OTHERS';
  return !isElsewhere && actionsFrom(match.state, writer.role).includes('registerEvent');
}

/** The best player is chosen once the match is over; when it is official, by people only. */
export function mayPickMvp({ match, writer, referees }: AtTheDesk): boolean {
  if (writer.role === 'referee' && assignedTo(writer, referees) === 'OTHERS') return false;
  return match.state === 'FINISHED' || (match.state === 'CLOSED' && writer.linkId === null);
}
